import { ownMark } from '../marks';
import type { StripeEvent, StripeIntent, StripeSession } from './objects';
import { stripeSessionEvents } from './session-events';
import { translateStripe } from './translate';

const publicUrl = 'https://lectern.example';
const reading = {
  publicUrl,
  scales: { INR: { ours: 2, theirs: 2 }, USD: { ours: 2, theirs: 2 }, EUR: { ours: 2, theirs: 2 } },
};
const lectern = ownMark(publicUrl, 'order:12');
const at = 1_794_657_600;

const session = (fields: Partial<StripeSession> = {}): StripeSession => ({
  object: 'checkout.session',
  id: 'cs_test_a1',
  created: at,
  status: 'complete',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  amount_total: 99_900,
  currency: 'inr',
  metadata: { lectern },
  ...fields,
});
const intent = (fields: Partial<StripeIntent> = {}): StripeIntent => ({
  object: 'payment_intent',
  id: 'pi_1',
  created: at,
  status: 'succeeded',
  amount: 99_900,
  amount_received: 99_900,
  currency: 'inr',
  metadata: { lectern },
  ...fields,
});
const event = (type: string, object: StripeEvent['data']['object']): StripeEvent => ({
  id: 'evt_1',
  type,
  created: at,
  livemode: false,
  data: { object },
});
const read = (type: string, object: StripeEvent['data']['object']) => translateStripe(event(type, object), reading);

test('a completed session is a paid payment of our order', () => {
  expect(read('checkout.session.completed', session())).toEqual([
    {
      id: 'evt_1',
      kind: 'checkout.session.completed',
      at: '2026-11-14T12:00:00.000Z',
      orderId: 12,
      ref: 'cs_test_a1',
      payment: {
        id: 'pi_1',
        status: 'paid',
        chargedMinor: 99_900,
        chargedCurrency: 'INR',
        settledMinor: 99_900,
        settledCurrency: 'INR',
        feeMinor: 0,
        method: '',
        failure: '',
      },
    },
  ]);
});

test.each([
  ['checkout.session.completed', session({ payment_status: 'unpaid' }), 'authorized', undefined],
  ['checkout.session.async_payment_succeeded', session(), 'paid', undefined],
  // News only climb, so the payment is lapsed. The next press of Pay begins a new session.
  ['checkout.session.async_payment_failed', session({ payment_status: 'unpaid' }), 'lapsed', true],
  ['payment_intent.succeeded', intent(), 'paid', undefined],
  [
    'payment_intent.payment_failed',
    intent({ status: 'requires_payment_method', amount_received: 0 }),
    'failed',
    undefined,
  ],
  ['payment_intent.canceled', intent({ status: 'canceled', amount_received: 0 }), 'lapsed', undefined],
] as const)('M26: %s gives the status of its payment', (type, object, status, isSessionOver) => {
  const [found] = read(type, object);
  expect([found?.payment?.status, found?.payment?.settledMinor, found?.isSessionOver]).toEqual([
    status,
    99_900,
    isSessionOver,
  ]);
});

test('an authorized payment that Stripe holds for us is capturable', () => {
  expect(
    read('payment_intent.amount_capturable_updated', intent({ status: 'requires_capture', amount_received: 0 })),
  ).toMatchObject([{ payment: { status: 'authorized' }, isCapturable: true }]);
});

test('M17: a payer who pays in another currency settles by the sum that we asked for', () => {
  const conversion = session({
    amount_total: 1134,
    currency: 'eur',
    currency_conversion: { amount_total: 1200, source_currency: 'usd' },
  });
  const presented = session({
    amount_total: 1200,
    currency: 'usd',
    presentment_details: { presentment_amount: 1134, presentment_currency: 'eur' },
  });
  for (const paid of [conversion, presented])
    expect(read('checkout.session.completed', paid)[0]?.payment).toMatchObject({
      chargedMinor: 1134,
      chargedCurrency: 'EUR',
      settledMinor: 1200,
      settledCurrency: 'USD',
    });
});

