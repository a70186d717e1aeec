import { messages, say } from '@lectern/contract';
import { maxDepth, type categoryCalls } from '@lectern/contract/catalog';
import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { changesOf } from '../http/audit';
import { badRequest, fieldError, notFound } from '../http/errors';
import type { Handlers } from '../http/frame';
import { renameUses, attachFile } from '../platform/files/file-uses';
import { deleteCategory } from './category-delete';
import { listCategories } from './category-list';
import { restoreCategory } from './category-restore';
import { proposeSlug } from './slug';
import { readUses } from './uses.queries';
import { depthOf, insertCategory, keepCategory, lockCategory, lockTree, moveCategory, nextCategoryId, placeCategory, requireNeighbour, updateCategory, type StoredCategory } from './category-write.queries';
import { readBreadcrumb, readCategory, readChoices } from './category.queries';

const audited = ['parentId', 'name', 'slug', 'status', 'sortKey', 'imageFileId'] as const;
const auditOf = (action: `category.${string}`, category: Pick<StoredCategory, 'id' | 'name'>, before: Partial<StoredCategory>, after: Partial<StoredCategory>) =>
  ({ action, entity: 'categories', entityId: category.id, label: after.name ?? category.name, changes: changesOf(before, after, audited) }) as const;

/** Makes an uploaded image that of a category, and the one it had no longer so. */
const attachImage = (db: Kysely<DB>, { id, name }: Pick<StoredCategory, 'id' | 'name'>, imageFileId: number | null): Promise<void> =>
  attachFile(db, 'imageFileId', 'image', imageFileId, { entity: 'categories', entityId: id, field: 'image', label: name });

/** A parent must live and leave room for one more level below it. */
const requireParent = async (db: Kysely<DB>, parentId: number | null): Promise<void> => {
  if (parentId === null) return;
  if (!(await keepCategory(db, parentId))) throw badRequest(fieldError('parentId', 'live', say(messages.invalid, { field: 'Parent' })));
  if ((await depthOf(db, parentId)) >= maxDepth) throw badRequest(fieldError('parentId', 'depth', `Categories go ${maxDepth} levels deep at most`));
};

export const categoryHandlers: Handlers<typeof categoryCalls> = {
  list: listCategories,

  root: async ({ request, db }) => ({ items: await readChoices(db, null, request.status) }),

  detail: async ({ request, db }) => {
    const category = await readCategory(db, request.id);
    if (category.deletedAt !== null) throw notFound();
    return { category, breadcrumb: await readBreadcrumb(db, category.id), children: await readChoices(db, category.id), uses: await readUses(db, 'categories', category.id) };
  },

  children: async ({ request, db }) => {
    const { deletedAt } = await readCategory(db, request.id);
    if (deletedAt !== null) throw notFound();
    return { items: await readChoices(db, request.id) };
  },

  create: async ({ request, db, audit }) => {
    const { parentId = null, beforeId = null, status = 'active', imageFileId = null } = request;
    const name = request.name.trim();
    await lockTree(db);
    await requireParent(db, parentId);
    const id = await nextCategoryId(db);
    const slug = request.slug || (await proposeSlug(db, 'categories', name, id));
    const values = { id, parentId, name, slug, status, sortKey: await placeCategory(db, parentId, beforeId), imageFileId };
    await attachImage(db, { id, name }, imageFileId);
    await insertCategory(db, values);
    audit(auditOf('category.create', values, {}, values));
    return { category: await readCategory(db, id) };
  },

  update: async ({ request, db, audit }) => {
    await lockTree(db);
    const category = await lockCategory(db, request);
    const name = request.name?.trim() ?? category.name;
    const changed = {
      ...(request.name !== undefined && { name }),
      ...(request.slug !== undefined && { slug: request.slug || (await proposeSlug(db, 'categories', name, category.id)) }),
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
    if (beforeId === id) throw badRequest(fieldError('beforeId', 'itself', say(messages.invalid, { field: 'Neighbour' })));
    await lockTree(db);
    const category = await lockCategory(db, request);
    await requireNeighbour(db, parentId, beforeId);
    await moveCategory(db, category, parentId, beforeId);
    const { sortKey } = await db.selectFrom('categories').select('sortKey').where('id', '=', id).executeTakeFirstOrThrow();
    audit(auditOf('category.move', category, category, { ...category, parentId, sortKey }));
    return { category: await readCategory(db, id) };
  },

  changeStatus: async ({ request, db, audit }) => {
    const category = await lockCategory(db, request);
    await updateCategory(db, category.id, { status: request.status });
    audit(auditOf('category.changeStatus', category, category, { ...category, status: request.status }));
    return { category: await readCategory(db, category.id) };
  },

  restore: restoreCategory,
};
