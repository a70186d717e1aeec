import { isBad, toldText, type Told } from './judge';

const limits = { errorLimit: 0.02, minLoads: 20 };
const told = (loads: number, errors: number, people = 10): Told => ({ loads, errors, people });
const good = told(1000, 2);

test.each([
  ['an error in every fifth load is bad', told(100, 20), good, true],
  ['what stays below the limit is not', told(100, 2), good, false],
  ['too few loads say nothing', told(19, 19), good, false],
  ['two errors among few loads are chance', told(20, 2), good, false],
  ['one person with a broken browser says nothing', told(100, 100, 2), good, false],
  ['what is no more than twice as bad as the other is not its fault', told(100, 20), told(1000, 100), false],
  ['what is more than twice as bad is', told(100, 21), told(1000, 100), true],
  ['without another one the limit alone counts', told(100, 20), told(0, 0), true],
])('%s', (_rule, one, other, bad) => expect(isBad(one, other, limits)).toBe(bad));

test('what was told is said in one line', () => {
  expect(toldText(told(105, 21, 12), { ...told(900, 1), version: '1.0.0' })).toBe(
    '21 errors in 105 loads by 12 people; 1.0.0: 1 in 900',
  );
  expect(toldText(told(105, 21, 12), { ...told(0, 0), version: undefined })).toBe(
    '21 errors in 105 loads by 12 people',
  );
});
