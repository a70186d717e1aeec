import { setTimeZone } from '@lectern/ui-kit';
import { countsSeconds, linkState } from './link-state';
import { ageText, dayAndClock, zoneName } from './moments';
import { linkOf } from './testing';

beforeAll(() => setTimeZone('Asia/Kolkata'));

const now = Date.parse('2026-11-20T11:45:00.000Z');
const ago = (seconds: number): string => new Date(now - seconds * 1000).toISOString();

test('each state of a link has its words and its one next step', () => {
  const states = [
    linkOf({ mailedAt: ago(180) }),
    linkOf({ mailedAt: null, createdAt: ago(180) }),
    linkOf({ openedAt: ago(300), openedCount: 2 }),
    linkOf({ payingSince: ago(240) }),
    linkOf({ failure: 'bank is down', payingSince: ago(240) }),
    linkOf({ failure: 'bank is down', onItsWaySince: ago(240) }),
    linkOf({ status: 'paid', paidAt: ago(12), invoiceId: 7 }),
    linkOf({ status: 'paid', paidAt: ago(60), invoiceId: null }),
    linkOf({ expiresAt: ago(-2400) }),
    linkOf({ status: 'expired', expiresAt: '2026-11-18T11:42:00.000Z' }),
    linkOf({ status: 'cancelled' }),
  ].map((link) => linkState(link, now));
  expect(states.map(({ text, next }) => [text, next])).toEqual([
    ['Not opened, sent 17:12', 'copy'],
    ['Not opened, made 17:12', 'copy'],
    ['Seen twice, 17:10', 'copy'],
    ['Paying since 17:11', undefined],
    ['Failed, bank is down', 'send'],
    ['On its way since 17:11', undefined],
    ['Paid 12 s ago', 'invoice'],
    ['Paid 1 min ago', undefined],
    ['Expires in 40 min', 'again'],
    ['Expired 18 Nov, 17:12', 'again'],
    ['Cancelled', 'again'],
  ]);
});

test('an age is counted in seconds to a minute and in minutes to an hour, then it is the time', () => {
  expect([0, 59, 60, 3599, 3600, 100_000].map((seconds) => ageText(ago(seconds), now))).toEqual([
    '0 s ago',
    '59 s ago',
    '1 min ago',
    '59 min ago',
    '16:15',
    '19 Nov, 13:28',
  ]);
  expect(countsSeconds([linkOf({ paidAt: ago(59) })], now)).toBe(true);
  expect(countsSeconds([linkOf({ paidAt: ago(60) }), linkOf()], now)).toBe(false);
});

test('the end of a link is a day and a time in the words of its zone', () => {
  expect(`${dayAndClock('2026-11-23T11:42:00.000Z')} ${zoneName()}`).toBe('Mon 23 Nov 2026, 17:12 India time');
});
