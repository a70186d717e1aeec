import { randomUUID } from 'node:crypto';
import { mailCalls, type MailRow } from '@lectern/contract/platform/mail';
import type { Actor, Handlers } from '../../../server/calls/frame';
import { maskEmail } from '../../../server/calls/mask';
import { readListOf } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { openLink } from '../../../server/mail/link-secret';
import { mailTexts, type MailText } from '../../../server/mail/mail-texts';
import { queueMailTo } from '../../../server/mail/queue-mail';
import type { Services } from '../../../server/services';
import { countMails, mailPage, readMail, type StoredMail } from './mail-shown.queries';

const mayReveal = ({ rights, impersonatorId }: Pick<Actor, 'rights' | 'impersonatorId'>): boolean =>
  rights.has('piiReveal') && impersonatorId === null;

const shown = (
  { id, toEmail, subject, state, attempts, error, createdAt, sentAt }: StoredMail,
  actor: Actor,
): MailRow => ({
  id,
  to: mayReveal(actor) ? toEmail : (maskEmail(toEmail) ?? ''),
  subject,
  state,
  attempts,
  // A server's answer often names the address.
  error: error === null || mayReveal(actor) ? error : error.replaceAll(toEmail, maskEmail(toEmail) ?? ''),
  createdAt,
  sentAt,
});

export const mailHandlers = ({
  keys,
  mail: { isSent, showsLinks },
}: Pick<Services, 'keys' | 'mail'>): Handlers<typeof mailCalls> => ({
  list: async ({ request, db, actor }) => {
    const listRequest = readListOf(mailCalls.list, request);
    const list =
      listRequest.sort.length > 0 ? listRequest : { ...listRequest, sort: [{ name: 'createdAt', descending: true }] };
    const { rows } = await mailPage(list).execute(db);
    const answer = pageAnswer(list, rows, await countMails(db, list), (row) => [
      ...list.sort.map(() => row.createdAtExactly),
      row.id,
    ]);
    return { ...answer, items: answer.items.map((row) => shown(row, actor)), isSent };
  },

  detail: async ({ request: { id }, db, actor }) => {
    const mail = await readMail(db, id, actor.roleId);
    const text: MailText | undefined = mailTexts[mail.template as keyof typeof mailTexts];
    // A link to set a password opens the account: shown with the right to edit settings, for persons without further rights (H4), never in production.
    const isLinkShown =
      showsLinks && actor.rights.has('settingEdit') && actor.impersonatorId === null && !mail.isBeyond;
    const link = isLinkShown && mail.secretSealed ? openLink(keys, mail.secretSealed) : undefined;
    return {
      mail: {
        ...shown(mail, actor),
        text: mail.bodyText,
        linkLabel: text?.linkLabel ?? null,
        link: link ?? null,
      },
    };
  },

  test: async ({ request: { to }, db, actor, audit }) => {
    await queueMailTo(db, to, { name: 'test', dedupeKey: `test:${randomUUID()}` });
    audit({ action: 'mail.test', entity: 'users', entityId: actor.userId, changes: { email: [null, to] } });
    return {};
  },
});
