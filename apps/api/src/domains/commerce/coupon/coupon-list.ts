import type { ListRequest } from '@lectern/contract';
import { couponCalls } from '@lectern/contract/commerce';
import { forbidden } from '../../../server/calls/errors';
import type { Actor, Handler } from '../../../server/calls/frame';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { countCoupons, couponPage } from './coupon-list.queries';

/** The list as asked; the newest first where no order is asked for. */
export const orderedCoupons = (list: ListQuery): ListQuery =>
  list.sort.length > 0 ? list : { ...list, sort: [{ name: 'createdAt', descending: true }] };

/** The list's question. @throws 403 for deleted coupons where the person may not restore them */
export const readCouponList = (request: ListRequest, { rights }: Actor): ListQuery => {
  const list = orderedCoupons(readListOf(couponCalls.list, request));
  if (list.deleted && !rights.has('couponEdit')) throw forbidden(['couponEdit']);
  return list;
};

export const listCoupons: Handler<typeof couponCalls.list> = async ({ request, db, actor }) => {
  const list = readCouponList(request, actor);
  const { rows } = await couponPage(list).execute(db);
  const answer = pageAnswer(list, rows, await countCoupons(db, list), (row) => [...row.keys, row.id]);
  return { ...answer, items: answer.items.map(({ keys: _keys, ...row }) => row) };
};
