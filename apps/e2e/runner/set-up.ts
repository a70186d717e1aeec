import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startConsole } from '../src/harness/console';

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

/**
 * Before all browser tests: everything is built, and one first start makes the data that each file gets a copy of. What a first start makes is
 * tested by the files that bring a folder of their own. Gives what takes the data away at the end.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  build();
  const data = await mkdtemp(path.join(tmpdir(), 'lectern-e2e-data-'));
  await chmod(data, 0o755); // as root, the database runs as another user that must be able to enter
  await (await startConsole({ dataFolder: data })).stop();
  process.env['E2E_DATA'] = data;
  return () => rm(data, { recursive: true, force: true });
}
