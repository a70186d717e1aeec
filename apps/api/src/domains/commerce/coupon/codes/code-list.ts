import type { ListRequest } from '@lectern/contract';
import { couponCalls } from '@lectern/contract/commerce';
import { badRequest, fieldError } from '../../../../server/calls/errors';
import { readListOf, type ListQuery } from '../../../../server/list/list';

/** The query of a coupon's codes, the newest first. @throws 400 for deleted codes: there are none */
export const readCodeList = (request: ListRequest): ListQuery => {
  const list = readListOf(couponCalls.codes, request);
  if (list.deleted) throw badRequest(fieldError('deleted', 'list', 'Codes are never deleted'));
  return list.sort.length > 0 ? list : { ...list, sort: [{ name: 'createdAt', descending: true }] };
};
