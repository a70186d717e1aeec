import path from 'node:path';
import type { Mailer } from './mailer';

/** Where the mails of a console go, as its settings say. */
export interface MailPlace {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Mails are kept here where there is no server. */
  readonly folder: string;
}

interface Settings {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataFolder: string;
}

export const mailPlace = ({ smtpUrl, mailFrom, dataFolder }: Settings): MailPlace => ({
  smtpUrl,
  from: mailFrom,
  folder: path.join(dataFolder, 'outbox'),
});

/** The mailer of a console. What sends mails, or writes them, is loaded with the first one. */
export const openMailer = ({ smtpUrl, from, folder }: MailPlace): Mailer => {
  let opening: Promise<Mailer> | undefined;
  const open = async (): Promise<Mailer> =>
    smtpUrl
      ? (await import('./smtp-mailer')).smtpMailer(smtpUrl, from)
      : (await import('./folder-mailer')).folderMailer(folder, from);
  return {
    end: smtpUrl ? 'sent' : 'kept',
    deliver: async (mail) => (await (opening ??= open())).deliver(mail),
    close: () => void opening?.then((mailer) => mailer.close()),
  };
};
