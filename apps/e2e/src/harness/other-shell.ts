import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';

const dist = path.resolve(import.meta.dirname, '../../../shell/dist');

/** A build of the shell in a folder, which `remove` takes away. */
interface OtherShell {
  readonly folder: string;
  readonly hash: string;
  remove(): Promise<void>;
}

/** The built shell with some of its scripts changed. Digests and hash are its own; nothing is built again. @throws when no script changes */
const changedShell = async (
  change: (text: string, file: string, build: ShellBuild) => string,
  given?: ShellBuild['given'],
): Promise<OtherShell> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-shell-'));
  await cp(dist, folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const build = JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8')) as ShellBuild;
  const files = { ...build.files };
  for (const file of (await readdir(folder)).filter((each) => each.endsWith('.js') && files[each])) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const changed = change(text, file, build);
    if (changed === text) continue;
    const bytes = Buffer.from(changed);
    await writeFile(path.join(folder, file), bytes);
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}` as const;
    files[file] = { ...files[file], integrity, bytes: bytes.length };
  }
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  if (hash === build.hash) throw new Error('no script of the shell was changed');
  await writeFile(
    path.join(folder, 'shell.json'),
    JSON.stringify({ ...build, files, hash, given: given ?? build.given }),
  );
  return { folder, hash, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** The built shell as one that gives another version of a module: the same code but for that word. */
export const shellGiving = async (name: string, version: string): Promise<OtherShell> => {
  const { given } = JSON.parse(await readFile(path.join(dist, 'shell.json'), 'utf8')) as ShellBuild;
  const before = `"${name}":"${given.modules[name] ?? ''}"`;
  return changedShell((text) => text.replaceAll(before, `"${name}":"${version}"`), {
    ...given,
    modules: { ...given.modules, [name]: version },
  });
};

/** The built shell with another first script. */
export const shellWithEntry = (change: (text: string) => string): Promise<OtherShell> =>
  changedShell((text, file, { entry }) => (file === entry.find((each) => each.endsWith('.js')) ? change(text) : text));
