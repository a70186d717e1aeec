import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemote } from './create';

const lock = `${JSON.stringify({ lockfileVersion: 3, packages: { '': {} } }, null, 2)}\n`;
let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lectern-create-'));
  await mkdir(path.join(root, 'apps/catalog-mfe'), { recursive: true });
  await mkdir(path.join(root, 'libs'));
  await writeFile(
    path.join(root, 'package.json'),
    JSON.stringify({ devDependencies: { react: '19.3.1', 'react-dom': '19.3.1' } }),
  );
  await writeFile(path.join(root, 'package-lock.json'), lock);
});
afterEach(() => rm(root, { recursive: true }));

const everything = async (): Promise<string[]> => (await readdir(root, { recursive: true })).sort();

test('a remote has its folder, its entries in the lock file and its workflow, and no other file is left [D11.2]', async () => {
  expect(await createRemote(root, 'library')).toBe('library-mfe');
  expect((await readdir(root)).sort()).toEqual(['.github', 'apps', 'libs', 'package-lock.json', 'package.json']);
  expect((await readdir(path.join(root, 'apps/library-mfe'))).sort()).toEqual([
    'README.md',
    'jest.config.cjs',
    'package.json',
    'remote.config.ts',
    'src',
    'tsconfig.json',
    'webpack.config.ts',
  ]);
  expect(await readFile(path.join(root, 'package-lock.json'), 'utf8')).toContain('"node_modules/@lectern/library-mfe"');
  expect(await readdir(path.join(root, '.github/workflows'))).toEqual(['library-mfe.yml']);
});

test('a name that is taken or wrong is refused with all reasons, and nothing is written [D11.2]', async () => {
  const before = await everything();
  await expect(createRemote(root, 'catalog')).rejects.toThrow('there is a catalog-mfe in this checkout already');
  await expect(createRemote(root, 'Users!')).rejects.toThrow(
    /begin with a small letter\n.*small letters, digits and hyphens/,
  );
  expect(await everything()).toEqual(before);
});

test('a creation that fails half-way leaves nothing [D11.2]', async () => {
  // The workflow can't take its place where a file is in the way of its folder.
  await writeFile(path.join(root, '.github'), '');
  const before = await everything();
  await expect(createRemote(root, 'library')).rejects.toThrow();
  await rm(path.join(root, '.github'));
  expect(await everything()).toEqual(before.filter((each) => each !== '.github'));
  expect(await readFile(path.join(root, 'package-lock.json'), 'utf8')).toBe(lock);
});
