import { StatusLabel } from '@lectern/ui-kit';
import type { CouponRow } from '@lectern/contract/commerce';
import { deletedColumn, type Column, type Columns } from '@lectern/ui-kit/table';
import * as names from '../texts/names';
import { statusWords } from '../texts/words';
import { periodText } from './dates';
import { discountText, usesText } from './words';

const name: Column<CouponRow> = { id: 'name', head: names.name, wide: true, sort: 'name', cell: (row) => row.name };
const code: Column<CouponRow> = {
  id: 'code',
  head: names.code,
  onCard: true,
  cell: (row) => <span className="coupon-code">{row.code}</span>,
};
const discount: Column<CouponRow> = {
  id: 'discount',
  head: names.discount,
  priority: 1,
  onCard: true,
  cell: discountText,
};
const period: Column<CouponRow> = {
  id: 'period',
  head: names.valid,
  priority: 2,
  quiet: true,
  sort: 'endsAt',
  cell: (row) => periodText(row.startsAt, row.endsAt),
};
const uses: Column<CouponRow> = {
  id: 'used',
  head: names.used,
  priority: 3,
  numeric: true,
  sort: 'used',
  cell: usesText,
};
const status: Column<CouponRow> = {
  id: 'status',
  head: names.status,
  onCard: true,
  cell: (row) => <StatusLabel status={row.status} label={statusWords[row.status]} />,
};

const listed: Columns<CouponRow> = [name, code, discount, period, uses, status];
const deletedOnes: Columns<CouponRow> = [name, code, discount, deletedColumn];
/** The columns of the list, or of what was deleted. */
export const columnsOf = (view: { readonly deleted: boolean }): Columns<CouponRow> =>
  view.deleted ? deletedOnes : listed;
