import { readAccount } from '../account';
import { ProviderError, refuseFinally } from '../ask-provider';
import { markName, ownMark, requestKey } from '../marks';
import type { NewSession, Provider, ProviderTools } from '../provider';
import { toTheirs } from '../scale';
import { askStripe } from './ask-stripe';
import { stripeBooks } from './books';
import { listStripeRefunds } from './list-refunds';
import type { StripeEvent, StripeRefund, StripeSession } from './objects';
import { stripeSessionEvents } from './session-events';
import { judgeStripe } from './signature';
import { translateStripe } from './translate';

const readSession = (tools: ProviderTools, ref: string): Promise<StripeSession> =>
  askStripe<StripeSession>(tools, 'GET', `checkout/sessions/${encodeURIComponent(ref)}`, {
    fields: { 'expand[]': 'payment_intent.latest_charge.balance_transaction' },
  });

/** The fields of a session: one item at our price. Stripe adds no tax, changes no currency and takes no code of its own. */
const sessionFields = (session: NewSession, amount: number, mark: string) => ({
  mode: 'payment',
  'line_items[0][quantity]': 1,
  'line_items[0][price_data][currency]': session.currency.toLowerCase(),
  'line_items[0][price_data][unit_amount]': amount,
  'line_items[0][price_data][product_data][name]': session.title.slice(0, 250),
  client_reference_id: mark,
  [`metadata[${markName}]`]: mark,
  [`payment_intent_data[metadata][${markName}]`]: mark,
  'adaptive_pricing[enabled]': false,
  allow_promotion_codes: false,
  'automatic_tax[enabled]': false,
  expires_at: Math.floor(Date.parse(session.expiresAt) / 1000),
  success_url: `${session.returnUrl}?back=1`,
  cancel_url: session.returnUrl,
});

/** Stripe, by Checkout sessions. */
export const stripe: Provider = {
  code: 'stripe',

  async createSession(tools, session) {
    const { scales } = await readAccount(tools);
    const { id, url } = await askStripe<StripeSession>(tools, 'POST', 'checkout/sessions', {
      fields: sessionFields(
        session,
        toTheirs(scales, session.currency, session.totalMinor),
        ownMark(tools.publicUrl, `order:${session.orderId}`),
      ),
      key: requestKey(tools.publicUrl, `attempt:${session.attemptId}`),
    });
    if (!url) throw new ProviderError('Stripe gave no address for the session', 200);
    return { ref: id, url };
  },

  async fetch(tools, ref) {
    const { scales } = await readAccount(tools);
    return stripeSessionEvents(await readSession(tools, ref), { scales, publicUrl: tools.publicUrl });
  },

  async cancel(tools, ref) {
    try {
      await askStripe(tools, 'POST', `checkout/sessions/${encodeURIComponent(ref)}/expire`);
    } catch (error) {
      const isOver = error instanceof ProviderError && error.status === 400;
      if (!isOver || (await readSession(tools, ref)).status === 'open') throw error;
    }
  },

  async capture(tools, { id }) {
    await askStripe(tools, 'POST', `payment_intents/${encodeURIComponent(id)}/capture`, {
      key: requestKey(tools.publicUrl, `capture:${id}`),
    });
  },

  async refund(tools, { key, mark, paymentId, amountMinor, currency }) {
    const { scales } = await readAccount(tools);
    const fields = {
      payment_intent: paymentId,
      amount: toTheirs(scales, currency, amountMinor),
      [`metadata[${markName}]`]: ownMark(tools.publicUrl, mark),
    };
    const { id } = await askStripe<StripeRefund>(tools, 'POST', 'refunds', {
      fields,
      key: requestKey(tools.publicUrl, key),
    }).catch(refuseFinally);
    return { ref: id };
  },

  list: listStripeRefunds,

  books: stripeBooks,

  async probe(tools) {
    const { mode } = await readAccount(tools);
    const { livemode } = await askStripe<{ readonly livemode: boolean }>(tools, 'GET', 'balance');
    if (livemode !== (mode === 'live'))
      throw new ProviderError(`These keys belong to a ${livemode ? 'live' : 'test'} account`, 200);
  },

  async verifyWebhook(tools, { headers, raw, now }) {
    const { webhookSecrets, mode, scales } = await readAccount(tools);
    const judged = judgeStripe(headers['stripe-signature'], raw, webhookSecrets, now);
    if ('fault' in judged) return judged;
    const event = JSON.parse(raw.toString('utf8')) as StripeEvent;
    if (event.livemode !== (mode === 'live')) return { fault: 'mode' };
    return { ...judged, events: translateStripe(event, { scales, publicUrl: tools.publicUrl }) };
  },
};
