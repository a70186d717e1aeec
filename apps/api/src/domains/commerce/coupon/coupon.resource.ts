import {
  appliesTo,
  couponAudiences,
  couponCalls,
  couponStatuses,
  discountKinds,
  normalCode,
  type CouponRow,
} from '@lectern/contract/commerce';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listedRecord } from '../../../records/listed';
import { hitsOf } from '../../../records/search-source';
import type { Handlers } from '../../../server/calls/frame';
import type { Filter } from '../../../server/list/list';
import { filterCondition } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';
import { choiceColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { checkCouponCode } from './codes/check-code';
import { countCouponCodes, listCouponCodes } from './codes/list-codes';
import { makeCouponCodes } from './codes/make-codes';
import { voidCouponCodes } from './codes/void-codes';
import { createCoupon } from './coupon-create';
import { readCouponFigures } from './coupon-figures';
import { findTargets } from './coupon-refs.queries';
import { changeCouponStatus, deleteCoupon, restoreCoupon } from './coupon-status';
import { changeCoupon } from './coupon-update';
import { changeCouponUsers, listCouponUsers } from './coupon-users';
import { findStudents } from './coupon-users.queries';
import { couponRows, coupons, readCodes, statusNow, used } from './coupon.table';

/** A filter by code matches the coupons with such a code. */
const withCode = (filter: Filter): RawBuilder<SqlBool> => {
  const { operator, values } = filter;
  const of = (wanted: Filter) =>
    sql`(select k.coupon_id from coupon_codes k where ${filterCondition({ filters: [wanted] }, { code: sql.ref('k.code') })})`;
  if (operator === 'empty')
    return sql<SqlBool>`(t.kind = 'standard' and exists (select 1 from coupon_codes k where k.coupon_id = t.id)) <> ${values[0]}::boolean`; // lists show no code of a campaign
  return operator === 'ne'
    ? sql<SqlBool>`t.id not in ${of({ ...filter, operator: 'eq' })}`
    : sql<SqlBool>`t.id in ${of(filter)}`;
};

/** '250.00 INR, 3.000 KWD': each amount in its own currency's digits. */
const amountsText = ({ amounts }: CouponRow, of: 'flatMinor' | 'capMinor'): string =>
  amounts
    .flatMap((amount) =>
      amount[of] === null ? [] : `${(amount[of] / 10 ** amount.exponent).toFixed(amount.exponent)} ${amount.currency}`,
    )
    .join(', ');

const { action, readList, ...listed } = listedRecord({
  calls: couponCalls,
  table: couponRows,
  noun: { one: 'coupon', many: 'coupons' },
  list: {
    sort: '-createdAt',
    columns: { status: statusNow, discount: sql.ref('t.discountKind'), used },
    alsoFound: (q) =>
      sql`select coupon_id from coupon_codes where ${searchCondition(normalCode(q), sql`lower(code::text)`)}`,
    filters: { code: withCode },
  },
  exports: {
    ...plainColumns<CouponRow>({ id: 'Id', name: 'Name', code: 'Code' }),
    ...choiceColumns<CouponRow>({
      status: ['Status', couponStatuses],
      audience: ['Audience', couponAudiences],
      appliesTo: ['Applies to', appliesTo],
    }),
    discount: [
      { head: 'Discount', of: ({ discountKind }) => discountKinds[discountKind] },
      { head: 'Percent', of: ({ percentBp }) => percentBp && percentBp / 100 },
      { head: 'Amount', of: (row) => amountsText(row, 'flatMinor') },
      { head: 'At most', of: (row) => amountsText(row, 'capMinor') },
    ],
    period: Object.values(timeColumns<CouponRow>({ startsAt: 'Valid from', endsAt: 'Valid until' })),
    used: Object.values(plainColumns<CouponRow>({ used: 'Used', reserved: 'Reserved', totalLimit: 'Limit' })),
    ...timeColumns<CouponRow>({ createdAt: 'Created', updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
});

export const couponResource = {
  ...listed,
  search: {
    title: 'Coupons',
    access: couponCalls.list.access,
    select: (matches: (column: string) => string) => `
      select c.id, c.name as title, coalesce((select min(code::text) from coupon_codes where coupon_id = c.id), '') as subtitle
        from ${hitsOf(`select id from coupons where ${matches('search_text')} union select coupon_id from coupon_codes where ${matches('lower(code::text)')}`)}
        join coupons c on c.id = h.id where c.kind = 'standard' and c.deleted_at is null`,
    route: ({ id }: { readonly id: number }) => `/coupon/view?id=${id}`,
    list: '/coupon/listing',
  },
  actions: [
    action('status', 'Change the status of coupons', couponCalls.changeStatus, changeCouponStatus),
    action('delete', 'Delete coupons', couponCalls.delete, deleteCoupon),
    action('restore', 'Restore coupons', couponCalls.restore, restoreCoupon),
  ],
  isPurged: true,
};

export const couponHandlers: Handlers<typeof couponCalls> = {
  list: readList,
  figures: readCouponFigures,
  detail: async ({ request: { id }, db }) => ({ coupon: await coupons.read(db, id), codes: await readCodes(db, id) }),
  create: createCoupon,
  update: changeCoupon,
  changeStatus: async (work) => ({ coupon: await changeCouponStatus(work) }),
  delete: deleteCoupon,
  restore: restoreCoupon,
  users: listCouponUsers,
  changeUsers: changeCouponUsers,
  makeCodes: makeCouponCodes,
  codes: listCouponCodes,
  codeCounts: countCouponCodes,
  voidCodes: voidCouponCodes,
  check: checkCouponCode,
  findTargets: async ({ request, db }) => ({ items: await findTargets(db, request.q) }),
  findStudents: async ({ request, db }) => ({ items: await findStudents(db, request.q) }),
};
