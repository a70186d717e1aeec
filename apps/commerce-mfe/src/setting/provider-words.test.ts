import { checkOf, isWaiting, lostWhenOff, servedWhenOn, stateOf, takesText } from './provider-words';

const offered = ['INR', 'USD', 'EUR', 'GBP', 'AED'].map((currency) => ({ currency, minimumMinor: 50 }));

test('many currencies are three and a number, all of one without keys are every currency', () => {
  const currencies = offered.map(({ currency }) => currency);
  expect(takesText({ code: 'stripe', currencies, offered })).toBe('INR, USD, EUR, 2 more');
  expect(takesText({ code: 'sandbox', currencies, offered })).toBe('every currency');
  expect(takesText({ code: 'razorpay', currencies: [], offered })).toBe('no currency yet');
});

test('a check is not made, works or has failed, and a provider without keys has none', () => {
  const checkedAt = '2026-11-14T12:00:00Z';
  expect(checkOf({ code: 'stripe', checkedAt: null, checkError: null })?.[1]).toBe('Not checked');
  expect(checkOf({ code: 'stripe', checkedAt, checkError: null })?.[1]).toBe('Works');
  expect(checkOf({ code: 'stripe', checkedAt, checkError: 'Stripe answered 401' })?.[1]).toBe('Failed');
  expect(checkOf({ code: 'manual', checkedAt: null, checkError: null })).toBeUndefined();
});

test('a webhook of a check is waited for five minutes', () => {
  const checkedAt = '2026-11-14T12:00:00Z';
  const steps = [{ state: 'waiting' as const, text: '' }];
  const at = (minutes: number) => isWaiting({ steps, checkedAt }, Date.parse(checkedAt) + minutes * 60_000);
  expect([at(1), at(6), isWaiting({ steps: [], checkedAt })]).toEqual([true, false, false]);
});

test('a provider that is on is active, or has no events where they are missed', () => {
  const words = [
    { active: false, isSilent: true },
    { active: true, isSilent: true },
    { active: true, isSilent: false },
  ].map((provider) => stateOf(provider)[1]);
  expect(words).toEqual(['Off', 'No events', 'Active']);
});

test('a provider that is switched on serves what nobody takes, and off takes away what nobody else takes', () => {
  const live = { mode: 'live' as const, active: true };
  const stripe = { ...live, id: 1, code: 'stripe' as const, isDefault: false, currencies: ['INR', 'USD'] };
  const razorpay = { ...live, id: 2, code: 'razorpay' as const, isDefault: true, currencies: ['INR'] };
  const off = { ...stripe, active: false };
  expect(servedWhenOn(off, [off, razorpay])).toEqual(['USD']);
  expect(lostWhenOff(stripe, [stripe, razorpay])).toEqual(['USD']);
});
