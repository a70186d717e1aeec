import { identityOf, lives, startIn } from './process-identity';

test('a process is distinguished from a later one with its number', () => {
  const own = identityOf(process.pid) ?? '';
  expect(lives(own)).toBe(true);
  expect(lives(own.replace(/ \d+ /, ' 1 '))).toBe(false);
});

test.each(['', 'nonsense', '-1', '0'])('%j names nobody', (text) => {
  expect(lives(text)).toBe(false);
});

test('the start time is found behind a name with brackets and blanks, and an ended process has none', () => {
  const fields = ['S', ...Array.from({ length: 18 }, (_, index) => String(index)), '777', '0'].join(' ');
  expect(startIn(`12 (a ) (b) ${fields}`)).toBe('777');
  expect(startIn(`12 (sh) ${fields.replace('S', 'Z')}`)).toBeUndefined();
});
