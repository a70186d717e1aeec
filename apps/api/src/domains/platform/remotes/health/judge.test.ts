import { isBad, summaryText, type ReportSummary } from './judge';

const limits = { errorLimit: 0.02, minLoads: 20 };
const summary = (loads: number, errors: number, people = 10): ReportSummary => ({ loads, errors, people });
const good = summary(1000, 2);

test.each([
  ['an error in every fifth load is bad', summary(100, 20), good, true],
  ['what stays below the limit is not', summary(100, 2), good, false],
  ['too few loads say nothing', summary(19, 19), good, false],
  ['two errors among few loads are chance', summary(20, 2), good, false],
  ['one person with a broken browser says nothing', summary(100, 100, 2), good, false],
  ['what is no more than twice as bad as the other is not its fault', summary(100, 20), summary(1000, 100), false],
  ['what is more than twice as bad is', summary(100, 21), summary(1000, 100), true],
  ['without another one the limit alone counts', summary(100, 20), summary(0, 0), true],
])('%s', (_rule, one, other, bad) => expect(isBad(one, other, limits)).toBe(bad));

test('the reports are summarised in one line', () => {
  expect(summaryText(summary(105, 21, 12), { ...summary(900, 1), version: '1.0.0' })).toBe(
    '21 errors in 105 loads by 12 people; 1.0.0: 1 in 900',
  );
  expect(summaryText(summary(105, 21, 12), { ...summary(0, 0), version: undefined })).toBe(
    '21 errors in 105 loads by 12 people',
  );
});
