import { couponCalls, type CouponRow } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { listSource, plainColumns, timeColumns } from '../../../server/list/list-source';
import { bulkAction, type BulkAction } from '../../../records/bulk/bulk-action';
import { readCouponList } from './coupon-list';
import { couponPage, matchingCoupons, type ListedCoupon } from './coupon-list.queries';
import { changeCouponStatus, deleteCoupon, restoreCoupon } from './coupon-status';
import { readCoupon } from './coupon.queries';

/** '250.00 INR, 3.000 KWD': each amount in its own currency's digits. */
const amountsText = ({ amounts }: CouponRow, of: 'flatMinor' | 'capMinor'): string =>
  amounts
    .flatMap((amount) =>
      amount[of] === null ? [] : `${(amount[of] / 10 ** amount.exponent).toFixed(amount.exponent)} ${amount.currency}`,
    )
    .join(', ');

/** All coupons of a list. */
export const couponSource = listSource<ListedCoupon>({
  call: couponCalls.list,
  nouns: 'coupons',
  read: readCouponList,
  matching: matchingCoupons,
  rows: couponPage,
  names: (ids) => sql`select id, name from coupons where id in (${ids})`,
  columns: {
    ...plainColumns<ListedCoupon>({
      id: 'Id',
      name: 'Name',
      code: 'Code',
      status: 'Status',
      audience: 'Audience',
      appliesTo: 'Applies to',
    }),
    discount: [
      { head: 'Discount', of: ({ discountKind }) => discountKind },
      { head: 'Percent', of: ({ percentBp }) => percentBp && percentBp / 100 },
      { head: 'Amount', of: (row) => amountsText(row, 'flatMinor') },
      { head: 'At most', of: (row) => amountsText(row, 'capMinor') },
    ],
    period: [
      { head: 'Valid from', of: ({ startsAt }) => ({ at: startsAt }) },
      { head: 'Valid until', of: ({ endsAt }) => ({ at: endsAt }) },
    ],
    used: [
      { head: 'Used', of: ({ used }) => used },
      { head: 'Reserved', of: ({ reserved }) => reserved },
      { head: 'Limit', of: ({ totalLimit }) => totalLimit },
    ],
    ...timeColumns<ListedCoupon>({ createdAt: 'Created', updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
});

/** What can be done to many coupons at once. */
export const couponActions: readonly BulkAction[] = [
  bulkAction({
    name: 'coupon.status',
    title: 'Change the status of coupons',
    source: couponSource,
    call: couponCalls.changeStatus,
    work: changeCouponStatus,
    read: readCoupon,
  }),
  bulkAction({
    name: 'coupon.delete',
    title: 'Delete coupons',
    source: couponSource,
    call: couponCalls.delete,
    work: deleteCoupon,
    read: readCoupon,
  }),
  bulkAction({
    name: 'coupon.restore',
    title: 'Restore coupons',
    source: couponSource,
    call: couponCalls.restore,
    work: restoreCoupon,
    read: readCoupon,
  }),
];
