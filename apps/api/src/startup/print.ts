import { demoUsers } from '../seed/demo-users';

/** Agencies and trainers: the console refuses their sign-in. */
const refused: readonly number[] = [13, 14];

/** What the terminal says when the console can be used. */
export const welcome = (
  address: string,
  { demo, isMailSent }: { readonly demo: boolean; readonly isMailSent: boolean },
): string => {
  const accounts = demoUsers.filter(({ roleId }) => !refused.includes(roleId));
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const rows = accounts.map(({ role, email, password }) => `  ${email.padEnd(width)}  ${password}  ${role}`);
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
