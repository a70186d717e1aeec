import { badRequest, fieldError } from '../server/calls/errors';
import type { ListQuery } from '../server/list/list';

/** The order of `sortKey` belongs to one parent. @throws 400 for that order without exactly one parent as a filter */
export const requireParentForOrder =
  (parent: string, text: string) =>
  (list: ListQuery): ListQuery => {
    const inOneParent = list.filters.some(
      ({ name, operator, values }) =>
        name === parent && (operator === 'eq' || operator === 'in') && values.length === 1,
    );
    if (list.sort.some(({ name }) => name === 'sortKey') && !inOneParent)
      throw badRequest(fieldError('sort', parent, text));
    return list;
  };
