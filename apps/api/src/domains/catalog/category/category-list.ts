import type { ListRequest } from '@lectern/contract';
import { categoryCalls, maxTreeNodes } from '@lectern/contract/catalog';
import { badRequest, fieldError, forbidden } from '../../../server/calls/errors';
import type { Actor, Handler } from '../../../server/calls/frame';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { categoryPage, countCategories, readTree } from './category-list.queries';

type Request = Parameters<Handler<typeof categoryCalls.list>>[0]['request'];

/** The tree is answered whole: what would narrow, order or page it is refused by name. */
const refuseNarrowedTree = (request: Request): void => {
  const narrowing = (['page', 'limit', 'q', 'sort', 'cursor', 'deleted', 'filter'] as const).filter(
    (name) => request[name] !== undefined,
  );
  if (narrowing.length > 0)
    throw badRequest(
      narrowing.map((name) => fieldError(name, 'tree', `The tree is answered whole, without '${name}'`)),
    );
};

/** The question of a list without the tree; by name where no order is asked for. @throws 403 for deleted categories where the person may not restore them */
export const readCategoryList = (request: ListRequest, { rights }: Actor): ListQuery => {
  const list = readListOf(categoryCalls.list, request);
  if (list.deleted && !rights.has('categoryDelete')) throw forbidden(['categoryDelete']);
  return list.sort.length > 0
    ? list
    : { ...list, sort: [list.deleted ? { name: 'updatedAt', descending: true } : { name: 'name', descending: false }] };
};

export const listCategories: Handler<typeof categoryCalls.list> = async ({ request, db, actor }) => {
  if (request.view === 'tree') {
    refuseNarrowedTree(request);
    const { items, total } = await readTree(db);
    return { items, total, totalIsEstimate: false, page: 1, limit: maxTreeNodes, nextCursor: null };
  }
  const list = readCategoryList(request, actor);
  const { rows } = await categoryPage(list).execute(db);
  const answer = pageAnswer(list, rows, await countCategories(db, list), (row) => [
    ...list.sort.map(({ name }) => (name === 'name' ? row.name : row.updatedAtExactly)),
    row.id,
  ]);
  return { ...answer, items: answer.items.map(({ updatedAtExactly: _exactly, ...row }) => row) };
};
