/** `npm run shell`. Exit code 0: done. 1: refused. 2: the command line is not understood. */
import path from 'node:path';
import { Usage } from '../remotes/arguments';
import { findTarget } from '../remotes/target';
import { UserError } from '../remotes/user-error';
import { parseShell, shellUsage } from './arguments';
import { runShell } from './commands';

const root = path.resolve(import.meta.dirname, '../..');

const runCommand = async (): Promise<void> => {
  const words = process.argv.slice(2);
  if (words[0] === 'help' || words[0] === '--help') return console.log(shellUsage);
  const args = parseShell(words);
  const dataFolder = path.resolve(process.env['DATA_DIR'] || path.join(root, 'data'));
  await runShell(args, {
    target: await findTarget(args.to, process.env, dataFolder),
    env: process.env,
    usual: path.join(root, 'apps/shell/dist'),
    say: (text) => console.log(text),
  });
};

try {
  await runCommand();
} catch (error) {
  console.error(
    error instanceof Usage ? `${error.message}\n\n${shellUsage}` : error instanceof UserError ? error.message : error,
  );
  process.exitCode = error instanceof Usage ? 2 : 1;
}
