import { lastLine, sum } from './counts';

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
