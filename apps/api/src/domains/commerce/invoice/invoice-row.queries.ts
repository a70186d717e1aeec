import type { InvoiceDetail, InvoiceRow, LinkedPaper } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** The papers with these ids. */
export const invoicesOf = (ids: RawBuilder<unknown>): RawBuilder<InvoiceRow> => sql<InvoiceRow>`
  select t.id, t.kind, t.series, t.number_text as number, t.order_id, t.payment_id, coalesce(t.bill_to->>'name', '') as payer_name, u.full_name as person_name,
    t.description, t.currency, y.symbol, y.exponent, t.net_minor, t.tax_minor, t.total_minor, t.tax_lines, t.place_of_supply,
    t.issued_on::text as issued_on, t.issued_at, t.test as is_test,
    coalesce((select -sum(n.total_minor + coalesce((select sum(d.total_minor) from invoices d where d.credits_id = n.id), 0))
      from invoices n where n.credits_id = t.id and t.kind = 'invoice'), 0)::bigint as credited_minor,
    exists (select 1 from invoices x where x.replaces_id = t.id) as is_replaced
  from invoices t join users u on u.id = t.user_id join currencies y on y.code = t.currency where t.id in (${ids})`;

const linked = sql`x.id, x.kind, x.number_text as number, x.issued_on::text as issued_on, x.total_minor, x.tax_lines,
  coalesce(nullif(x.correction_reason, ''), (select r.reason from refunds r where r.id = x.refund_id), '') as reason,
  (select m.full_name from users m where m.id = coalesce(x.issued_by, (select r.requested_by from refunds r where r.id = x.refund_id))) as by_name`;

const papersWhere = async (db: Kysely<DB>, condition: RawBuilder<unknown>): Promise<LinkedPaper[]> =>
  (await sql<LinkedPaper>`select ${linked} from invoices x where ${condition} order by x.id`.execute(db)).rows;

/** The papers of the same chain: notes, the credited paper, the predecessor and the successor. */
export const readChain = async (
  db: Kysely<DB>,
  id: number,
): Promise<Pick<InvoiceDetail, 'notes' | 'credits' | 'replaces' | 'replacedBy'>> => {
  const one = async (condition: RawBuilder<unknown>) => (await papersWhere(db, condition))[0] ?? null;
  return {
    notes: await papersWhere(
      db,
      sql`x.credits_id = ${id} or x.credits_id in (select n.id from invoices n where n.credits_id = ${id})`,
    ),
    credits: await one(sql`x.id = (select i.credits_id from invoices i where i.id = ${id})`),
    replaces: await one(sql`x.id = (select i.replaces_id from invoices i where i.id = ${id})`),
    replacedBy: await one(sql`x.replaces_id = ${id}`),
  };
};

/** The payment and the order that a paper comes from. */
export const readOrigin = async (db: Kysely<DB>, id: number): Promise<Pick<InvoiceDetail, 'payment' | 'order'>> => {
  const { rows } = await sql<Pick<InvoiceDetail, 'payment' | 'order'>>`
    select case when p.id is not null then jsonb_build_object('id', p.id, 'method', p.method, 'amountMinor', p.amount_minor) end as payment,
      jsonb_build_object('id', o.id, 'status', o.status, 'studentId', o.student_id, 'trainerId', o.trainer_id) as order
    from invoices i join orders o on o.id = i.order_id left join payments p on p.id = i.payment_id where i.id = ${id}`.execute(
    db,
  );
  return rows[0]!;
};
