import type { SubscriptionRow } from '@lectern/contract/commerce';
import { endText, versionText } from './columns';

const row = {
  versionNo: 3,
  nextVersionNo: null,
  nextFrom: null,
  periodEndsAt: '2026-12-04T10:00:00.000Z',
  isCancelledAtEnd: false,
} as SubscriptionRow;

test('an end that is final says so, and a subscription without one has words', () => {
  expect([endText(row), endText({ ...row, isCancelledAtEnd: true }), endText({ ...row, periodEndsAt: null })]).toEqual([
    '4 Dec 2026',
    '4 Dec 2026, cancelled',
    'without end',
  ]);
});

test('a subscriber who moves has both versions and the day', () => {
  expect(versionText(row)).toBe('3');
  expect(versionText({ ...row, nextVersionNo: 4, nextFrom: '2026-12-18T10:00:00.000Z' })).toBe(
    '3, then 4 from 18 Dec 2026',
  );
});
