import { categoryCalls, maxTreeNodes } from '@lectern/contract/catalog';
import { badRequest, fieldError, forbidden } from '../http/errors';
import type { Handler } from '../http/frame';
import { readListOf } from '../http/list';
import { pageAnswer } from '../http/list-query';
import { countCategories, readPage, readTree } from './category-list.queries';

type Request = Parameters<Handler<typeof categoryCalls.list>>[0]['request'];

/** The tree is answered whole: what would narrow, order or page it is refused by name. */
const refuseNarrowedTree = (request: Request): void => {
  const narrowing = (['page', 'limit', 'q', 'sort', 'cursor', 'deleted', 'filter'] as const).filter((name) => request[name] !== undefined);
  if (narrowing.length > 0) throw badRequest(narrowing.map((name) => fieldError(name, 'tree', `The tree is answered whole, without '${name}'`)));
};

export const listCategories: Handler<typeof categoryCalls.list> = async ({ request, db, actor }) => {
  if (request.view === 'tree') {
    refuseNarrowedTree(request);
    const { items, total } = await readTree(db);
    return { items, total, totalIsEstimate: false, page: 1, limit: maxTreeNodes, nextCursor: null };
  }
  const asked = readListOf(categoryCalls.list, request);
  if (asked.deleted && !actor.rights.has('categoryDelete')) throw forbidden(['categoryDelete']);
  const list = asked.sort.length > 0 ? asked : { ...asked, sort: [asked.deleted ? { name: 'updatedAt', descending: true } : { name: 'name', descending: false }] };
  const [rows, total] = [await readPage(db, list), await countCategories(db, list)];
  const answer = pageAnswer(list, rows, total, (row) => [...list.sort.map(({ name }) => (name === 'name' ? row.name : row.updatedAtExactly)), row.id]);
  return { ...answer, items: answer.items.map(({ updatedAtExactly: _exactly, ...row }) => row) };
};
