import { messages, say, type RequestOf } from '@lectern/contract';
import { maxDepth, type categoryCalls, type CategoryRow } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { placeBefore, requireNeighbour } from '../../../records/place';
import { trimmed } from '../../../records/record-writes';
import { proposeSlug } from '../../../records/slug';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { attachFile, renameUses } from '../../../server/files/file-uses';
import { categories } from './category.table';
import { depthOf, keepCategory, lockTree, moveCategory, tooDeep, treeOrder } from './tree.queries';

type Written = RequestOf<typeof categoryCalls.create>;

/** Replaces the image of a category by an uploaded one. */
const attachImage = (db: Kysely<DB>, entityId: number, label: string, imageFileId: number | null): Promise<void> =>
  attachFile(db, 'imageFileId', 'image', imageFileId, { entity: 'categories', entityId, field: 'image', label });

/** A parent must be live and have room for one more level. */
const requireParent = async (db: Kysely<DB>, parentId: number | null): Promise<void> => {
  if (parentId === null) return;
  if (!(await keepCategory(db, parentId)))
    throw badRequest(fieldError('parentId', 'live', say(messages.invalid, { field: 'Parent' })));
  if ((await depthOf(db, parentId)) >= maxDepth)
    throw badRequest(fieldError('parentId', 'depth', `Categories go ${maxDepth} levels deep at most`));
};

/** Creates a category; without a slug one is made from its name. */
export const createCategory = async (
  db: Kysely<DB>,
  { parentId = null, beforeId = null, imageFileId = null, ...written }: Written,
): Promise<number> => {
  const name = written.name.trim();
  await lockTree(db);
  await requireParent(db, parentId);
  const id = await categories.nextId(db);
  const slug = written.slug || (await proposeSlug(db, 'categories', name, id));
  const sortKey = await placeBefore(db, treeOrder, parentId, null, beforeId);
  await attachImage(db, id, name, imageFileId);
  return categories.insert(db, { ...trimmed(written), id, name, slug, parentId, sortKey, imageFileId });
};

/** Absent fields stay; an emptied slug is made again from the name. */
export const updateCategory = async (db: Kysely<DB>, row: CategoryRow, written: Partial<Written>): Promise<void> => {
  const { slug, imageFileId } = written;
  const name = written.name?.trim() ?? row.name;
  if (imageFileId !== undefined) await attachImage(db, row.id, name, imageFileId);
  else if (name !== row.name) await renameUses(db, { entity: 'categories', entityId: row.id, label: name });
  if (Object.keys(written).length === 0) return;
  await categories.update(db, row, {
    ...trimmed(written),
    name,
    slug: slug === undefined ? undefined : slug || (await proposeSlug(db, 'categories', name, row.id)),
  });
};

/** Its parent must exist and be high enough. @throws 409 */
export const requireOwnParent = async (db: Kysely<DB>, { parentId }: CategoryRow): Promise<void> => {
  if (parentId === null) return;
  if (!(await keepCategory(db, parentId)))
    throw conflict('The category it lay in has been deleted: restore that one first');
  if ((await depthOf(db, parentId)) >= maxDepth) throw tooDeep();
};

const sortKeyOf = async (db: Kysely<DB>, id: number): Promise<number> =>
  (await sql<{ sortKey: number }>`select sort_key from categories where id = ${id}`.execute(db)).rows[0]!.sortKey;

/** Moves it below another parent, or elsewhere below its own. */
export const moveHandler: Handler<typeof categoryCalls.move> = async ({ request, db, audit }) => {
  const { id, parentId, beforeId } = request;
  if (beforeId === id)
    throw badRequest(fieldError('beforeId', 'itself', say(messages.invalid, { field: 'Neighbour' })));
  await lockTree(db);
  const row = await categories.lock(db, request);
  const before = { parentId: row.parentId, sortKey: await sortKeyOf(db, id) };
  await requireNeighbour(db, treeOrder, parentId, beforeId);
  await moveCategory(db, row, parentId, beforeId);
  const changes = changesOf(before, { parentId, sortKey: await sortKeyOf(db, id) }, ['parentId', 'sortKey']);
  audit({ action: 'category.move', entity: 'categories', entityId: id, label: row.name, changes });
  return { category: await categories.read(db, id) };
};
