import Stripe from 'stripe';
import { judgeStripe } from './signature';

const stripe = new Stripe('sk_test_selfmade', { telemetry: false });
const secret = 'whsec_selfmade';
const raw = Buffer.from(JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', note: '₹ é' }));
const tampered = Buffer.from(raw.toString().replace('evt_1', 'evt_2'));
const now = new Date('2026-11-14T12:00:00Z');
const seconds = now.getTime() / 1000;

const signed = (timestamp = seconds, by = secret): string =>
  stripe.webhooks.generateTestHeaderString({ payload: raw.toString(), secret: by, timestamp });
/** The judgement of Stripe's own package. */
const isTheirs = (body: Buffer, header: string): boolean => {
  try {
    stripe.webhooks.constructEvent(body, header, secret, 300, undefined, now.getTime());
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['a good one', raw, signed(), undefined, true],
  ['changed bytes', tampered, signed(), 'signature', false],
  ['a foreign secret', raw, signed(seconds, 'whsec_other'), 'signature', false],
  ['no header', raw, '', 'signature', false],
  ['another scheme', raw, signed().replace('v1=', 'v0='), 'signature', false],
  ['two signatures', raw, signed().replace('v1=', `v1=${'0'.repeat(64)},v1=`), undefined, true],
  ['no hex', raw, signed().replace(/v1=.*/, 'v1=zz'), 'signature', false],
  ['ten minutes old', raw, signed(seconds - 600), 'timestamp', false],
  // The package takes any moment ahead.
  ['a day ahead', raw, signed(seconds + 86_400), 'timestamp', true],
] as const)(
  'a webhook of Stripe with %s is judged as by its package, and stricter ahead',
  (_, body, header, fault, theirs) => {
    const judged = judgeStripe(header, body, [secret], now);
    expect('fault' in judged ? judged.fault : undefined).toBe(fault);
    expect(isTheirs(body, header)).toBe(theirs);
  },
);

test('both secrets are taken while one is changed', () => {
  expect(judgeStripe(signed(), raw, ['whsec_new', secret], now)).toEqual({ skewSeconds: 0 });
  expect(judgeStripe(signed(), raw, [], now)).toEqual({ fault: 'signature' });
});

test('a moment says how far our clock is ahead, refused or taken', () => {
  expect(judgeStripe(signed(seconds + 2), raw, [secret], now)).toEqual({ skewSeconds: -2 });
  expect(judgeStripe(signed(seconds - 360), raw, [secret], now)).toEqual({ fault: 'timestamp', skewSeconds: 360 });
});
