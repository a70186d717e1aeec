import { budgets, sizeGate } from './budgets';
import type { Release } from './types';

const filesOf = (sizes: Record<string, number>): Release['files'] =>
  Object.fromEntries(Object.entries(sizes).map(([path, bytes]) => [path, { integrity: 'sha384-x', bytes }]));
const declared = { routes: [], slots: [] };
const assets = {
  entry: ['remoteEntry.js', 'remote.js'],
  list: ['shared.js', 'list.js', 'list.css'],
  form: ['shared.js', 'form.js'],
};

test('a release within its budgets passes, at the very limit too', () => {
  expect(
    sizeGate({
      files: filesOf({ 'remoteEntry.js': budgets.entry - 100, 'remote.js': 100, 'list.js': budgets.expose }),
      assets,
      declared,
    }),
  ).toEqual([]);
});

test('each part over its budget is reported by name and number [D2.1]', () => {
  const files = filesOf({
    'remoteEntry.js': 40_000,
    'remote.js': 1_000,
    'shared.js': 100_000,
    'list.js': 31_000,
    'list.css': 200,
    'form.js': 400,
    'picture.webp': 2_100_000,
  });
  expect(sizeGate({ files, assets, declared })).toEqual([
    'the entry is 40.1 KiB of at most 32.0 KiB',
    'the expose list is 128.2 KiB of at most 128.0 KiB',
    'the whole release is 2219.4 KiB of at most 2048.0 KiB',
  ]);
});

test('one byte too much does not read as equal', () => {
  expect(sizeGate({ files: filesOf({ 'remoteEntry.js': budgets.entry + 1 }), assets: {}, declared })).toEqual([
    'the entry is 32.1 KiB of at most 32.0 KiB',
  ]);
});

test('a contribution that is fetched on demand may be larger, unless a page brings it too', () => {
  const files = filesOf({ 'editor.js': budgets.onDemand });
  const ofEditor = { files, assets: { editor: ['editor.js'] } };
  const slots = [{ slot: 'content.editor.v1', id: 'editor', order: 1, access: 'signed in', expose: 'editor' }] as const;
  expect(sizeGate({ ...ofEditor, declared: { routes: [], slots } })).toEqual([]);
  const onHome = [...slots, { ...slots[0], slot: 'shell.home.v1' as const }];
  expect(sizeGate({ ...ofEditor, declared: { routes: [], slots: onHome } })).toEqual([
    'the expose editor is 2048.0 KiB of at most 128.0 KiB',
  ]);
});
