/** `npm run remotes`: exit code 0 when it is done (or was before), 1 when it was refused, 2 when the command line is not understood. */
import path from 'node:path';
import { isLocal, parse, usage, Usage } from './arguments';
import { build, buildFolder, remoteNames } from './build';
import { run } from './commands';
import { createdText, createRemote } from './create/create';
import { isKeyCommand, keyUsage, parseKeys } from './keys/arguments';
import { runKeys } from './keys/commands';
import { Refused } from './refused';
import { findTarget } from './target';

const root = path.resolve(import.meta.dirname, '../..');
const [word, ...rest] = process.argv.slice(2);
const say = (text: string): void => console.log(text);
const targetOf = (to: string | undefined) => findTarget(to, process.env, path.resolve(process.env['DATA_DIR'] || path.join(root, 'data')));

/** What has to do with one remote's releases. */
const runOnReleases = async (): Promise<void> => {
  const asked = parse(process.argv.slice(2));
  if (isLocal(asked.command)) console.log(createdText(await createRemote(root, asked.name ?? '')));
  else {
    const target = await targetOf(asked.to);
    await run(asked, { target, known: remoteNames(root), build: (name) => (asked.build ? build(root, name) : Promise.resolve(buildFolder(root, name))), say });
  }
};

try {
  await (isKeyCommand(word) ? runKeys(parseKeys(word, rest), { target: targetOf, env: process.env, say }) : runOnReleases());
} catch (error) {
  console.error(error instanceof Usage ? `${error.message}\n\n${usage}\n\n${keyUsage}` : error instanceof Refused ? error.message : error);
  process.exitCode = error instanceof Usage ? 2 : 1;
}
