import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Mailer } from './mailer';
import { messageOf } from './message';

/** Writes each mail as `NUMBER.eml` into this folder, for a console without a mail server; mail programs open such files. */
export const folderMailer = (folder: string, from: string): Mailer => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    end: 'kept',
    deliver: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return `${mail.id}.eml`;
    },
    close: () => undefined,
  };
};
