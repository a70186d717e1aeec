import { isSilent, type WebhookTimes } from './silence';

const now = Date.parse('2026-11-14T12:00:00Z');
/** Two an hour at this time of the day, so that one is usual each half hour. */
const busy: WebhookTimes = { lastEventAt: '2026-11-14T11:00:00Z', inThisHour: 56, days: 28, openLinks: 3 };
const after = (minutes: number, times: Partial<WebhookTimes> = {}): boolean =>
  isSilent({ ...busy, lastEventAt: new Date(now - minutes * 60_000).toISOString(), ...times }, now);

test('a provider is silent after twice the usual silence at this hour', () => {
  expect([after(59), after(61)]).toEqual([false, true]);
  expect([after(61, { inThisHour: 14 }), after(241, { inThisHour: 14 })]).toEqual([false, true]);
  expect([after(61, { inThisHour: 4, days: 2 })]).toEqual([true]);
});

test('half an hour is never a silence, however busy the provider is', () => {
  expect([after(29, { inThisHour: 5000 }), after(31, { inThisHour: 5000 })]).toEqual([false, true]);
});

test('nothing is missed where no link waits, nothing ever came, or nothing comes at this hour', () => {
  expect([
    after(600, { openLinks: 0 }),
    after(600, { inThisHour: 0 }),
    isSilent({ ...busy, lastEventAt: null }, now),
  ]).toEqual([false, false, false]);
});
