import { createHmac } from 'node:crypto';
import Razorpay from 'razorpay';
import { isHmacOf } from './hmac';

// The example in the tests of Razorpay's own package.
const published = {
  body: '{"a":1,"b":2,"c":{"d":3}}',
  hex: '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc',
  secret: '123456',
};

test.each([
  ['published', published.body, published.hex, published.secret, true],
  ['changed', '{"a":2}', published.hex, published.secret, false],
  ['signed by another secret', published.body, published.hex, 'other', false],
  ['signed with a short text', published.body, 'abc', published.secret, false],
  ['signed with foreign letters', published.body, 'é'.repeat(64), published.secret, false],
])('a webhook of Razorpay that is %s is judged as by its package', (_, body, hex, secret, isGenuine) => {
  expect(isHmacOf(hex, secret, Buffer.from(body))).toBe(isGenuine);
  expect(Razorpay.validateWebhookSignature(body, hex, secret)).toBe(isGenuine);
});

test('M20: a signature is over the bytes: the same JSON in other bytes is refused', () => {
  const signed = Buffer.from('{"a":"x\\/y","n":1.0}');
  const hex = createHmac('sha256', 'secret').update(signed).digest('hex');
  expect(isHmacOf(hex, 'secret', signed)).toBe(true);
  expect(isHmacOf(hex, 'secret', Buffer.from('{"a":"x/y","n":1}'))).toBe(false);
});

test('no secret makes no signature good', () => {
  expect(isHmacOf(createHmac('sha256', '').update('x').digest('hex'), '', 'x')).toBe(false);
});
