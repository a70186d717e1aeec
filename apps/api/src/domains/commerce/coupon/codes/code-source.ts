import { messages, say, type ListRequest } from '@lectern/contract';
import {
  couponCalls,
  couponCodeStates,
  couponKinds,
  couponWriteRight,
  type CouponCodeOne,
  type CouponKind,
} from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { badRequest, fieldError } from '../../../../server/calls/errors';
import type { Actor } from '../../../../server/calls/frame';
import { refuseWithoutRight } from '../../../../server/calls/perform';
import type { ListQuery } from '../../../../server/list/list';
import { choiceColumns, listSource, plainColumns, timeColumns } from '../../../../server/list/list-source';
import { readCodeList } from './code-list';
import { matchingIds, wholeCodes } from './codes.queries';

interface CodesOfCoupon extends ListQuery {
  readonly couponId: number;
  /** Kinds of coupons that the person may write. */
  readonly kinds: readonly CouponKind[];
}

/** The query of an export. @throws 403 without the right to make codes: a file of them needs it */
const readExport = (request: ListRequest, actor: Actor): CodesOfCoupon => {
  refuseWithoutRight(couponCalls.makeCodes.access, actor);
  const couponId: unknown = 'id' in request ? request.id : undefined;
  if (typeof couponId !== 'number' || !Number.isSafeInteger(couponId) || couponId < 1)
    throw badRequest(fieldError('id', 'required', say(messages.required, { field: 'Id' })));
  return {
    ...readCodeList(request),
    couponId,
    kinds: couponKinds.filter((kind) => actor.rights.has(couponWriteRight[kind])),
  };
};
/** The coupon of an export; none (0) where the person may not write its kind. */
const couponOf = (list: ListQuery) => {
  const { couponId, kinds } = list as CodesOfCoupon;
  return sql<number>`coalesce((select id from coupons where id = ${couponId} and kind = any(${kinds}::text[])), 0)`;
};

/** The single-use codes of one coupon, for exports. */
export const codeSource = listSource<CouponCodeOne>({
  call: couponCalls.codes,
  nouns: 'codes',
  read: readExport,
  matching: (list) => matchingIds(couponOf(list), list),
  rows: (list) => wholeCodes(couponOf(list), list),
  names: (ids) => sql`select k.id, k.code::text as name from coupon_codes k where k.id in (${ids})`,
  columns: {
    ...plainColumns<CouponCodeOne>({ code: 'Code', person: 'Person' }),
    ...choiceColumns<CouponCodeOne>({ state: ['State', couponCodeStates] }),
    ...timeColumns<CouponCodeOne>({ createdAt: 'Created' }),
  },
});
