import { demoUsers } from '../seed/demo-users';

/** What the terminal says when the console can be used. */
export const welcome = (
  address: string,
  { demo, isMailSent }: { readonly demo: boolean; readonly isMailSent: boolean },
): string => {
  const width = Math.max(...demoUsers.map((account) => account.email.length));
  const rows = demoUsers.map(({ role, email, password }) => `  ${email.padEnd(width)}  ${password}  ${role}`);
  return [
    '',
    `Lectern is ready: ${address}`,
    ...(demo ? ['', 'Sign in as', ...rows] : []),
    ...(isMailSent
      ? []
      : ['', `No mail leaves this machine: SMTP_URL is not set. Mails are at ${address}/setting/mail`]),
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n');
};
