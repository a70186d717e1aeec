import { divided, slowest, timeTable } from './times';

const report = (name: string, seconds: Record<string, number>) => ({ name, passed: 1, failed: 0, seconds });

test('minutes that two layers share are divided as the seconds of their files are', () => {
  expect(divided(4, [report('api', { a: 30 }), report('shell', { b: 5 }), report('auth', { c: 5 })])).toEqual([
    { name: 'unit and component', minutes: 1 },
    { name: 'API', minutes: 3 },
  ]);
});

test('where no runner reported a time the minutes are those of unit and component tests', () => {
  expect(divided(4, [{ name: 'api', passed: 1, failed: 0 }]).map(({ minutes }) => minutes)).toEqual([4, 0]);
});

test('the ten slowest files of all runners are named, the slowest first', () => {
  const files = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`file${at}`, at]));
  const found = slowest([report('api', files), report('e2e', { longest: 99 })]);
  expect([found.length, found[0]?.file, found[9]?.file]).toEqual([10, 'longest', 'file3']);
});

test('the table ends with the files, after the minutes of each layer and their sum', () => {
  expect(
    timeTable(
      [
        { name: 'builds', minutes: 0.5 },
        { name: 'browser', minutes: 10.25 },
      ],
      [report('e2e', { 'apps/e2e/src/kit.e2e.ts': 61.4 })],
    ),
  ).toEqual([
    'minutes  layer',
    '    0.5  builds',
    '   10.3  browser',
    '   10.8  all',
    'seconds  slowest test files',
    '     61  apps/e2e/src/kit.e2e.ts',
  ]);
});
