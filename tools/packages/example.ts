import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pack } from './pack';

const run = promisify(execFile);

/**
 * The example as a team outside has it: copied to `folder`, with our packages from their tarballs. The folder is below the checkout, where everything
 * else that it needs is found, and is not tracked.
 */
export const exampleOutside = async (root: string, folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, 'examples/rspack-remote'), folder, {
    recursive: true,
    filter: (file) => !/(^|\/)(dist|node_modules|packages)$/.test(file),
  });
  for (const tarball of await pack(root, path.join(folder, 'packages'))) {
    const name = path.basename(tarball).replace(/^lectern-(.*)-\d+\.\d+\.\d+\.tgz$/, '$1');
    const to = path.join(folder, 'node_modules/@lectern', name);
    await mkdir(to, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', to, '--strip-components=1']);
  }
};
