import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { globalName } from '@lectern/remote-kit/global-name';
import type { Release, Sha384 } from '@lectern/remote-kit';
import declared from '../../fixtures/container-remote/remote.config';

const root = path.resolve(import.meta.dirname, '../../../..');
const fixtures = path.join(root, 'apps/e2e/fixtures');
/** Inside the checkout, where packages are found; the folder is not tracked. */
const folderOf = (name: string): string => path.join(root, 'apps/e2e/dist-changed', `container-${name}`);

/** The release of the fixture that this version of the federation plugin builds. Answers its folder. */
export const builtBy = async (version: string): Promise<string> => {
  const folder = folderOf(version);
  await promisify(execFile)(
    process.execPath,
    [
      ...['--import', 'tsx', path.join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build'],
      ...['-c', 'webpack.config.ts', '--output-path', folder],
    ],
    {
      cwd: path.join(fixtures, 'container-remote'),
      env: { ...process.env, NODE_ENV: 'production', FEDERATION: version, REMOTE_VERSION: `1.0.0-g${version}` },
    },
  );
  return folder;
};

/** The release that is made by hand, of the format `plain`; `needs` names more shared modules with their ranges. Answers its folder. */
export const plain = async (
  version = '1.0.0-gplain',
  needs: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const [from, to] = [path.join(fixtures, 'plain-remote'), folderOf(version)];
  const names = ['remoteEntry.js', 'counter.js'];
  await mkdir(to, { recursive: true });
  const files: Record<string, { integrity: Sha384; bytes: number }> = {};
  for (const name of names) {
    const text = await readFile(path.join(from, name), 'utf8');
    const bytes = Buffer.from(
      text.replace(globalName('container-mfe', '1.0.0-gplain'), globalName('container-mfe', version)),
    );
    await writeFile(path.join(to, name), bytes);
    files[name] = { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes: bytes.length };
  }
  const module = (range: string) => ({ range, singleton: true });
  const release: Release = {
    ...{ format: 1, version, commit: '', container: 'plain', declared, files },
    shared: Object.fromEntries(
      Object.entries({ react: '^19.3.0', '@lectern/ui-kit': '^1.0.0', ...needs }).map(([name, range]) => [
        name,
        module(range),
      ]),
    ),
    assets: { entry: ['remoteEntry.js'], counter: ['counter.js'] },
  };
  await writeFile(path.join(to, 'release.json'), JSON.stringify(release));
  return to;
};
