import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorConstants, type EditorConstant } from './editor-constants';

const [begin, end] = ['<!-- made by npm run spec -->', '<!-- to here -->'];

/** The table as Prettier leaves it: tests are named by their file. */
const table = (constants: readonly EditorConstant[]): string =>
  [
    '| what | value | where | seen by |',
    '| --- | --- | --- | --- |',
    ...constants.map(({ what, value, where, tests }) => {
      const files = [...new Set(tests.map((test) => `\`${test.split(' › ')[0] ?? ''}\``))];
      return `| ${what} | ${value} | ${where} | ${files.join(', ')} |`;
    }),
  ].join('\n');

/** The page with its table as the list says. @throws where the page has no place for it */
export const withConstants = (page: string, constants: readonly EditorConstant[] = editorConstants): string => {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/editor.md has no lines ${begin} and ${end}`);
  return `${page.slice(0, from)}${begin}\n\n${table(constants)}\n\n${page.slice(to)}`;
};

/** Tests that the list names and no file of apps/e2e/src has; `sources` are the files by their names without endings. */
export const missingTests = (
  sources: ReadonlyMap<string, string>,
  constants: readonly EditorConstant[] = editorConstants,
): string[] =>
  constants.flatMap(({ what, tests }) => {
    if (tests.length === 0) return [`${what}: no test`];
    return tests.flatMap((test) => {
      const [file = '', title = ''] = test.split(' › ');
      return sources.get(file)?.includes(`test('${title}'`) ? [] : [`${what}: no such test: ${test}`];
    });
  });

const pageOf = (root: string): string => path.join(root, 'docs/editor.md');

/** Writes the table into docs/editor.md. */
export const writeConstants = (root: string): void =>
  writeFileSync(pageOf(root), withConstants(readFileSync(pageOf(root), 'utf8')));

/** What is wrong with the table of docs/editor.md: one that is not up to date, or tests that are not there. */
export const constantFaults = (root: string): string[] => {
  const folder = path.join(root, 'apps/e2e/src');
  const sources = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.e2e.ts'))
      .map((name) => [name.replace('.e2e.ts', ''), readFileSync(path.join(folder, name), 'utf8')] as const),
  );
  const page = readFileSync(pageOf(root), 'utf8');
  return [
    ...missingTests(sources),
    ...(withConstants(page) === page ? [] : ['docs/editor.md is not what the list of constants says: npm run spec']),
  ];
};
