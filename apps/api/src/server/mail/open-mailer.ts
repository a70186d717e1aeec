import path from 'node:path';
import { folderMailer } from './folder-mailer';
import type { Mailer } from './mailer';
import { smtpMailer } from './smtp-mailer';

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

export const openMailer = ({ smtpUrl, from, folder }: MailPlace): Mailer =>
  smtpUrl ? smtpMailer(smtpUrl, from) : folderMailer(folder, from);
