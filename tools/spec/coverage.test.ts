import { coverage, openSentences, testId } from './coverage';
import { coveragePage } from './page';
import { pages } from './pages';
import type { Section } from './sentence';

const ran = (title: string, passed = true, file = 'libs/contract/src/rules.test.ts') => ({ title, file, passed });
const section = (...tests: string[]): Section[] => [
  { title: 'Rules', sentences: [{ id: '5.1', text: 'A rule.', tests }] },
];
const verdicts = (...of: Parameters<typeof coverage>) => coverage(...of).map(({ verdict }) => verdict);

test('a test is known by project, file and title', () => {
  expect(testId(ran('holds'))).toBe('contract/rules › holds');
  expect(testId(ran('holds', true, 'apps/shell/src/console/Screen.test.tsx'))).toBe('shell/Screen › holds');
  expect(testId(ran('holds', true, 'apps/e2e/src/session.e2e.ts'))).toBe('e2e/session › holds');
  expect(testId(ran('holds', true, 'tools/spec/coverage.test.ts'))).toBe('tools/coverage › holds');
});

test('a sentence passes with all its tests, and fails with one of them', () => {
  const two = section('contract/rules › a', 'contract/rules › b');
  expect(verdicts(two, [ran('a'), ran('b')])).toEqual(['passed']);
  expect(verdicts(two, [ran('a'), ran('b', false)])).toEqual(['failed']);
  expect(verdicts(two, [ran('a'), ran('a', false), ran('b')])).toEqual(['failed']);
});

test('a sentence whose test did not run, or that names none, is open by name', () => {
  expect(openSentences(coverage(section('contract/rules › gone'), [ran('a')]))).toEqual([
    '5.1 "A rule.": no such test · contract/rules › gone',
  ]);
  expect(openSentences(coverage(section(), [ran('a')]))).toEqual(['5.1 "A rule.": no test']);
});

test('… at the end of a title means every test that begins so', () => {
  expect(verdicts(section('contract/rules › may not…'), [ran('may not: a'), ran('may not: b'), ran('may')])).toEqual([
    'passed',
  ]);
  expect(verdicts(section('contract/rules › may not…'), [ran('may not: a', false), ran('may not: b')])).toEqual([
    'failed',
  ]);
});

test('a sentence that waits for an unbuilt part is shown as waiting, never as passed', () => {
  const waiting: Section[] = [
    { title: 'Errors', sentences: [{ id: '8.9', text: 'An alert.', tests: [], waitsFor: 'the editor' }] },
  ];
  const judged = coverage(waiting, []);
  expect(openSentences(judged)).toEqual([]);
  expect(coveragePage({ file: 'x.md', title: 'X', source: 'x', sections: waiting }, judged)).toContain(
    '| 8.9 | An alert. | – | waits for the editor |',
  );
});

test('a sentence that only leaves something open is counted by itself, never as passed', () => {
  const open: Section[] = [{ title: 'X', sentences: [{ id: '1.9', text: 'Not shown.', tests: [], leavesOpen: true }] }];
  const judged = coverage(open, []);
  expect(openSentences(judged)).toEqual([]);
  const page = coveragePage({ file: 'x.md', title: 'X', source: 'x', sections: open }, judged);
  expect(page).toContain('0 sentences are held by passing tests');
  expect(page).toContain('1 only say what the specification leaves open');
});

test('no sentence has the id of another', () => {
  const ids = pages.flatMap(({ sections }) => sections).flatMap(({ sentences }) => sentences.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
