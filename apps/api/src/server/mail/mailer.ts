import type { MailBodies } from './render-mail';

/** A file that goes with a mail; `type` is its MIME type. */
export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A mail as it leaves the console. */
export interface ReadyMail extends MailBodies {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  /** The same for each attempt at one mail: a mail program shows a mail that came twice once. */
  readonly messageId: string;
  readonly createdAt: Date;
  readonly attachment?: MailAttachment | undefined;
}

/** Where mails go. */
export interface Mailer {
  /** `kept`: no server is set, and the mail is a file on this machine. */
  readonly end: 'sent' | 'kept';
  /** Hands one mail over; answers what the server said of it. @throws MailRefused, MailDelayed, MailServerGone */
  deliver(mail: ReadyMail): Promise<string>;
  close(): void;
}

/** The server takes this mail never: it says so by a status of 500 and more. */
export class MailRefused extends Error {}
/** The server does not take this mail now: a status of 400 to 499. */
export class MailDelayed extends Error {}
/** The server can't be reached or lets nobody in: no mail goes out, whatever it is. */
export class MailServerGone extends Error {}
