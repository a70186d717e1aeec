import { sql, type Kysely } from 'kysely';
import type { DB } from '../src/database/schema.generated';
import { findDifferences } from '../src/domains/commerce/money-check/find-differences';
import { newsOf } from '../src/domains/commerce/payment/testing-news';
import { soldUnderKills } from './sold-under-kills';

const orders = 1000;
const killAfter = 150;
/** One of so many payments is refunded in part. */
const perRefund = 5;

/** Rules of invoices that do not hold for these orders, in words. */
const brokenRules = async (db: Kysely<DB>, orderIds: readonly number[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ papers: number; numbers: number; first: number; last: number; billed: number }>`
    select count(*)::int as papers, count(distinct number)::int as numbers, min(number) as first, max(number) as last, count(distinct order_id)::int as billed
    from invoices where series = 'INV'`.execute(db);
  const { papers, numbers, first, last, billed } = rows[0]!;
  const { rows: sums } = await sql<{ booked: number; paid: number; refunded: number; done: number }>`
    select (select sum(amount_minor) from ledger)::bigint as booked, (select sum(amount_minor) from payments where status = 'paid')::bigint as paid,
      (select sum(amount_minor) from refunds where status = 'done')::bigint as refunded, (select count(*)::int from refunds where status = 'done') as done`.execute(
    db,
  );
  const { booked, paid, refunded, done } = sums[0]!;
  const wanted = orderIds.length;
  return [
    ...(papers === wanted && billed === wanted ? [] : [`${wanted} orders have ${papers} invoices, ${billed} have one`]),
    ...(numbers === wanted && last - first + 1 === wanted ? [] : [`${numbers} numbers from ${first} to ${last}`]),
    ...(booked === paid - refunded ? [] : [`the ledger has ${booked}, payments less refunds are ${paid - refunded}`]),
    ...(done === wanted / perRefund ? [] : [`${done} refunds are done`]),
    ...(await findDifferences(db)).map((each) => JSON.stringify(each)),
  ];
};

/** A thousand orders are paid and some refunded under kills. Each has one invoice, numbers have no gap, and the ledger is right. */
export const soakInvoices = (
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> =>
  soldUnderKills(
    {
      orders,
      killAfter,
      news: (ids) =>
        ids.flatMap((id, at) => {
          const { paid, refunded } = newsOf(id);
          return at % perRefund === 0 ? [paid, refunded] : [paid];
        }),
    },
    async (db, orderIds, { untaken, kills }) => {
      const wrong = await brokenRules(db, orderIds);
      for (const text of wrong) say(`  ${text}`);
      say(
        `invoices: ${orders} orders, the API killed ${kills.API} times and the worker ${kills.worker}, ${untaken} webhooks sent again, ${wrong.length} violations`,
      );
      return { passed: wrong.length === 0 ? 1 : 0, failed: wrong.length === 0 ? 0 : 1 };
    },
  );
