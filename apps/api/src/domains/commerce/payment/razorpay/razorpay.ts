import { createHash } from 'node:crypto';
import { readAccount } from '../account';
import { ProviderError, refuseFinally } from '../ask-provider';
import { isHmacOf } from '../hmac';
import { markName, ownMark, requestKey } from '../marks';
import type { NewSession, Provider, ProviderTools } from '../provider';
import { toTheirs } from '../scale';
import { askRazorpay } from './ask-razorpay';
import { razorpayBooks } from './books';
import { paymentsOf, razorpayLinkEvents } from './link-events';
import { listRazorpayRefunds } from './list-refunds';
import type { RazorpayEvent, RazorpayLink, RazorpayPayment, RazorpayRefund } from './objects';
import { sumName } from './payment-news';
import { translateRazorpay } from './translate';

const readLink = (tools: ProviderTools, ref: string): Promise<RazorpayLink> =>
  askRazorpay<RazorpayLink>(tools, 'GET', `payment_links/${encodeURIComponent(ref)}`);

/** The fields of a link: the whole sum in one payment, and no message from Razorpay. */
const linkFields = (session: NewSession, amount: number, mark: string, reference: string) => ({
  amount,
  currency: session.currency,
  accept_partial: false,
  description: session.title.slice(0, 250),
  reference_id: reference,
  expire_by: Math.floor(Date.parse(session.expiresAt) / 1000),
  notify: { sms: false, email: false },
  reminder_enable: false,
  notes: { [markName]: mark, [sumName]: String(amount) },
  callback_url: `${session.returnUrl}?back=1`,
  callback_method: 'get',
});

/** The link of a reference that Razorpay knows already: it was made, and its answer was lost. */
const findLink = async (tools: ProviderTools, reference: string, amount: number): Promise<RazorpayLink | undefined> => {
  const { payment_links: links } = await askRazorpay<{ readonly payment_links: readonly RazorpayLink[] }>(
    tools,
    'GET',
    `payment_links?reference_id=${encodeURIComponent(reference)}`,
  );
  return links.find((link) => link.reference_id === reference && link.amount === amount);
};

/** Razorpay, by payment links. Its references are unique, which replaces a key of the request. */
export const razorpay: Provider = {
  code: 'razorpay',

  async createSession(tools, session) {
    const { scales } = await readAccount(tools);
    const amount = toTheirs(scales, session.currency, session.totalMinor);
    const reference = requestKey(tools.publicUrl, `attempt:${session.attemptId}`);
    const mark = ownMark(tools.publicUrl, `order:${session.orderId}`);
    try {
      const body = linkFields(session, amount, mark, reference);
      const { id, short_url } = await askRazorpay<RazorpayLink>(tools, 'POST', 'payment_links', { body });
      return { ref: id, url: short_url };
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status !== 400) throw error;
      const known = await findLink(tools, reference, amount);
      if (!known) throw error;
      return { ref: known.id, url: known.short_url };
    }
  },

  async fetch(tools, ref) {
    const { scales } = await readAccount(tools);
    const link = await readLink(tools, ref);
    const payments: RazorpayPayment[] = [];
    for (const id of paymentsOf(link))
      payments.push(await askRazorpay<RazorpayPayment>(tools, 'GET', `payments/${encodeURIComponent(id)}`));
    return razorpayLinkEvents(link, payments, { scales, publicUrl: tools.publicUrl });
  },

  async cancel(tools, ref) {
    try {
      await askRazorpay(tools, 'POST', `payment_links/${encodeURIComponent(ref)}/cancel`);
    } catch (error) {
      const isOver = error instanceof ProviderError && error.status === 400;
      if (!isOver || (await readLink(tools, ref)).status === 'created') throw error;
    }
  },

  async capture(tools, { id, amountMinor, currency }) {
    const { scales } = await readAccount(tools);
    const body = { amount: toTheirs(scales, currency, amountMinor), currency };
    try {
      await askRazorpay(tools, 'POST', `payments/${encodeURIComponent(id)}/capture`, { body });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status !== 400) throw error;
      const { captured } = await askRazorpay<RazorpayPayment>(tools, 'GET', `payments/${encodeURIComponent(id)}`);
      if (!captured) throw error;
    }
  },

  async refund(tools, { key, mark, paymentId, amountMinor, currency }) {
    const { scales } = await readAccount(tools);
    const { id } = await askRazorpay<RazorpayRefund>(
      tools,
      'POST',
      `payments/${encodeURIComponent(paymentId)}/refund`,
      {
        body: {
          amount: toTheirs(scales, currency, amountMinor),
          speed: 'normal',
          notes: { [markName]: ownMark(tools.publicUrl, mark) },
        },
        headers: { 'x-refund-idempotency': requestKey(tools.publicUrl, key) },
      },
    ).catch(refuseFinally);
    return { ref: id };
  },

  list: listRazorpayRefunds,

  books: razorpayBooks,

  async probe(tools) {
    await askRazorpay(tools, 'GET', 'payments?count=1');
  },

  async verifyWebhook(tools, { headers, raw }) {
    const { webhookSecrets, scales } = await readAccount(tools);
    const isSigned = webhookSecrets.some((secret) => isHmacOf(headers['x-razorpay-signature'], secret, raw));
    if (!isSigned) return { fault: 'signature' };
    // Razorpay signs no moment, and its event id is outside of the signature: the bytes themselves are the id.
    const id = `bytes:${createHash('sha256').update(raw).digest('hex').slice(0, 32)}`;
    const event = JSON.parse(raw.toString('utf8')) as RazorpayEvent;
    return { events: translateRazorpay(event, id, { scales, publicUrl: tools.publicUrl }) };
  },
};
