/** `npm run remotes`. Exit code 0: done, or done before. 1: refused. 2: the command line is not understood. */
import path from 'node:path';
import { parse, usage, Usage } from './arguments';
import { startCheck } from './check/start';
import { build, buildFolder, remoteNames } from './build';
import { run } from './commands';
import { createdText, createRemote } from './create/create';
import { checkContractUsage, parseCheckContract, runCheckContract } from './contract/command';
import { checkShellUsage, parseCheckShell, runCheckShell } from './shell/command';
import { isKeyCommand, keyUsage, parseKeys } from './keys/arguments';
import { runKeys } from './keys/commands';
import { UserError } from './user-error';
import { serve, servingText, usualPort } from './serve';
import { findTarget } from './target';

const root = path.resolve(import.meta.dirname, '../..');
const [word, ...rest] = process.argv.slice(2);
const allUsage = `${usage}\n${checkContractUsage}\n${checkShellUsage}\n\n${keyUsage}`;
const say = (text: string): void => console.log(text);
const targetOf = (to: string | undefined) =>
  findTarget(to, process.env, path.resolve(process.env['DATA_DIR'] || path.join(root, 'data')));

/** Runs a command on the releases of one remote. */
const runOnReleases = async (): Promise<void> => {
  const args = parse(process.argv.slice(2));
  const { command, name = '' } = args;
  const folderOf = (remote: string): Promise<string> =>
    args.folder
      ? Promise.resolve(path.resolve(args.folder))
      : args.build
        ? build(root, remote)
        : Promise.resolve(buildFolder(root, remote));
  if (command === 'create-remote') console.log(createdText(await createRemote(root, name)));
  else if (command === 'serve') say(servingText(name, await serve(await folderOf(name), name, args.port ?? usualPort)));
  else if (command === 'check')
    process.exitCode = (await startCheck(root, name, await folderOf(name), args.url)) ? 0 : 1;
  else {
    const target = await targetOf(args.to);
    await run(args, { target, known: remoteNames(root), build: folderOf, say });
  }
};

const runCommand = async (): Promise<void> => {
  if (word === 'help' || word === '--help') return say(allUsage);
  if (isKeyCommand(word)) return runKeys(parseKeys(word, rest), { target: targetOf, env: process.env, say });
  if (word === 'check-contract')
    return runCheckContract(await targetOf(parseCheckContract(rest)), remoteNames(root)[0] ?? '', say);
  if (word === 'check-shell') {
    const { folder = path.join(root, 'apps/shell/dist'), to } = parseCheckShell(rest);
    return runCheckShell(await targetOf(to), remoteNames(root)[0] ?? '', path.resolve(folder), say);
  }
  return runOnReleases();
};

try {
  await runCommand();
} catch (error) {
  console.error(
    error instanceof Usage ? `${error.message}\n\n${allUsage}` : error instanceof UserError ? error.message : error,
  );
  process.exitCode = error instanceof Usage ? 2 : 1;
}
