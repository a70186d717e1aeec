import {
  categoryCalls,
  categoryFields,
  categoryRecord,
  maxTreeNodes,
  type CategoryDetail,
  type CategoryRow,
} from '@lectern/contract/catalog';
import { bulkAction } from '../../../records/bulk/bulk-action';
import { defineResource } from '../../../records/resource';
import { readUses } from '../../../records/uses';
import { badRequest, fieldError, notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { deleteCategory } from './category-delete';
import { readBreadcrumb, readChoices, readCounts, readTree } from './category.queries';
import { categories } from './category.table';
import { createCategory, moveHandler, requireOwnParent, updateCategory } from './category.write';
import { lockTree } from './tree.queries';

const resource = defineResource({
  calls: categoryRecord,
  table: categories,
  noun: { one: 'category', many: 'categories' },
  list: { sort: 'name' },
  exports: {
    ...plainColumns<CategoryRow>({ id: 'Id', skills: 'Skills', courses: 'Courses', trainers: 'Trainers' }),
    ...fieldColumns(categoryFields, 'name', 'slug', 'status'),
    path: { head: 'In', of: ({ path }) => path.join(' / ') },
    ...timeColumns<CategoryRow>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: { address: '/category/list', subtitle: '(select p.name from categories p where p.id = t.parent_id)' },
  create: createCategory,
  update: updateCategory,
  lockFirst: lockTree,
  beforeRestore: requireOwnParent,
});

/** Categories. Pickers of skills list them; the console's search does not find them. */
export const categoryResource = {
  ...resource,
  search: { ...resource.search, access: categoryCalls.detail.access },
  actions: [
    ...resource.actions.filter(({ name }) => name !== 'category.delete'),
    bulkAction({
      name: 'category.delete',
      title: 'Delete categories',
      source: resource.source,
      call: categoryCalls.delete,
      work: deleteCategory,
      read: categories.read,
    }),
  ],
};

/** The tree comes whole: filters, sorting and paging are refused by name. */
const refuseNarrowedTree = (request: object): void => {
  const narrowing = Object.entries(request).filter(([name, value]) => name !== 'view' && value !== undefined);
  if (narrowing.length > 0)
    throw badRequest(
      narrowing.map(([name]) => fieldError(name, 'tree', `The tree is answered whole, without '${name}'`)),
    );
};

/** @throws 404 for a deleted category */
const readLive = async (db: Parameters<typeof categories.read>[0], id: number): Promise<CategoryDetail> => {
  const category = await categories.read(db, id);
  if (category.deletedAt !== null) throw notFound();
  return category;
};

const withoutTexts = ({
  descriptionHtml: _html,
  seoTitle: _title,
  seoDescription: _description,
  seoKeywords: _keywords,
  ...row
}: CategoryDetail): CategoryRow => row;

export const categoryHandlers: Handlers<typeof categoryCalls> = {
  ...resource.handlers,
  list: async (work) => {
    if (work.request.view !== 'tree') {
      const { items, ...page } = await resource.handlers.list({ ...work });
      return { ...page, items: items.map(withoutTexts) };
    }
    refuseNarrowedTree(work.request);
    return {
      ...(await readTree(work.db)),
      totalIsEstimate: false,
      page: 1,
      limit: maxTreeNodes,
      nextCursor: null,
    };
  },
  root: async ({ request, db }) => ({ items: await readChoices(db, null, request.status) }),
  detail: async ({ request: { id }, db }) => ({
    category: await readLive(db, id),
    breadcrumb: await readBreadcrumb(db, id),
    children: await readChoices(db, id),
    uses: await readUses(db, 'categories', id),
    counts: await readCounts(db, id),
  }),
  children: async ({ request: { id }, db }) => {
    await readLive(db, id);
    return { items: await readChoices(db, id) };
  },
  delete: deleteCategory,
  move: moveHandler,
};
