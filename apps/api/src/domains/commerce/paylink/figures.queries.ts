import type { PaylinkFigures } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Totals of today, in the business's zone, of one seller's links or of all. Currencies are never added; test money is not counted. */
export const readPaylinkFigures = async (db: Kysely<DB>, sellerId: number | undefined): Promise<PaylinkFigures> => {
  const own = sellerId === undefined ? sql`true` : sql`l.created_by = ${sellerId}`;
  const today = sql`timezone(business_zone(), date_trunc('day', timezone(business_zone(), now())))`;
  const { rows } = await sql<PaylinkFigures>`
    select (select count(*)::int from payment_links l where ${own} and l.created_at >= ${today}) as made_today,
      (select count(*)::int from payment_links l where ${own} and l.status = 'open') as "open",
      (select coalesce(jsonb_agg(jsonb_build_object('currency', p.currency, 'symbol', y.symbol, 'exponent', y.exponent, 'minor', p.minor) order by p.minor desc), '[]')
        from (select o.currency, sum(o.total_minor)::bigint as minor from orders o join payment_links l on l.order_id = o.id
          where ${own} and o.paid_at >= ${today} and not o.test group by o.currency) p join currencies y on y.code = p.currency) as paid_today`.execute(
    db,
  );
  return rows[0]!;
};
