import type { SubscriptionPeriod, SubscriptionReminder } from '@lectern/contract/commerce';
import { periodState, reminderText } from './period-words';

const period: SubscriptionPeriod = {
  no: 2,
  startsAt: '2026-11-16T10:00:00.000Z',
  endsAt: '2026-12-16T10:00:00.000Z',
  totalMinor: 99_900,
  couponCode: null,
  paidAt: '2026-11-14T10:00:00.000Z',
  paymentId: 1,
  linkId: 1,
  linkStatus: 'paid',
  linkOpenedAt: null,
};
const reminder: SubscriptionReminder = { id: 1, day: -1, state: 'sent', error: '', at: '2026-11-15T10:00:00.000Z' };

test('a period says when it was paid, and that it was late after its beginning', () => {
  expect([
    periodState(period),
    periodState({ ...period, paidAt: '2026-11-18T10:00:00.000Z' }),
    periodState({ ...period, no: 1, paidAt: '2026-11-16T10:00:01.000Z', couponCode: 'WELCOME' }),
    periodState({ ...period, no: 0, paidAt: null, linkStatus: null }),
  ]).toEqual(['Paid 14 Nov 2026', 'Paid late, 18 Nov 2026', 'Paid 16 Nov 2026, WELCOME', 'Trial']);
});

test('a period that is not paid yet says whether its link was seen', () => {
  const open = { ...period, paidAt: null, paymentId: null, linkStatus: 'open' as const };
  expect([periodState(open), periodState({ ...open, linkOpenedAt: '2026-11-18T10:00:00.000Z' })]).toEqual([
    'Link open, not seen',
    'Link open, seen 18 Nov 2026',
  ]);
});

test('a reminder says its day and what became of the mail', () => {
  const words = (day: number | null, state = reminder.state) => reminderText({ ...reminder, day, state });
  expect([words(null), words(-7), words(0), words(3, 'failed'), words(1, 'queued')]).toEqual([
    'With the link: sent',
    '7 days before the end: sent',
    'On the last day: sent',
    '3 days after the end: not delivered',
    '1 day after the end: waits to be sent',
  ]);
});
