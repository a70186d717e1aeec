import { demoUsers } from '../seed/demo-users';

/** What the terminal says when the console can be used. */
export const welcome = (address: string, { demo }: { demo: boolean }): string => {
  const width = Math.max(...demoUsers.map((account) => account.email.length));
  const rows = demoUsers.map(({ role, email, password }) => `  ${email.padEnd(width)}  ${password}  ${role}`);
  return [
    '',
    `Lectern is ready: ${address}`,
    ...(demo ? ['', 'Sign in as', ...rows] : []),
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n');
};
