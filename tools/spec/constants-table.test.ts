import path from 'node:path';
import { constantFaults, missingTests, withConstants } from './constants-table';

const constant = { what: 'undo', value: '20', where: '`config.ts`', tests: ['editor › it undoes'] };
const page = 'a\n\n<!-- made by npm run spec -->\n\nold\n\n<!-- to here -->\n\nb\n';

test('the constants of the editor are in docs/editor.md as their list says, and each names a test that is there', () => {
  expect(constantFaults(path.resolve(import.meta.dirname, '../..'))).toEqual([]);
});

test('the table takes the place of the one before and leaves the rest of the page', () => {
  const made = withConstants(page, [constant]);
  expect(made).toMatch(/^a\n\n<!-- made[\s\S]*\| undo \| 20 \| `config.ts` \| `editor` \|\n\n<!-- to here -->\n\nb\n$/);
  expect(withConstants(made, [constant])).toBe(made);
  expect(() => withConstants('a', [constant])).toThrow('docs/editor.md has no lines');
});

test('a constant without a test, or with one that is not there, is named', () => {
  const named = (source: string, tests = constant.tests) =>
    missingTests(new Map([['editor', source]]), [{ ...constant, tests }]);
  expect(named("test('it undoes', () => {})")).toEqual([]);
  expect(named("test('it does', () => {})")).toEqual(['undo: no such test: editor › it undoes']);
  expect(named('', [])).toEqual(['undo: no test']);
});
