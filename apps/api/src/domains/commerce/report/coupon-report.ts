import type { RequestOf } from '@lectern/contract';
import type { CouponGroup, CouponReport, couponReportCalls, CouponSums } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { arranged } from './arrange';
import { daysBefore, refuseLong } from './period';
import { readGroups, timeKeys } from './read-groups.queries';

const columns = {
  reserved: sql`d.reserved`,
  used: sql`d.used`,
  released: sql`d.released`,
  discountMinor: sql`d.discount_minor`,
  revenueMinor: sql`d.revenue_minor`,
} as const satisfies Record<keyof CouponSums, unknown>;
const zero: CouponSums = { reserved: 0, used: 0, released: 0, discountMinor: 0, revenueMinor: 0 };

const keys: Readonly<Record<CouponGroup, (shown: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  ...timeKeys,
  coupon: () => sql`d.coupon_id::text`,
  currency: () => sql`d.currency::text`,
};

interface Named {
  readonly key: string;
  readonly name: string;
  readonly isOverLimit: boolean;
}

/** Names of coupons, and those with more uses than their limit. */
const readCoupons = async (db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, Named>> => {
  const { rows } = await sql<Named>`
    select c.id::text as key, c.name::text as name, coalesce(n.used > c.total_limit, false) as is_over_limit
    from coupons c left join coupon_counters n on n.coupon_id = c.id where c.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
};

/** The report of coupons: redemptions on the day of each state. @throws 400 for more days than a report has */
export const readCouponReport = async (
  db: Kysely<DB>,
  { from, to, compare, groupBy, currency: chosen }: RequestOf<typeof couponReportCalls.read>,
): Promise<CouponReport> => {
  const period = { from, to };
  refuseLong(period);
  const before = daysBefore(period, compare);
  const grouped = await readGroups(db, {
    ...{ report: 'coupons', period, before, compare, hasCurrency: true, sums: columns, key: keys[groupBy] },
    where: sql`true`,
    isDay: sql`true`,
  });
  const { frame, rows, ...parts } = arranged(grouped, {
    ...{ period, before, groupBy, chosen, zero, figures: (sums: CouponSums) => sums },
    total: ({ used }) => used,
    row: ({ used }) => used,
  });
  const ids = groupBy === 'coupon' ? rows.map(({ key }) => key) : [];
  const coupons = await readCoupons(db, ids);
  return {
    ...frame,
    ...parts,
    rows: rows.map((row) => ({
      ...row,
      label: coupons.get(row.key)?.name ?? row.key,
      isOverLimit: coupons.get(row.key)?.isOverLimit ?? false,
    })),
  };
};
