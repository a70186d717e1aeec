import { passagesOf } from './passages';

const lines = (file: string, ...source: string[]): string[] =>
  passagesOf(file, source.join('\n')).map(({ kind, line, text }) => `${kind} ${line}: ${text}`);

test('line comments below each other are one comment, each behind code is one by itself', () => {
  expect(
    lines('a.ts', '// one', '// two', 'const a = 1; // three', '// four', '', '// five', "const b = '// none';"),
  ).toEqual(['comment 1: one\ntwo', 'comment 3: three', 'comment 4: four', 'comment 6: five']);
});

test('a documentation comment has no stars, and comments for programs are none', () => {
  expect(
    lines(
      'a.tsx',
      '/**',
      ' * Rows of a list.',
      ' * @throws always',
      ' */',
      '/* eslint-env node */',
      '// @ts-expect-error',
    ),
  ).toEqual(['comment 2: Rows of a list.\n@throws always']);
});

test('titles of tests are read without the numbers at their end', () => {
  const file = [
    "describe('a list', () => {",
    '  test.each([1])(`row ${name} is shown [E1.1, 2.3]`, () => undefined);',
    "  it('is empty', () => expect('a text').toBe(1));",
    '});',
  ];
  expect(lines('a.test.ts', ...file)).toEqual(['title 1: a list', 'title 2: row  x  is shown', 'title 3: is empty']);
  expect(lines('a.ts', ...file)).toEqual([]);
});

test('texts are those of the folder of texts that have several words', () => {
  const source = [
    "export const a = 'Nothing found';",
    'export const b = (n: number) => `${n} rows`;',
    "export const c = 'x';",
  ];
  expect(lines('apps/shell/src/texts/a.ts', ...source)).toEqual(['text 1: Nothing found', 'text 2: x  rows']);
  expect(lines('apps/shell/src/list/a.ts', ...source)).toEqual([]);
});

test('comments of styles and SQL are read with their lines', () => {
  expect(lines('a.css', '.a {', '  /* Wide', '     enough. */', '}')).toEqual(['comment 2: Wide\n     enough.']);
  expect(lines('a.sql', 'select 1; -- one', '-- two', '--three', '', '  -- four')).toEqual([
    'comment 1: one\ntwo\nthree',
    'comment 5: four',
  ]);
});

test('a page is read in blocks, without its blocks of code', () => {
  expect(lines('a.md', '# Title', '', 'One', 'two', '', '```sh', 'told', '```', '', '- an item')).toEqual([
    'prose 1: # Title',
    'prose 3: One\ntwo',
    'prose 10: - an item',
  ]);
});
