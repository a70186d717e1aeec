import { orderOf, ownMark, readMark, requestKey } from './marks';

const [ours, theirs] = ['https://lectern.example', 'https://other.example'];

test('a mark is read by the console that wrote it, and by no other of the same account', () => {
  const mark = ownMark(ours, 'order:12');
  expect(orderOf(ours, mark)).toEqual({ orderId: 12 });
  expect(orderOf(theirs, mark)).toEqual({});
  expect(readMark(ours, ownMark(ours, 'refund:7'))).toBe('refund:7');
});

test('a mark of no order names none', () => {
  for (const text of [undefined, '', 'order:12', ownMark(ours, 'order:0'), ownMark(ours, 'order:1x')])
    expect(orderOf(ours, text)).toEqual({});
});

test('a key of a request is long enough for Razorpay, in letters, digits and hyphens', () => {
  expect(requestKey(ours, 'refund:7')).toMatch(/^[a-z0-9-]{10,}$/);
});
