import type { RequestOf } from '@lectern/contract';
import type { SalesReport, salesReportCalls, SalesSums } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { arranged, type Sums } from './arrange';
import { daysBefore, refuseLong } from './period';
import { readGroups, type Grouped } from './read-groups.queries';
import { ofItemKind, salesKeys } from './sales-groups';
import { labelsOf } from './sales-labels.queries';

/** Sums of days of sales, as answers name them. */
export const salesColumns = {
  payments: sql`d.payments`,
  refunds: sql`d.refunds`,
  free: sql`d.free`,
  paidMinor: sql`d.paid_minor`,
  refundedMinor: sql`d.refunded_minor`,
  disputedMinor: sql`d.disputed_minor`,
  wonBackMinor: sql`d.won_back_minor`,
  surplusMinor: sql`d.surplus_minor`,
  discountMinor: sql`d.discount_minor`,
  taxMinor: sql`d.tax_minor`,
  netMinor: sql`d.paid_minor - d.refunded_minor - d.disputed_minor + d.won_back_minor`,
} as const satisfies Record<keyof SalesSums, unknown>;
const columns = { ...salesColumns, inrMinor: sql`d.inr_minor` } as const;
type Column = keyof typeof columns;

const zero = Object.fromEntries(Object.keys(columns).map((name) => [name, 0])) as Sums<Column>;

const withoutInr = ({ inrMinor: _inr, ...sums }: Sums<Column>): SalesSums => sums;

/** Rupees of all currencies. */
const inrOf = ({ groups }: Grouped<Column>, phase: 'now' | 'before'): number =>
  groups
    .filter((group) => group.level === 'all' && group.phase === phase)
    .reduce((sum, { sums }) => sum + sums.inrMinor, 0);

/** The report of sales. Its figures equal the ledger at `asOf`. @throws 400 for more days than a report has */
export const readSales = async (
  db: Kysely<DB>,
  { from, to, compare, groupBy, currency: chosen, itemKind }: RequestOf<typeof salesReportCalls.read>,
): Promise<SalesReport> => {
  const period = { from, to };
  refuseLong(period);
  const before = daysBefore(period, compare);
  const grouped = await readGroups(db, {
    ...{ report: 'sales', period, before, compare, hasCurrency: true, sums: columns, key: salesKeys[groupBy] },
    where: ofItemKind(itemKind),
    isDay: sql`d.payments + d.free > 0`,
  });
  const { frame, rows, ...parts } = arranged(grouped, {
    ...{ period, before, groupBy, chosen, zero, figures: withoutInr },
    total: ({ payments }) => payments,
    row: ({ netMinor }) => netMinor,
  });
  const label = await labelsOf(
    db,
    groupBy,
    rows.map(({ key }) => key),
  );
  return {
    ...frame,
    ...parts,
    inr: { netMinor: inrOf(grouped, 'now'), beforeMinor: before ? inrOf(grouped, 'before') : null },
    rows: rows.map((row) => ({ ...row, label: label(row.key) })),
  };
};
