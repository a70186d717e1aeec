import { exportedColumns, refusedColumns } from '@lectern/contract/exported-columns';
import { listed as campaigns } from './campaign/campaign';
import { codeColumns as winnersCodes } from './campaign/code-columns';
import { columns as codes } from './coupon/codes/columns';
import { listed as coupons } from './coupon/coupon';
import { columns as invoices } from './invoice/invoice';
import { columns as payments } from './payment/payment';
import { columnsOf } from './plan/columns';
import { planViews } from './plan/kinds';
import { columns as salesRows } from './report/sales/rows-columns';

const rupees = { code: 'INR', name: 'Rupee', symbol: '₹', exponent: 2, active: true, sortOrder: 1, version: 1 };

const lists: readonly (readonly [path: string, columns: readonly { readonly id: string }[]])[] = [
  ['admin/coupon/list', coupons.columns],
  ['admin/coupon/list', campaigns.columns],
  ['admin/coupon/codes', codes],
  ['admin/coupon/codes', winnersCodes],
  ['payment/list', payments],
  ['report/sales/rows', salesRows],
  ['invoice/list', invoices],
  ['admin/student-plan-list', columnsOf(planViews.student, [rupees])],
  ['admin/trainer-plan-list', columnsOf(planViews.trainer, [rupees])],
];

test.each(lists)('the list %s offers no column that its export refuses', (path, columns) => {
  expect(refusedColumns('commerce', path, columns)).toEqual([]);
});

test('each list of commerce that can be exported is in the table above', () => {
  expect([...new Set(lists.map(([path]) => path))].sort()).toEqual(Object.keys(exportedColumns.commerce).sort());
});
