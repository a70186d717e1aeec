import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startConsole, type Console } from '../src/harness/console';

const root = path.resolve(import.meta.dirname, '../../..');

/** Once for all consoles that the files start: each start would write the same builds again, while others read them. */
const build = (): void => {
  if (process.env['AS_BUILT'] !== '1')
    execFileSync(
      process.execPath,
      [path.join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--outputStyle=static'],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  process.env['AS_BUILT'] = '1';
};

/** Asks once for each built file: it is compressed at the first request and kept, which takes each new console seconds of the processor. */
const compressAll = async ({ url, dataFolder }: Console): Promise<void> => {
  const objects = path.join(dataFolder, 'objects');
  const files = (await readdir(objects, { recursive: true })).filter((file) =>
    /^(shell|remotes)\/.*\.(js|css|json|svg)$/.test(file),
  );
  const take = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) {
      // A connection of its own each: a kept one may be closed by the server at the moment it is used again.
      const answer = await fetch(`${url}/${file}`, { headers: { 'accept-encoding': 'br', connection: 'close' } });
      if (!answer.ok) throw new Error(`${file} is answered with ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all([take(), take()]);
};

/**
 * Before all browser tests: everything is built, and one first start makes the data that each file gets a copy of. What a first start makes is
 * tested by the files that bring a folder of their own. Gives what takes the data away at the end.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  build();
  const data = await mkdtemp(path.join(tmpdir(), 'lectern-e2e-data-'));
  await chmod(data, 0o755); // as root, the database runs as another user that must be able to enter
  const console = await startConsole({ dataFolder: data });
  await compressAll(console);
  await console.stop();
  process.env['E2E_DATA'] = data;
  return () => rm(data, { recursive: true, force: true });
}
