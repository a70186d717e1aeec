import { outcomeOf, secondTry, unsteadyLines, type TriedTest, type Tries } from './tries';

const good = (file: string, title: string): TriedTest => ({ file: `src/${file}`, title, passed: true, errors: [] });
const bad = (file: string, title: string, ...errors: string[]): TriedTest => ({
  file: `src/${file}`,
  title,
  passed: false,
  errors,
});
const tries = (...tests: TriedTest[]): Tries => ({ tests, loadErrors: 0, seconds: { 'src/a.e2e.ts': 4 } });
const place = { folder: 'src', isParallel: (file: string) => file === 'src/kit.e2e.ts' };

describe('the second try', () => {
  test('takes the whole file once, however many of its tests failed', () => {
    const first = tries(bad('a.e2e.ts', 'one'), bad('a.e2e.ts', 'two'), good('b.e2e.ts', 'three'));
    expect(secondTry(first, place)).toEqual(['a.e2e.ts']);
  });

  test('takes only the failed tests of a file in parallel mode', () => {
    const first = tries(bad('kit.e2e.ts', 'wide › one'), good('kit.e2e.ts', 'two'));
    expect(secondTry(first, place)).toEqual(['kit.e2e.ts › wide › one']);
  });

  test('is left out when nothing failed', () => {
    expect(secondTry(tries(good('a.e2e.ts', 'one')), place)).toEqual([]);
  });

  test('is left out when more than ten files failed', () => {
    const files = (count: number) => Array.from({ length: count }, (_, at) => bad(`${at}.e2e.ts`, 'one'));
    expect(secondTry(tries(...files(10)), place)).toHaveLength(10);
    expect(secondTry(tries(...files(11)), place)).toEqual([]);
  });
});

describe('the outcome of both tries', () => {
  test('a test that failed and then passed counts as passed and is named with its errors', () => {
    const outcome = outcomeOf(tries(bad('a.e2e.ts', 'one', 'too late')), tries(good('a.e2e.ts', 'one')));
    expect(outcome).toMatchObject({ passed: 1, failed: 0, seconds: { 'src/a.e2e.ts': 8 } });
    expect(outcome.unsteady).toEqual([{ file: 'src/a.e2e.ts', title: 'one', first: ['too late'], second: [] }]);
    expect(unsteadyLines(outcome.unsteady)).toEqual(['unsteady: src/a.e2e.ts: one']);
  });

  test('a test that passed and fails when its file is tried again is unsteady too', () => {
    const first = tries(good('a.e2e.ts', 'one'), bad('a.e2e.ts', 'two', 'first'));
    const outcome = outcomeOf(first, tries(bad('a.e2e.ts', 'one', 'second'), good('a.e2e.ts', 'two')));
    expect(outcome).toMatchObject({ passed: 2, failed: 0 });
    expect(outcome.unsteady.map(({ title, first, second }) => [title, first, second])).toEqual([
      ['one', [], ['second']],
      ['two', ['first'], []],
    ]);
  });

  test('a test that fails twice has failed and is not unsteady', () => {
    const outcome = outcomeOf(tries(bad('a.e2e.ts', 'one')), tries(bad('a.e2e.ts', 'one')));
    expect(outcome).toMatchObject({ passed: 0, failed: 1, unsteady: [] });
  });

  test('load errors and a run without tests are failures', () => {
    expect(outcomeOf({ ...tries(good('a.e2e.ts', 'one')), loadErrors: 1 }).failed).toBe(1);
    expect(outcomeOf(tries()).failed).toBe(1);
  });

  test('nothing is unsteady where no second try was needed', () => {
    expect(outcomeOf(tries(good('a.e2e.ts', 'one'))).unsteady).toEqual([]);
  });
});
