import type { LatestPayment, SalesToday, ToLookAt, WaitingLink } from '@lectern/contract/commerce';
import { countedUpTo } from '@lectern/contract/figures';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { paymentMoment } from '../payment/read/payment-row.queries';
import { marked } from '../payment/read/payment-marks';

/** Maximum number of rows of each list: as many as a block of the home page shows. */
const rowsShown = 5;
/** Marks that ask somebody to decide, the most urgent first. */
const urgent = ['dispute', 'surplus', 'access', 'approval'] as const;

/** Payments of today by currency, as the ledger has them. */
export const readSalesToday = async (db: Kysely<DB>): Promise<SalesToday[]> =>
  (
    await sql<SalesToday>`
      select s.currency, y.symbol, y.exponent, s.minor, s.count from (
        select l.currency, sum(l.amount_minor)::bigint as minor, count(*)::int as count from ledger l
        where l.day = (select report_day(money_now())) and l.kind = 'payment' and not l.test group by l.currency) s
      join currencies y on y.code = s.currency order by s.count desc, s.currency`.execute(db)
  ).rows;

/** Numbers of payments by mark that asks for a decision; marks without payments are left out. */
export const readToLookAt = async (db: Kysely<DB>): Promise<ToLookAt[]> =>
  (
    await sql<ToLookAt>`select m.mark, m.count from (${sql.join(
      urgent.map(
        (mark, at) => sql`
          select ${sql.lit(at)} as at, ${sql.lit(mark)} as mark, (select count(*)::int from (
            select from payments p join orders o on o.id = p.order_id where not o.test and p.id in (${marked[mark]}) limit ${countedUpTo + 1}) x) as count`,
      ),
      sql` union all `,
    )}) m where m.count > 0 order by m.at`.execute(db)
  ).rows;

/** The last payments, the newest first, by the index of the list's order. */
export const readLatestPayments = async (db: Kysely<DB>): Promise<LatestPayment[]> =>
  (
    await sql<LatestPayment>`
      select t.id, t.status, coalesce(nullif(o.bill_to->>'name', ''), u.full_name) as payer_name, t.currency, y.symbol, y.exponent, t.amount_minor, ${paymentMoment} as at
      from payments t join orders o on o.id = t.order_id join users u on u.id = o.user_id join currencies y on y.code = t.currency
      where not o.test order by ${paymentMoment} desc, t.id desc limit ${rowsShown}`.execute(db)
  ).rows;

/** Open links that expire first; `sellerId` limits them to those of one seller. */
export const readWaitingLinks = async (db: Kysely<DB>, sellerId: number | undefined): Promise<WaitingLink[]> =>
  (
    await sql<WaitingLink>`
      select l.id, u.full_name as person_name, o.title, o.currency, y.symbol, y.exponent, o.total_minor, l.expires_at
      from payment_links l join orders o on o.id = l.order_id join users u on u.id = o.user_id join currencies y on y.code = o.currency
      where l.status = 'open' and l.expires_at > money_now() and not o.test
        and ${sellerId === undefined ? sql`true` : sql`l.created_by = ${sellerId}`}
      order by l.expires_at, l.id limit ${rowsShown}`.execute(db)
  ).rows;
