import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globalName } from '@lectern/remote-kit/global-name';
import type { Release } from '@lectern/remote-kit';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * A built remote as another version, without building it again: the same code under another name, with digests of its own; `change` may
 * change a file's text. Gives its folder, which `remove` takes away.
 */
export const renumbered = async (
  remote: string,
  version: string,
  change: (file: string, text: string) => string = (_file, text) => text,
): Promise<{ readonly folder: string; remove(): Promise<void> }> => {
  const folder = await mkdtemp(path.join(tmpdir(), `lectern-${remote}-`));
  await cp(path.join(root, 'apps', remote, 'dist'), folder, {
    recursive: true,
    filter: (source) => !source.endsWith('.map'),
  });
  const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Release;
  const files: Record<string, Release['files'][string]> = {};
  for (const file of Object.keys(release.files)) {
    const text = change(
      file,
      (await readFile(path.join(folder, file), 'utf8')).replaceAll(
        globalName(remote, release.version),
        globalName(remote, version),
      ),
    );
    const bytes = Buffer.from(text);
    await writeFile(path.join(folder, file), bytes);
    files[file] = { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes: bytes.length };
  }
  await writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...release, version, files }));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};
