import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { numbersOf, readRequirements } from './check';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', '*.test.ts', '*.test.tsx', '*.e2e.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
/** Words in quotes at the beginning of a call's arguments, as a title is written. */
const titled = /\((['"`])((?:(?!\1).)*\])\1,/g;

test('each number at the end of a title is that of a sentence, which else only a whole run finds', () => {
  const known = new Set(
    readRequirements(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8')).map(({ number }) => number),
  );
  const titles = files
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('tools/requirements/') && existsSync(path.join(root, file)))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(titled)].map(([, , title = '']) => ({ file, title })),
    );
  expect(titles.flatMap(({ title }) => numbersOf(title)).length).toBeGreaterThan(100);
  expect(titles.filter(({ title }) => numbersOf(title).some((each) => !known.has(each)))).toEqual([]);
});
