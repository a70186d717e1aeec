import type { couponCalls } from '@lectern/contract/commerce';
import type { Handler } from '../../../../server/calls/frame';
import { pageAnswer } from '../../../../server/list/list-query';
import { couponRows } from '../coupon.table';
import { readCodeList } from './code-list';
import { codePage, countCodes, readCounts } from './codes.queries';

/** The single-use codes of a coupon, the newest first. */
export const listCouponCodes: Handler<typeof couponCalls.codes> = async ({ request, db }) => {
  const { id } = request;
  await couponRows.read(db, id);
  const list = readCodeList(request);
  const { rows } = await codePage(id, list).execute(db);
  const answer = pageAnswer(list, rows, await countCodes(db, id, list), (row) => [...row.keys, row.id]);
  return { ...answer, items: answer.items.map(({ keys: _keys, ...code }) => code) };
};

export const countCouponCodes: Handler<typeof couponCalls.codeCounts> = async ({ request: { id }, db }) => {
  await couponRows.read(db, id);
  return readCounts(db, id);
};
