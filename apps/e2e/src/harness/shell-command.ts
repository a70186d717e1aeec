import { demoUsers } from '@lectern/api/demo-users';
import { parseShell } from '@lectern/tools/shell/arguments';
import { runShell } from '@lectern/tools/shell/commands';
import { startConsole, type Console } from './console';

/** `npm run shell` by the demo's super admin. Answers what it prints. */
export const shellCommand = async ({ url }: Console, ...line: string[]): Promise<string> => {
  const admin = demoUsers.find(({ roleId }) => roleId === 1);
  const env = { LECTERN_EMAIL: admin?.email, LECTERN_PASSWORD: admin?.password };
  let said = '';
  await runShell(parseShell(line), { target: { origin: url }, env, usual: '', say: (text) => (said = text) });
  return said;
};

/** Starts another process on the same database, whose build of the shell waits to be promoted. */
export const startWaiting = ({ dataFolder }: Console, folder: string): Promise<Console> =>
  startConsole({ dataFolder, env: { SHELL_DIR: folder, SHELL_CHANNEL: 'next', AS_BUILT: '1' } });
