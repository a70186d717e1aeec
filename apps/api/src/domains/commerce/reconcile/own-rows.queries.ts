import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { BookRow } from '../payment/provider';
import type { OwnRow, Owner } from './judge';

/** The key of a row among all books of a provider: 'refund:rfnd_7'. */
export const keyOf = ({ subject, ref }: Pick<BookRow, 'subject' | 'ref'>): string => `${subject}:${ref}`;

const refsOf = (rows: readonly BookRow[], subject: BookRow['subject']): string[] =>
  rows.filter((row) => row.subject === subject).map(({ ref }) => ref);

const payment = sql`
  select 'payment' as subject, p.provider_payment_id as ref, p.amount_minor, p.currency, p.status as state, p.id as payment_id, p.order_id, o.test as is_test
  from payments p join orders o on o.id = p.order_id`;
const refund = sql`
  select 'refund', r.provider_refund_id, r.amount_minor, r.currency, case r.status when 'requested' then 'sent' else r.status end, p.id, p.order_id, o.test
  from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id`;
const dispute = sql`
  select 'dispute', d.provider_dispute_id, d.amount_minor, d.currency, d.status, p.id, p.order_id, o.test
  from disputes d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id`;

/** Our rows with the references of a provider's rows, by `keyOf`. */
export const readOwnRows = async (
  db: Kysely<DB>,
  providerId: number,
  rows: readonly BookRow[],
): Promise<ReadonlyMap<string, OwnRow>> => {
  // A refund or dispute is looked up below its payment: its own reference has no index.
  const payments = [...new Set(rows.map(({ paymentId }) => paymentId))];
  const ofPayments = sql`p.provider_id = ${providerId} and p.provider_payment_id = any(${payments})`;
  const found = await sql<OwnRow>`
    ${payment} where p.provider_id = ${providerId} and p.provider_payment_id = any(${refsOf(rows, 'payment')})
    union all ${refund} where ${ofPayments} and r.provider_refund_id = any(${refsOf(rows, 'refund')})
    union all ${dispute} where ${ofPayments} and d.provider_dispute_id = any(${refsOf(rows, 'dispute')})`.execute(db);
  return new Map(found.rows.map((row) => [keyOf(row), row]));
};

interface NamedOwner extends Owner {
  readonly name: string;
}

const idsOf = (rows: readonly BookRow[], start: string): number[] =>
  rows.flatMap(({ mark = '' }) => {
    const id = mark.startsWith(start) ? Number(mark.slice(start.length)) : Number.NaN;
    return Number.isSafeInteger(id) ? [id] : [];
  });

/**
 * Orders, refunds and paid payments of a provider's rows. Names are marks ('order:12', 'refund:7') and references of
 * payments ('payment:pay_1').
 */
export const readOwners = async (
  db: Kysely<DB>,
  providerId: number,
  rows: readonly BookRow[],
): Promise<ReadonlyMap<string, Owner>> => {
  const found = await sql<NamedOwner>`
    select 'order:' || o.id as name, o.id as order_id, null::bigint as payment_id, o.test as is_test,
      exists (select 1 from payments p where p.order_id = o.id and p.status = 'paid') as has_other
    from orders o where o.id = any(${idsOf(rows, 'order:')})
    union all select 'refund:' || r.id, p.order_id, p.id, o.test, r.provider_refund_id is not null
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id where r.id = any(${idsOf(rows, 'refund:')})
    union all select 'payment:' || p.provider_payment_id, p.order_id, p.id, o.test, false
    from payments p join orders o on o.id = p.order_id
    where p.status = 'paid' and p.provider_id = ${providerId} and p.provider_payment_id = any(${rows.filter(({ subject }) => subject !== 'payment').map(({ paymentId }) => paymentId)})`.execute(
    db,
  );
  return new Map(found.rows.map(({ name, ...owner }) => [name, owner]));
};

/** A row of ours with its moment. */
export type DatedRow = OwnRow & { readonly at: string; readonly id: number };

const most = 1000;

const page = async (
  db: Kysely<DB>,
  select: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  after: Pick<DatedRow, 'at' | 'id'>,
  to: Date,
): Promise<readonly DatedRow[]> =>
  (
    await sql<DatedRow>`
      select x.subject, x.ref, x.amount_minor, x.currency, x.state, x.payment_id, x.order_id, x.is_test, x.at, x.id from (${select}) x
      where (${at}, ${id}) > (${after.at}::timestamptz, ${after.id}) and ${at} <= ${to} order by ${at}, ${id} limit ${most}`.execute(
      db,
    )
  ).rows;

/** Pages of our paid payments, done refunds and disputes of a provider between two moments, without those of tests. */
export async function* ownRowsBetween(
  db: Kysely<DB>,
  providerId: number,
  from: Date,
  to: Date,
): AsyncGenerator<readonly DatedRow[]> {
  const selects = [
    sql`select 'payment' as subject, p.provider_payment_id as ref, p.amount_minor, p.currency, p.status as state, p.id as payment_id, p.order_id, o.test as is_test, p.paid_at as at, p.id
      from payments p join orders o on o.id = p.order_id where p.provider_id = ${providerId} and p.status = 'paid' and not o.test`,
    sql`select 'refund' as subject, r.provider_refund_id as ref, r.amount_minor, r.currency, r.status as state, p.id as payment_id, p.order_id, o.test as is_test, coalesce(r.first_tried_at, r.created_at) as at, r.id
      from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id where p.provider_id = ${providerId} and r.status = 'done' and r.done_at <= ${to} and r.provider_refund_id is not null and not o.test`,
    sql`select 'dispute' as subject, d.provider_dispute_id as ref, d.amount_minor, d.currency, d.status as state, p.id as payment_id, p.order_id, o.test as is_test, d.opened_at as at, d.id
      from disputes d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id where p.provider_id = ${providerId} and not o.test`,
  ];
  for (const select of selects) {
    let after: Pick<DatedRow, 'at' | 'id'> = { at: from.toISOString(), id: 0 };
    for (;;) {
      const rows = await page(db, select, sql.ref('x.at'), sql.ref('x.id'), after, to);
      if (rows.length > 0) yield rows;
      if (rows.length < most) break;
      after = rows.at(-1)!;
    }
  }
}
