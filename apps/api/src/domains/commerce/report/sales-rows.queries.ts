import type { SaleItemKind, SalesFact, SalesGroup, SalesSums } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { afterCursor, cursorKeys } from '../../../server/list/cursor';
import type { ListQuery } from '../../../server/list/list';
import { countRows, filterCondition, listOrder, type Columns, type Total } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';
import type { Money } from './read-groups.queries';
import { isTime } from './arrange';
import type { Days } from './period';
import { ofItemKind, salesKeys } from './sales-groups';
import { salesColumns } from './sales-report';

/** The rows of a figure: those of days, and of one key of a grouping. */
export interface SalesRowsQuery extends ListQuery {
  readonly days: Days;
  readonly groupBy: SalesGroup;
  readonly key: string | undefined;
  readonly currency: string | undefined;
  readonly itemKind: SaleItemKind | undefined;
}

const columns: Columns = { at: sql.ref('d.at'), kind: sql.ref('d.kind') };
const tiebreaker = sql.ref('d.fact_id');

/** The condition of facts and of daily sums alike. */
const figure = ({ groupBy, key, currency, itemKind }: SalesRowsQuery): RawBuilder<unknown> => sql`
  ${ofItemKind(itemKind)} and ${currency === undefined ? sql`true` : sql`d.currency = ${currency}`}
  and ${key === undefined || isTime(groupBy) ? sql`true` : sql`${salesKeys[groupBy](sql`d.day`)} = ${key}`}`;

const matching = (list: SalesRowsQuery): RawBuilder<unknown> => sql`
  sales_facts d where d.day between ${list.days.from}::date and ${list.days.to}::date
    and d.at >= day_from(${list.days.from}::date) and d.at < day_until(${list.days.to}::date) and ${figure(list)}
    and ${list.q === undefined ? sql`true` : sql`d.order_id in (select x.id from orders x where ${searchCondition(list.q, sql`x.search_text`)})`}
    and ${filterCondition(list, columns)}`;

/** A row with what only its export shows, and the values of its cursor. */
export interface ListedFact extends SalesFact {
  readonly taxLines: readonly { readonly name: string; readonly taxMinor: number }[];
  readonly placeOfSupply: string | null;
  readonly cursorKeys: readonly (string | number)[];
}

/** The paper of a row: the invoice of a payment, the note of a refund. */
const paper = sql`
  select i.number_text, i.place_of_supply from invoices i
  where d.kind = 'payment' and i.payment_id = d.payment_id and i.kind = 'invoice' and i.replaces_id is null
    or d.kind in ('refund', 'refund_failed') and i.refund_id = d.refund_id and i.kind = case d.kind when 'refund' then 'credit' else 'debit' end
  order by i.id limit 1`;

const rowsOf = (list: SalesRowsQuery, facts: RawBuilder<unknown>): RawBuilder<ListedFact> => sql<ListedFact>`
  select case when d.fact_id < 0 then 'free:' || -d.fact_id else 'ledger:' || d.fact_id end as id, d.kind, d.at, d.day::text as day, o.title,
    coalesce(nullif(o.bill_to->>'name', ''), u.full_name) as person_name, d.currency, y.symbol, y.exponent, d.amount_minor, d.discount_minor, d.tax_minor, d.tax_lines,
    d.payment_id, p.number_text as paper_number, p.place_of_supply, ${cursorKeys(list, columns, tiebreaker)} as cursor_keys
  from (${facts}) d join orders o on o.id = d.order_id join users u on u.id = o.user_id join currencies y on y.code = d.currency
  left join lateral (${paper}) p on true order by ${listOrder(list, columns, tiebreaker)}`;

/** One page of the rows, and the row after it. */
export const salesPage = (list: SalesRowsQuery): RawBuilder<ListedFact> =>
  rowsOf(
    list,
    sql`select d.* from ${matching(list)} and ${afterCursor(list, columns, tiebreaker)}
      order by ${listOrder(list, columns, tiebreaker)} limit ${list.limit + 1} offset ${list.offset}`,
  );

export const matchingFacts = (list: SalesRowsQuery): RawBuilder<unknown> =>
  sql`select d.fact_id as id from ${matching(list)}`;

export const countFacts = (db: Kysely<DB>, list: SalesRowsQuery): Promise<Total> =>
  countRows(db, sql`select 1 from ${matching(list)}`);

type CurrencySums = SalesSums & Money & { readonly currency: string };

const added = (from: RawBuilder<unknown>): RawBuilder<CurrencySums> => sql<CurrencySums>`
  select s.*, y.symbol, y.exponent from (
    select d.currency, ${sql.join(Object.entries(salesColumns).map(([name, sum]) => sql`coalesce(sum(${sum}), 0)::bigint as ${sql.id(name)}`))}
    from ${from} group by d.currency) s join currencies y on y.code = s.currency order by s.payments desc, s.currency`;

/** The figure by currency, from the daily sums as the report has it. */
export const figureSums = async (db: Kysely<DB>, list: SalesRowsQuery): Promise<CurrencySums[]> =>
  (await added(sql`sales_days(${list.days.from}::date, ${list.days.to}::date) d where ${figure(list)}`).execute(db))
    .rows;

/** Sums by currency of the rows that a filter leaves. */
export const filteredSums = async (db: Kysely<DB>, list: SalesRowsQuery): Promise<CurrencySums[]> =>
  (
    await added(sql`(
      select d.currency, (d.kind = 'payment')::int as payments, (d.kind = 'refund')::int - (d.kind = 'refund_failed')::int as refunds, (d.kind = 'free')::int as free,
        case when d.kind = 'payment' then d.amount_minor else 0 end as paid_minor, case when d.kind in ('refund', 'refund_failed') then -d.amount_minor else 0 end as refunded_minor,
        case when d.kind = 'dispute' then -d.amount_minor else 0 end as disputed_minor, case when d.kind = 'dispute_won' then d.amount_minor else 0 end as won_back_minor,
        case when d.kind like 'surplus%' then d.amount_minor else 0 end as surplus_minor, d.discount_minor, d.tax_minor
      from ${matching(list)}) d`).execute(db)
  ).rows;
