import { isRange } from './range-syntax';
import { inRange, plainVersion } from './ranges';

test('the suffix of a build is no pre-release', () => {
  expect(plainVersion('1.4.2-g0123456789ab')).toBe('1.4.2');
  expect(inRange('1.4.2-g0123456789ab', '^1.4.0')).toBe(true);
});

test.each([
  ['1.0.0', '^1.0.0', true],
  ['2.0.0', '^1.0.0', false],
  ['1.2.3', '>=1.0.0 <2.0.0', true],
  ['19.3.1', '^20.0.0', false],
  ['0.2.0', '^0.1.0', false],
  ['1.0.0', 'nonsense', false],
])('%s in %s: %s', (version, range, lies) => {
  expect(inRange(version, range)).toBe(lies);
});

test('an invalid range is recognised before it is compared', () => {
  expect(isRange('^1.0.0')).toBe(true);
  expect(isRange('nonsense')).toBe(false);
  expect(isRange(' ')).toBe(false);
});
