import type { invoiceIssueCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { issueInvoice, seriesOf } from './issue';
import { issueCreditNote, noteMoment } from './notes';

interface PaidOrder {
  readonly title: string;
  readonly isTest: boolean;
  /** The payment that paid it; null while it is unpaid, and where there was nothing to pay. */
  readonly paymentId: number | null;
}

const readOrder = async (db: Kysely<DB>, id: number): Promise<PaidOrder> => {
  const { rows } = await sql<PaidOrder>`
    select o.title, o.test as is_test, (select p.id from payments p where p.order_id = o.id and p.status = 'paid' and not p.surplus) as payment_id
    from orders o where o.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** Issues the notes of refunds that were done while their order had no invoice. */
const catchUpNotes = async (db: Kysely<DB>, paymentId: number, isTest: boolean): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from refunds r where r.payment_id = ${paymentId} and r.status = 'done'
      and not exists (select 1 from invoices i where i.refund_id = r.id and i.kind = 'credit') order by r.done_at, r.id`.execute(
    db,
  );
  for (const { id } of rows)
    await issueCreditNote(db, { refundId: id, at: await noteMoment(db, 'CRN', isTest), isTest });
};

export const invoiceIssueHandlers: Handlers<typeof invoiceIssueCalls> = {
  async issue({ request: { orderId }, db, audit }) {
    await sql`select 1 from orders where id = ${orderId} for update`.execute(db);
    const { title, isTest, paymentId } = await readOrder(db, orderId);
    const { rows: known } = await sql<{ id: number; number: string }>`
      select i.id, i.number_text as "number" from invoices i where i.order_id = ${orderId} and i.kind = 'invoice'
        and not exists (select 1 from invoices r where r.replaces_id = i.id)`.execute(db);
    if (known[0]) throw conflict(`The invoice is ${known[0].number}`, { result: { invoice: known[0] } });
    if (paymentId === null) throw conflict('No money came for this order: there is nothing to invoice');
    const { rows } = await sql<{ at: string }>`select paper_moment(${seriesOf(isTest)}) as at`.execute(db);
    const { id, numberText } = await issueInvoice(db, { orderId, paymentId, at: rows[0]!.at, isTest });
    await catchUpNotes(db, paymentId, isTest);
    audit({
      action: 'invoice.issue',
      entity: 'invoices',
      entityId: id,
      label: `${numberText}, ${title}`,
      changes: { number: [null, numberText] },
    });
    return { invoice: { id, number: numberText } };
  },
};
