import nodemailer from 'nodemailer';
import { MailDelayed, MailRefused, MailServerGone, type Mailer } from './mailer';
import { messageOf } from './message';

/** How long the server may take to be there, to greet, and to answer, in ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** What is kept of a server's answer, in characters. */
const longestAnswer = 300;

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Of nodemailer: this mail can't be handed over at all, such as an address with letters that end it. */
const unfitMail = ['EENVELOPE', 'EMESSAGE'];

/** What a failed attempt means: nodemailer has the server's status where there was an answer; 421 ends the whole connection. */
export const meaningOf = (error: SmtpError): Error => {
  const says = (error.response ?? error.message).slice(0, longestAnswer);
  const { responseCode: status, code } = error;
  if (status === undefined && unfitMail.includes(code ?? '')) return new MailRefused(says);
  if (status === undefined || status === 421 || code === 'EAUTH') return new MailServerGone(says);
  return status >= 500 ? new MailRefused(says) : new MailDelayed(says);
};

/** Sends by an SMTP server, over one connection that is kept while there is something to send. `url`: smtp://user:password@host:port, or smtps. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    end: 'sent',
    deliver: async (mail) => {
      try {
        const { response } = (await transport.sendMail(messageOf(mail, from))) as { response: string };
        return response.slice(0, longestAnswer);
      } catch (error) {
        throw meaningOf(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
};
