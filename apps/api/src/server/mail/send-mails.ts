import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { defineJob, type WorkerServices } from '../jobs/job';
import { outputPath } from '../jobs/output-file';
import {
  endLateMails,
  forgetOldMails,
  nextDueMail,
  noteDelayed,
  noteDelivered,
  noteRefused,
  noteServerGone,
  type DueMail,
} from './due-mails.queries';
import { openLink } from './link-secret';
import { MailDelayed, MailRefused, MailServerGone, type MailAttachment, type Mailer, type ReadyMail } from './mailer';
import { sendMailsJob } from './queue-mail';
import { withLink } from './render-mail';

/** The same for each attempt at a mail, also after a crash between the server's answer and our note of it. */
const messageIdOf = ({ id, dedupeKey }: DueMail, host: string): string =>
  `<${createHash('sha256')
    .update(`${id} ${dedupeKey ?? ''}`)
    .digest('hex')
    .slice(0, 40)}@${host}>`;

type Kept = Pick<WorkerServices, 'keys' | 'store'>;

/** @throws MailRefused where the file is gone */
const readAttachment = async ({ file }: DueMail, { store }: Kept): Promise<MailAttachment | undefined> => {
  if (!file) return undefined;
  const bytes = await store.read(outputPath(file.key));
  if (!bytes) throw new MailRefused('Its file is no longer there');
  return { name: file.name, type: file.type, bytes };
};

/** The mail as it leaves, with its link and its file. @throws MailRefused where no key opens the link any more, or the file is gone */
const readyMail = async (mail: DueMail, services: Kept, host: string): Promise<ReadyMail> => {
  const { id, toEmail: to, subject, secretSealed } = mail;
  const link = secretSealed ? openLink(services.keys, secretSealed) : '';
  if (link === undefined) throw new MailRefused('Its link was encrypted by a key that this console no longer has');
  const bodies = withLink({ text: mail.bodyText, html: mail.bodyHtml }, link);
  const attachment = await readAttachment(mail, services);
  return {
    ...{ id, to, subject, createdAt: new Date(mail.createdAt), ...bodies, attachment },
    messageId: messageIdOf(mail, host),
  };
};

/** Hands one mail over and answers how to note what came of it; `goOn` is false where no other mail would go out either. */
const attempt = async (
  mailer: Mailer,
  mail: DueMail,
  services: Kept,
  host: string,
): Promise<{ readonly goOn: boolean; readonly note: (db: Kysely<DB>) => Promise<void> }> => {
  try {
    const answer = await mailer.deliver(await readyMail(mail, services, host));
    return { goOn: true, note: (db) => noteDelivered(db, mail.id, mailer.end, answer) };
  } catch (error) {
    if (error instanceof MailRefused) return { goOn: true, note: (db) => noteRefused(db, mail.id, error.message) };
    if (error instanceof MailDelayed) return { goOn: true, note: (db) => noteDelayed(db, mail, error.message) };
    if (error instanceof MailServerGone)
      return { goOn: false, note: (db) => noteServerGone(db, mail.id, error.message) };
    throw error;
  }
};

/**
 * Sends every mail that is due, one after the other. A mail is noted as sent after the server's answer: a crash between the two sends a mail twice,
 * with the same Message-ID, and loses none. The clock starts it each minute, a queued mail at once.
 */
export const sendMails = defineJob({
  name: sendMailsJob,
  kind: 'clock',
  async run({ services, db, step }) {
    const { mailer } = services;
    const host = new URL(services.publicUrl).hostname;
    let done = 0;
    await step(async (transaction) => {
      await endLateMails(transaction);
      await forgetOldMails(transaction);
      return { done };
    });
    for (let mail = await nextDueMail(db); mail; mail = await nextDueMail(db)) {
      const { goOn, note } = await attempt(mailer, mail, services, host);
      done += 1;
      await step(async (transaction) => {
        await note(transaction);
        return { done };
      });
      if (!goOn) break;
    }
    return { state: 'done' };
  },
});
