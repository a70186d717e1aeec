import { testApi, type TestApi } from '../../../testing';
import { ownMark } from './marks';
import type { ProviderTools } from './provider';
import { razorpay } from './razorpay/razorpay';
import { stripe } from './stripe/stripe';
import { providerServer, withKeys } from './testing';

let api: TestApi;
let server: Awaited<ReturnType<typeof providerServer>>;
let tools: { readonly stripe: ProviderTools; readonly razorpay: ProviderTools };
beforeAll(async () => {
  api = await testApi();
  server = await providerServer();
  tools = { stripe: await withKeys(api, 'stripe'), razorpay: await withKeys(api, 'razorpay') };
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const between = [new Date('2026-11-01'), new Date('2026-11-02')] as const;
const created = 1_793_500_000;
const at = new Date(created * 1000).toISOString();
const mark = () => ownMark(api.services.publicUrl, 'order:12');

test('the books of Stripe have succeeded payments with our mark, refunds, and disputes in their last state', async () => {
  const intent = { object: 'payment_intent', created, amount: 99_900, amount_received: 99_900, currency: 'inr' };
  server.on('GET /v1/payment_intents', () => ({
    body: {
      data: [
        { ...intent, id: 'pi_1', status: 'succeeded', metadata: { lectern: mark() } },
        { ...intent, id: 'pi_2', status: 'requires_payment_method', metadata: null },
        { ...intent, id: 'pi_3', status: 'succeeded', metadata: { lectern: 'another-order:12' } },
      ],
      has_more: false,
    },
  }));
  server.on('GET /v1/refunds', () => ({
    body: {
      data: [
        {
          ...{ object: 'refund', id: 're_1', amount: 500, currency: 'inr', payment_intent: 'pi_1', status: 'pending' },
          ...{ created, metadata: {} },
        },
      ],
      has_more: false,
    },
  }));
  server.on('GET /v1/disputes', () => ({
    body: {
      data: [
        {
          ...{ object: 'dispute', id: 'dp_1', amount: 99_900, currency: 'inr', payment_intent: 'pi_1', status: 'lost' },
          ...{ created, reason: 'fraudulent' },
        },
      ],
      has_more: false,
    },
  }));
  expect(await stripe.books(tools.stripe, ...between)).toEqual([
    expect.objectContaining({
      subject: 'payment',
      ref: 'pi_1',
      mark: 'order:12',
      amountMinor: 99_900,
      state: 'paid',
      at,
    }),
    expect.objectContaining({ subject: 'payment', ref: 'pi_3', mark: undefined }),
    expect.objectContaining({ subject: 'refund', ref: 're_1', paymentId: 'pi_1', amountMinor: 500, state: 'sent' }),
    expect.objectContaining({ subject: 'dispute', ref: 'dp_1', paymentId: 'pi_1', state: 'lost', currency: 'INR' }),
  ]);
});

test('the books of Razorpay have captured payments less the payer’s fee, refunds and disputes', async () => {
  const payment = { amount: 102_260, currency: 'INR', fee: 2360, fee_bearer: 'customer', created_at: created };
  server.on('GET /v1/payments', () => ({
    body: {
      items: [
        { ...payment, id: 'pay_1', status: 'refunded', captured: true, notes: { lectern: mark() } },
        { ...payment, id: 'pay_2', status: 'failed', captured: false, notes: [] },
      ],
    },
  }));
  server.on('GET /v1/refunds', () => ({
    body: {
      items: [
        {
          ...{ id: 'rfnd_1', payment_id: 'pay_1', amount: 500, currency: 'INR', status: 'processed' },
          ...{ created_at: created, notes: [] },
        },
      ],
    },
  }));
  server.on('GET /v1/disputes', () => ({
    body: {
      items: [
        {
          ...{ id: 'disp_1', payment_id: 'pay_1', amount: 99_900, currency: 'INR', status: 'under_review' },
          ...{ created_at: created },
        },
      ],
    },
  }));
  expect(await razorpay.books(tools.razorpay, ...between)).toEqual([
    expect.objectContaining({
      subject: 'payment',
      ref: 'pay_1',
      mark: 'order:12',
      amountMinor: 99_900,
      state: 'paid',
      at,
    }),
    expect.objectContaining({ subject: 'refund', ref: 'rfnd_1', state: 'done' }),
    expect.objectContaining({ subject: 'dispute', ref: 'disp_1', state: 'open' }),
  ]);
});
