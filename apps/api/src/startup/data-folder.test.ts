import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataFolder } from './data-folder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a new folder is made with the folders above it, and is ours from then on', async () => {
  const data = path.join(folder, 'a/b');
  await openDataFolder(data);
  await writeFile(path.join(data, 'notes.txt'), '');
  await openDataFolder(data);
});

test('a folder with files of something else is refused, and nothing is written into it', async () => {
  await writeFile(path.join(folder, 'thesis.doc'), '');
  await expect(openDataFolder(folder)).rejects.toThrow('holds files of something else (thesis.doc)');
});

test('a file, and a place where nobody can write, are refused with one sentence', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(openDataFolder(file)).rejects.toThrow('cannot be written');
  await expect(openDataFolder('/proc/lectern/data')).rejects.toThrow('cannot be written');
});
