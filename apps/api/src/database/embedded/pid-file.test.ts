import { parsePidFile } from './pid-file';

test('pid and port are read from their lines', () => {
  expect(parsePidFile('4711\n/data/cluster\n1700000000\n5433\n')).toEqual({ pid: 4711, port: 5433 });
});

test.each(['', '\n\n\n', 'x\n/data\n1\n5433', '4711\n/data'])('%j names no server', (text) => {
  expect(parsePidFile(text)).toBeUndefined();
});