test('an expired session ends the attempt and names no payment', () => {
  expect(read('checkout.session.expired', session({ status: 'expired', payment_status: 'unpaid' }))).toEqual([
    {
      id: 'evt_1',
      kind: 'checkout.session.expired',
      at: '2026-11-14T12:00:00.000Z',
      orderId: 12,
      ref: 'cs_test_a1',
      isSessionOver: true,
    },
  ]);
});

test('a refund names its payment and our own mark, and one made at Stripe has none', () => {
  const refund = {
    object: 'refund',
    id: 're_1',
    created: at,
    amount: 30_000,
    currency: 'inr',
    payment_intent: 'pi_1',
    status: 'succeeded',
  } as const;
  expect(read('refund.updated', { ...refund, metadata: { lectern: ownMark(publicUrl, 'refund:7') } })).toMatchObject([
    {
      paymentId: 'pi_1',
      refund: { ref: 're_1', mark: 'refund:7', status: 'done', amountMinor: 30_000, currency: 'INR' },
    },
  ]);
  const [foreign] = read('refund.failed', {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    metadata: {},
  });
  expect(foreign?.refund).toEqual({
    ref: 're_1',
    status: 'failed',
    amountMinor: 30_000,
    currency: 'INR',
    failure: 'expired_or_canceled_card',
  });
});

test.each([
  ['charge.dispute.created', 'needs_response', 'open'],
  ['charge.dispute.closed', 'won', 'won'],
  ['charge.dispute.closed', 'warning_closed', 'won'],
  ['charge.dispute.closed', 'lost', 'lost'],
] as const)('%s as %s is %s', (type, status, expected) => {
  const [found] = read(type, {
    object: 'dispute',
    id: 'dp_1',
    amount: 99_900,
    currency: 'inr',
    payment_intent: 'pi_1',
    status,
    reason: 'fraudulent',
    evidence_details: { due_by: at + 86_400 },
  });
  expect([found?.paymentId, found?.dispute?.status, found?.dispute?.answerBy]).toEqual([
    'pi_1',
    expected,
    '2026-11-15T12:00:00.000Z',
  ]);
});

test('news without money, and those of another console, name no order', () => {
  expect(read('customer.created', { object: '' })).toEqual([]);
  const foreign = session({ metadata: { lectern: ownMark('https://other.example', 'order:12') } });
  expect(read('checkout.session.completed', foreign)[0]?.orderId).toBeUndefined();
});

test.each([
  ['paid', session({ payment_intent: intent() }), ['poll:pi_1:paid']],
  [
    'on its way',
    session({ payment_status: 'unpaid', payment_intent: intent({ status: 'processing', amount_received: 0 }) }),
    ['poll:pi_1:authorized'],
  ],
  [
    'failed after it was on its way',
    session({
      payment_status: 'unpaid',
      payment_intent: intent({ status: 'requires_payment_method', amount_received: 0 }),
    }),
    ['poll:pi_1:lapsed', 'poll:cs_test_a1:over'],
  ],
  ['open', session({ status: 'open', payment_status: 'unpaid', payment_intent: null }), []],
  ['expired', session({ status: 'expired', payment_status: 'unpaid', payment_intent: null }), ['poll:cs_test_a1:over']],
] as const)('a session that is %s says so when Stripe is asked, with the same ids each time', (_, found, ids) => {
  expect(stripeSessionEvents(found, reading).map(({ id }) => id)).toEqual(ids);
});

test('the fee is read in the payment’s currency alone', () => {
  const charge = (currency: string) =>
    ({
      object: 'charge',
      id: 'ch_1',
      created: at,
      payment_intent: 'pi_1',
      payment_method_details: { type: 'card' },
      balance_transaction: { fee: 2360, currency },
    }) as const;
  const fees = ['inr', 'usd'].map(
    (currency) =>
      stripeSessionEvents(session({ payment_intent: intent({ latest_charge: charge(currency) }) }), reading)[0]?.payment
        ?.feeMinor,
  );
  expect(fees).toEqual([2360, 0]);
});
