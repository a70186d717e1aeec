import { messages, say } from '@lectern/contract';
import type { categoryCalls } from '@lectern/contract/catalog';
import { badRequest, fieldError, notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { renameUses } from '../../../server/files/file-uses';
import { deleteCategory } from './category-delete';
import { listCategories } from './category-list';
import { restoreCategory } from './category-restore';
import { changeCategoryStatus } from './category-status';
import { attachImage, auditOf, createCategory } from './category-write';
import { lockCategory, lockTree, moveCategory, requireNeighbour, updateCategory } from './category-write.queries';
import { readBreadcrumb, readCategory, readChoices } from './category.queries';
import { proposeSlug } from '../../../records/slug';
import { readUses } from '../uses.queries';

export const categoryHandlers: Handlers<typeof categoryCalls> = {
  list: listCategories,

  root: async ({ request, db }) => ({ items: await readChoices(db, null, request.status) }),

  detail: async ({ request, db }) => {
    const category = await readCategory(db, request.id);
    if (category.deletedAt !== null) throw notFound();
    return {
      category,
      breadcrumb: await readBreadcrumb(db, category.id),
      children: await readChoices(db, category.id),
      uses: await readUses(db, 'categories', category.id),
    };
  },

  children: async ({ request, db }) => {
    const { deletedAt } = await readCategory(db, request.id);
    if (deletedAt !== null) throw notFound();
    return { items: await readChoices(db, request.id) };
  },

  create: createCategory,

  update: async ({ request, db, audit }) => {
    await lockTree(db);
    const category = await lockCategory(db, request);
    const name = request.name?.trim() ?? category.name;
    const changed = {
      ...(request.name !== undefined && { name }),
      ...(request.slug !== undefined && {
        slug: request.slug || (await proposeSlug(db, 'categories', name, category.id)),
      }),
      ...(request.status !== undefined && { status: request.status }),
      ...(request.imageFileId !== undefined && { imageFileId: request.imageFileId }),
    };
    if (changed.imageFileId !== undefined) await attachImage(db, { id: category.id, name }, changed.imageFileId);
    else if (name !== category.name) await renameUses(db, { entity: 'categories', entityId: category.id, label: name });
    if (Object.keys(changed).length > 0) await updateCategory(db, category.id, changed);
    audit(auditOf('category.update', category, category, { ...category, ...changed }));
    return { category: await readCategory(db, category.id) };
  },

  delete: deleteCategory,

  move: async ({ request, db, audit }) => {
    const { id, parentId, beforeId } = request;
    if (beforeId === id)
      throw badRequest(fieldError('beforeId', 'itself', say(messages.invalid, { field: 'Neighbour' })));
    await lockTree(db);
    const category = await lockCategory(db, request);
    await requireNeighbour(db, parentId, beforeId);
    await moveCategory(db, category, parentId, beforeId);
    const { sortKey } = await db
      .selectFrom('categories')
      .select('sortKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    audit(auditOf('category.move', category, category, { ...category, parentId, sortKey }));
    return { category: await readCategory(db, id) };
  },

  changeStatus: changeCategoryStatus,

  restore: restoreCategory,
};
