/** `npm run remotes`: exit code 0 when it is done (or was before), 1 when it was refused, 2 when the command line is not understood. */
import path from 'node:path';
import { isLocal, parse, usage, Usage } from './arguments';
import { build, buildFolder, remoteNames } from './build';
import { run } from './commands';
import { createdText, createRemote } from './create/create';
import { Refused } from './refused';
import { findTarget } from './target';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const asked = parse(process.argv.slice(2));
  if (isLocal(asked.command)) console.log(createdText(await createRemote(root, asked.name ?? '')));
  else {
    const target = await findTarget(asked.to, process.env, path.resolve(process.env['DATA_DIR'] || path.join(root, 'data')));
    await run(asked, { target, known: remoteNames(root), build: (name) => (asked.build ? build(root, name) : Promise.resolve(buildFolder(root, name))), say: (text) => console.log(text) });
  }
} catch (error) {
  console.error(error instanceof Usage ? `${error.message}\n\n${usage}` : error instanceof Refused ? error.message : error);
  process.exitCode = error instanceof Usage ? 2 : 1;
}
