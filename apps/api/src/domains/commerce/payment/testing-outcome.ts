import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** The rows of an order in words, without ids and moments. */
export interface Outcome {
  readonly status: string;
  readonly access: string;
  readonly payments: readonly string[];
  readonly ledger: readonly string[];
  readonly papers: readonly string[];
}

/** Rows that events have made of orders, in the order of their ids. */
export const outcomesOf = async (db: Kysely<DB>, orderIds: readonly number[]): Promise<readonly Outcome[]> =>
  (
    await sql<Outcome>`
      select o.status, o.access_state as access, (select array_agg(p.status || ' ' || p.refunded_minor || ' ' || p.disputed_minor order by p.status) from payments p where p.order_id = o.id) as payments,
        (select array_agg(l.kind || ' ' || l.amount_minor order by l.kind) from ledger l where l.order_id = o.id) as ledger,
        (select array_agg(i.kind || ' ' || i.total_minor order by i.kind) from invoices i where i.order_id = o.id) as papers
      from orders o where o.id = any(${orderIds}::bigint[]) order by o.id`.execute(db)
  ).rows;
