import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runningNote, writeNote } from './note';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-note-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a console is found while it runs and not after', async () => {
  const takeBack = await writeNote(folder, 'http://localhost:1');
  expect(await runningNote(folder)).toMatchObject({ address: 'http://localhost:1', pid: process.pid });
  await takeBack();
  expect(await runningNote(folder)).toBeUndefined();
});

test('a second console neither replaces the note of the first nor removes it', async () => {
  await writeNote(folder, 'http://localhost:1');
  const takeBack = await writeNote(folder, 'http://localhost:2');
  await takeBack();
  expect(await runningNote(folder)).toMatchObject({ address: 'http://localhost:1' });
});

test.each([
  '',
  '{"address":"http://localhost:1","pid":1}',
  '{"address":"http://localhost:1","pid":1,"process":"1 0 x"}',
])('%j is the note of nobody', async (text) => {
  await writeFile(path.join(folder, 'console.json'), text);
  expect(await runningNote(folder)).toBeUndefined();
});
