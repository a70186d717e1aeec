import type { RequestOf } from '@lectern/contract';
import { refundCalls, type RefundRow } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import type { TestClient } from '../../../testing';
import type { ProviderDispute, ProviderEvent, ProviderRefund } from '../payment/provider';
import { sellingFixture } from '../sale/testing';

export type Create = RequestOf<typeof refundCalls.create>;

/** A payment's sums, as they are stored. */
interface Sums {
  readonly held: number;
  readonly refunded: number;
  readonly disputed: number;
}

/** A row of the ledger. */
interface Booked {
  readonly key: string;
  readonly kind: string;
  readonly amount: number;
  readonly tax: number;
  readonly discount: number;
}

/** Selling with the steps of money that goes back. */
export const refundFixture = async () => {
  const selling = await sellingFixture();
  const { db, done, client } = selling;
  let number = 0;

  /** The plan *Learner* for 999.00 rupees, sold and paid at the bank. */
  const paid = async (state = 'KA') => {
    const { studentId, userId } = await selling.learner(state);
    const { link, order } = await selling.sell({ studentId });
    await selling.payAtBank(link.url!, 'pay');
    await selling.runInbox();
    return { studentId, userId, orderId: order.id, link, ...(await payment(order.id)) };
  };
  /** The first payment of an order, with the provider's id. */
  const payment = async (orderId: number): Promise<{ paymentId: number; ref: string }> =>
    (
      await sql<{ paymentId: number; ref: string }>`
        select id as payment_id, provider_payment_id as ref from payments where order_id = ${orderId} order by id limit 1`.execute(
        db,
      )
    ).rows[0]!;
  const create = (request: Omit<Create, 'reason'> & Partial<Create>, by: TestClient = client): Promise<RefundRow> =>
    done(refundCalls.create, { reason: 'Bought by mistake', ...request }, by).then(({ refund }) => refund);
  const refund = async (id: number): Promise<RefundRow> =>
    (await done(refundCalls.list, {})).items.find((each) => each.id === id)!;

  /** An event of the provider about a payment, known by its id alone. */
  const news = async (paymentRef: string, event: Partial<ProviderEvent>): Promise<void> => {
    number += 1;
    const whole = { id: `evt_back_${number}`, kind: 'test', at: new Date().toISOString(), paymentId: paymentRef };
    expect(await selling.webhook(JSON.stringify({ events: [{ ...whole, ...event }] }))).toBe(200);
    await selling.runInbox();
  };
  const refundNews = (paymentRef: string, refund: Partial<ProviderRefund> & { amountMinor: number }): Promise<void> =>
    news(paymentRef, { refund: { ref: `rfnd_${paymentRef}`, status: 'done', currency: 'INR', ...refund } });
  const disputeNews = (
    paymentRef: string,
    dispute: Partial<ProviderDispute> & { amountMinor: number },
  ): Promise<void> =>
    news(paymentRef, {
      dispute: { ref: `disp_${paymentRef}`, status: 'open', currency: 'INR', reason: 'fraudulent', ...dispute },
    });

  const sums = async (paymentId: number): Promise<Sums> =>
    (
      await sql<Sums>`
        select refund_held_minor::int as held, refunded_minor::int as refunded, disputed_minor::int as disputed from payments where id = ${paymentId}`.execute(
        db,
      )
    ).rows[0]!;
  const ledger = async (orderId: number): Promise<readonly Booked[]> =>
    (
      await sql<Booked>`
        select split_part(source_key, ':', 1) as key, kind, amount_minor::int as amount, tax_minor::int as tax, discount_minor::int as discount
        from ledger where order_id = ${orderId} order by id`.execute(db)
    ).rows;
  const papers = async (orderId: number): Promise<readonly { kind: string; series: string; total: number }[]> =>
    (
      await sql<{ kind: string; series: string; total: number }>`
        select kind, series, total_minor::int as total from invoices where order_id = ${orderId} order by id`.execute(
        db,
      )
    ).rows;
  /** Titles of the notices that a person of role 1 has by now, the newest first. */
  const notices = async (): Promise<readonly string[]> =>
    (
      await sql<{ title: string }>`
        select distinct on (id) title from notifications where kind = 'payment' order by id desc`.execute(db)
    ).rows.map(({ title }) => title);

  return {
    ...selling,
    paid,
    payment,
    create,
    refund,
    news,
    refundNews,
    disputeNews,
    sums,
    ledger,
    papers,
    notices,
  };
};
export type RefundFixture = Awaited<ReturnType<typeof refundFixture>>;
