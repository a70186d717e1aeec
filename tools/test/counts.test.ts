import { failedLines, lastLine, sum, unexplained } from './counts';

const report = (name: string, passed: number, failed = 0) => ({ name, passed, failed });

test('the last line is the sum of the reports', () => {
  expect(lastLine(sum(['api', 'shell'], [report('api', 3), report('shell', 4, 1)], []))).toBe('7 passed, 1 failed');
});

test('a runner that reports nothing is a failure', () => {
  expect(sum(['api', 'shell'], [report('api', 3)], [])).toEqual({ passed: 3, failed: 1, silent: ['shell'] });
});

test('a failed check is a failure', () => {
  expect(sum(['api'], [report('api', 3)], ['types']).failed).toBe(1);
});

test('each failed test has a line with its file, and tests that did not run have none', () => {
  const tests = [
    { title: 'one', file: 'a.test.ts', passed: false },
    { title: 'two', file: 'a.test.ts', passed: true },
  ];
  expect(
    failedLines([{ ...report('api', 1, 1), tests }, { ...report('shell', 1), tests }, report('kit', 0, 1)]),
  ).toEqual(['failed: a.test.ts: one']);
});

describe('a runner that ends with an error', () => {
  const run = { name: 'jest', ok: false, runners: ['api', 'shell'] };

  test('is named when its reports have no failure', () => {
    expect(unexplained([run, { ...run, name: 'browser', ok: true }], [report('api', 3), report('shell', 4)])).toEqual([
      'jest',
    ]);
  });

  test('is not counted again when a test of it failed', () => {
    expect(unexplained([run], [report('api', 3), report('shell', 4, 1)])).toEqual([]);
  });

  test('is not counted again when a report is missing', () => {
    expect(unexplained([run], [report('api', 3)])).toEqual([]);
  });
});
