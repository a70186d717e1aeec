import { paymentListFields, type paymentCalls } from '@lectern/contract/commerce';
import type { Handlers } from '../../../../server/calls/frame';
import { mayReveal } from '../../../../server/calls/mask';
import { readList } from '../../../../server/list/list';
import { maskedPayer } from '../../sale/masked';
import {
  readApproval,
  readOrderPapers,
  readPayment,
  readPaymentDisputes,
  readPaymentRefunds,
} from './payment-detail.queries';
import { readRawEvent } from './payment-event.queries';
import { readPaymentEvents } from './payment-events.queries';
import { readAccepted, readLedger } from './payment-ledger.queries';
import { paymentList } from './payment-list';
import { readPaymentOrder } from './payment-order.queries';
import { readPaymentSums } from './payment-sums.queries';
import { shownPayload } from './shown-payload';

/** Payments as staff read them; money is moved by other calls. */
export const paymentHandlers: Handlers<typeof paymentCalls> = {
  list: ({ request, db, actor }) => paymentList.answer(db, paymentList.read(request, actor)),

  sums: async ({ request: { q, filter }, db, actor }) => ({
    sums: await readPaymentSums(db, {
      ...readList({ q, filter }, paymentListFields),
      isRevealed: mayReveal(actor),
    }),
  }),

  async detail({ request: { id }, db, actor }) {
    const payment = await readPayment(db, id);
    const { orderId, status, amountMinor, heldMinor, disputedMinor } = payment;
    const order = await readPaymentOrder(db, orderId);
    return {
      payment,
      order: { ...order, payer: maskedPayer(order.payer, actor) },
      refunds: await readPaymentRefunds(db, id),
      disputes: await readPaymentDisputes(db, id),
      events: await readPaymentEvents(db, { id, orderId }),
      papers: await readOrderPapers(db, orderId),
      ledger: await readLedger(db, id),
      accepted: await readAccepted(db, id),
      leftMinor: status === 'paid' ? Math.max(0, amountMinor - heldMinor - disputedMinor) : 0,
      ...(await readApproval(db, id, actor.userId)),
    };
  },

  async event({ request: { id }, db, actor }) {
    const { raw, ...event } = await readRawEvent(db, id);
    return { ...event, payload: shownPayload(raw, mayReveal(actor)) };
  },
};
