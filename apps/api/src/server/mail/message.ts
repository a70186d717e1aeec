import type { SendMailOptions } from 'nodemailer';
import type { ReadyMail } from './mailer';

/** A mail as nodemailer takes it; mail programs do not answer it by themselves. */
export const messageOf = (
  { to, subject, text, html, messageId, createdAt, attachment }: ReadyMail,
  from: string,
): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId,
  date: createdAt,
  ...(attachment && {
    attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.bytes }],
  }),
  headers: { 'Auto-Submitted': 'auto-generated' },
});
