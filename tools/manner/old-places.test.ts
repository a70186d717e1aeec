import { differences, listOf, readList, shorter, writeList } from './old-places';

const counts = (entries: Record<string, number>) => new Map(Object.entries(entries));

test('a list has a sorted line for each file with faults, and is read as it was written', () => {
  const text = 'docs/a page.md 2\ndocs/b.md 10\n';
  expect(writeList(counts({ 'docs/b.md': 10, 'docs/a page.md': 2, 'docs/c.md': 0 }))).toBe(text);
  expect(writeList(readList(text))).toBe(text);
});

test('files with more or fewer faults than their list says are named, new and deleted ones too', () => {
  expect(
    differences(counts({ same: 1, more: 1, fewer: 2, gone: 1 }), counts({ same: 1, more: 2, fewer: 1, new: 1 })),
  ).toEqual([
    { file: 'fewer', listed: 2, found: 1 },
    { file: 'gone', listed: 1, found: 0 },
    { file: 'more', listed: 1, found: 2 },
    { file: 'new', listed: 0, found: 1 },
  ]);
});

test('a list only gets shorter', () => {
  expect(shorter(counts({ more: 1, fewer: 2, gone: 1 }), counts({ more: 2, fewer: 1, new: 1 }))).toEqual(
    counts({ more: 1, fewer: 1, gone: 0 }),
  );
});

test('each project has a list of its own', () => {
  expect(
    ['apps/api/src/a.ts', 'libs/auth/README.md', 'tools/dev/a.ts', 'docs/a.md', 'README.md', 'apps/README.md'].map(
      listOf,
    ),
  ).toEqual(['apps-api', 'libs-auth', 'tools', 'docs', 'root', 'apps']);
});
