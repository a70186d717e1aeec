import { tmpdir } from 'node:os';
import { Usage } from '../arguments';
import { parseCheckShell, runCheckShell } from './command';

test('it takes a folder and an address, and nothing else', () => {
  expect(parseCheckShell([])).toEqual({});
  expect(parseCheckShell(['dist', '--to', 'https://c.example'])).toEqual({ folder: 'dist', to: 'https://c.example' });
  expect(() => parseCheckShell(['a', 'b'])).toThrow(Usage);
  expect(() => parseCheckShell(['--all'])).toThrow(Usage);
});

test('a folder without a build of the shell is refused by its path', async () => {
  const target = { origin: 'http://localhost:1', deployKey: () => Promise.resolve('key') } as never;
  await expect(runCheckShell(target, 'a-mfe', tmpdir(), () => undefined)).rejects.toThrow(
    `There is no build of the shell in ${tmpdir()}`,
  );
});
