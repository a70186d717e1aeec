import {
  couponGroups,
  fullMoney,
  type CouponGroup,
  type CouponReportRow,
  type CouponTotal,
} from '@lectern/contract/commerce';
import { Link } from '@lectern/ui-kit/router';
import { viewPath } from '../../coupon/address';
import * as texts from '../../texts/report-coupons';
import { changeColumn } from '../change-column';
import { groupText } from '../day-words';
import { isByTime } from '../group-kinds';
import type { ReportColumn } from '../ReportTable';

const countText = (count: number): string => count.toLocaleString('en-GB');
type Counted = Pick<CouponTotal, 'used' | 'reserved' | 'released' | 'discountMinor' | 'revenueMinor'>;

const nameOf = (groupBy: CouponGroup, { key, label, isOverLimit }: CouponReportRow) => (
  <>
    {groupBy === 'coupon' ? <Link to={viewPath(Number(key))}>{label}</Link> : groupText(groupBy, key, label)}
    {isOverLimit && <small className="analysis-mark">{texts.overLimit}</small>}
  </>
);

/** The columns of the coupons' table, with the total of the currency as its last line. */
export const columnsOf = (
  groupBy: CouponGroup,
  rows: readonly CouponReportRow[],
  total: CouponTotal | undefined,
): readonly ReportColumn<CouponReportRow>[] => {
  const counts = (of: (sums: Counted) => number) => ({
    cell: (row: CouponReportRow) => countText(of(row)),
    total: total && countText(of(total)),
  });
  const money = (of: (sums: Counted) => number) => ({
    cell: (row: CouponReportRow) => fullMoney(of(row), row),
    total: total && fullMoney(of(total), total),
  });
  return [
    { head: couponGroups[groupBy], cell: (row) => nameOf(groupBy, row), total: total?.currency },
    { head: texts.used, isSorted: !isByTime(groupBy), ...counts(({ used }) => used) },
    { head: texts.discount, isWide: true, ...money(({ discountMinor }) => discountMinor) },
    { head: texts.revenue, ...money(({ revenueMinor }) => revenueMinor) },
    { head: texts.reserved, isWide: true, ...counts(({ reserved }) => reserved) },
    { head: texts.released, isWide: true, ...counts(({ released }) => released) },
    ...changeColumn(rows, total, ({ used }) => used),
  ];
};
