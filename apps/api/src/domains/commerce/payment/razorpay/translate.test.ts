import { ownMark } from '../marks';
import { razorpayLinkEvents, paymentsOf } from './link-events';
import type { RazorpayEvent, RazorpayLink, RazorpayPayment } from './objects';
import { translateRazorpay } from './translate';

const publicUrl = 'https://lectern.example';
const reading = { publicUrl, scales: { INR: { ours: 2, theirs: 2 } } };
const notes = { lectern: ownMark(publicUrl, 'order:12'), lectern_sum: '100000' };
const at = 1_794_657_600;

const payment = (fields: Partial<RazorpayPayment> = {}): RazorpayPayment => ({
  id: 'pay_1',
  amount: 100_000,
  currency: 'INR',
  status: 'captured',
  captured: true,
  method: 'upi',
  fee: 2360,
  error_description: null,
  notes,
  created_at: at,
  ...fields,
});
const link = (fields: Partial<RazorpayLink> = {}): RazorpayLink => ({
  id: 'plink_1',
  short_url: 'https://rzp.io/i/x',
  status: 'paid',
  amount: 100_000,
  currency: 'INR',
  reference_id: 'x',
  created_at: at,
  updated_at: at + 60,
  notes,
  payments: null,
  ...fields,
});
const read = (event: string, payload: RazorpayEvent['payload']) =>
  translateRazorpay({ event, created_at: at, payload }, 'bytes:1', reading);

test('a paid link is a paid payment of our order', () => {
  expect(read('payment_link.paid', { payment: { entity: payment() }, payment_link: { entity: link() } })).toEqual([
    {
      id: 'bytes:1',
      kind: 'payment_link.paid',
      at: '2026-11-14T12:00:00.000Z',
      orderId: 12,
      ref: 'plink_1',
      payment: {
        id: 'pay_1',
        status: 'paid',
        chargedMinor: 100_000,
        chargedCurrency: 'INR',
        feeMinor: 2360,
        settledMinor: 100_000,
        settledCurrency: 'INR',
        method: 'upi',
        failure: '',
      },
    },
  ]);
});

test('M16: a fee that the payer bears settles nothing, by Razorpay’s word or by our sum', () => {
  const sums = { chargedMinor: 102_360, settledMinor: 100_000, feeMinor: 2360 };
  for (const paid of [payment({ amount: 102_360 }), payment({ amount: 102_360, fee_bearer: 'customer', notes: [] })])
    expect(read('payment.captured', { payment: { entity: paid } })[0]?.payment).toMatchObject(sums);
});

test.each([
  ['payment.authorized', payment({ status: 'authorized', captured: false, fee: null }), 'authorized', true],
  ['payment.captured', payment(), 'paid', undefined],
  [
    'payment.failed',
    payment({ status: 'failed', captured: false, fee: null, error_description: 'The bank refused' }),
    'failed',
    undefined,
  ],
] as const)('%s gives the status of its payment', (type, entity, status, isCapturable) => {
  const [found] = read(type, { payment: { entity } });
  expect([found?.orderId, found?.payment?.status, found?.isCapturable]).toEqual([12, status, isCapturable]);
  expect(found?.payment?.failure).toBe(status === 'failed' ? 'The bank refused' : '');
});

test.each(['payment_link.expired', 'payment_link.cancelled'])('%s ends the attempt', (type) => {
  expect(read(type, { payment_link: { entity: link({ status: 'expired' }) } })).toMatchObject([
    { orderId: 12, ref: 'plink_1', isSessionOver: true },
  ]);
});

test.each([
  ['refund.created', 'sent'],
  ['refund.processed', 'done'],
  ['refund.failed', 'failed'],
] as const)('%s is a refund that is %s, with our mark', (type, status) => {
  const entity = {
    id: 'rfnd_1',
    payment_id: 'pay_1',
    amount: 30_000,
    currency: 'INR',
    created_at: at,
    notes: { lectern: ownMark(publicUrl, 'refund:7') },
  };
  const [found] = read(type, { refund: { entity }, payment: { entity: payment() } });
  expect(found).toMatchObject({
    paymentId: 'pay_1',
    refund: { ref: 'rfnd_1', mark: 'refund:7', status, amountMinor: 30_000 },
  });
});

test('a refund of money that was never taken is a lapsed payment', () => {
  const entity = {
    id: 'rfnd_1',
    payment_id: 'pay_1',
    amount: 100_000,
    currency: 'INR',
    created_at: at,
    notes: [] as const,
  };
  const [found] = read('refund.processed', {
    refund: { entity },
    payment: { entity: payment({ status: 'refunded', captured: false, fee: null }) },
  });
  expect([found?.payment?.status, found?.refund]).toEqual(['lapsed', undefined]);
});

test.each([
  ['payment.dispute.created', 'open'],
  ['payment.dispute.won', 'won'],
  ['payment.dispute.lost', 'lost'],
  ['payment.dispute.closed', 'lost'],
] as const)('%s is a dispute that is %s', (type, status) => {
  const entity = {
    id: 'disp_1',
    payment_id: 'pay_1',
    amount: 99_900,
    currency: 'INR',
    reason_code: 'chargeback',
    respond_by: at,
  };
  expect(read(type, { dispute: { entity } })).toMatchObject([
    {
      paymentId: 'pay_1',
      dispute: { ref: 'disp_1', status, amountMinor: 99_900, answerBy: '2026-11-14T12:00:00.000Z' },
    },
  ]);
});

test('news without money are none', () => {
  expect(read('payment.dispute.under_review', {})).toEqual([]);
  expect(read('settlement.processed', {})).toEqual([]);
});

test('payments of a link are a list, one alone, or nothing', () => {
  const one = { payment_id: 'pay_1' };
  expect([null, undefined, one, [one, one]].map((payments) => paymentsOf(link({ payments })).length)).toEqual([
    0, 0, 1, 2,
  ]);
});

test('a link says all that is known when Razorpay is asked, with the same ids each time', () => {
  const failed = payment({ id: 'pay_0', status: 'failed', captured: false, fee: null });
  expect(razorpayLinkEvents(link(), [failed, payment()], reading).map(({ id, ref }) => [id, ref])).toEqual([
    ['poll:pay_0:failed', 'plink_1'],
    ['poll:pay_1:paid', 'plink_1'],
  ]);
  expect(
    razorpayLinkEvents(link({ status: 'cancelled' }), [], reading).map(({ id, at: moment }) => [id, moment]),
  ).toEqual([['poll:plink_1:over', '2026-11-14T12:01:00.000Z']]);
});
