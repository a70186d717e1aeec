import { messages, say, type ResponseOf } from '@lectern/contract';
import { maxDepth, type categoryCalls } from '@lectern/contract/catalog';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { attachFile } from '../../../server/files/file-uses';
import { proposeSlug } from '../../../records/slug';
import {
  depthOf,
  insertCategory,
  keepCategory,
  lockTree,
  nextCategoryId,
  placeCategory,
  type StoredCategory,
} from './category-write.queries';
import { readCategory } from './category.queries';

const audited = ['parentId', 'name', 'slug', 'status', 'sortKey', 'imageFileId'] as const;
/** The audit row of one deed. */
export const auditOf = (
  action: `category.${string}`,
  category: Pick<StoredCategory, 'id' | 'name'>,
  before: Partial<StoredCategory>,
  after: Partial<StoredCategory>,
) =>
  ({
    action,
    entity: 'categories',
    entityId: category.id,
    label: after.name ?? category.name,
    changes: changesOf(before, after, audited),
  }) as const;

/** Makes an uploaded image that of a category, and the one it had no longer so. */
export const attachImage = (
  db: Kysely<DB>,
  { id, name }: Pick<StoredCategory, 'id' | 'name'>,
  imageFileId: number | null,
): Promise<void> =>
  attachFile(db, 'imageFileId', 'image', imageFileId, {
    entity: 'categories',
    entityId: id,
    field: 'image',
    label: name,
  });

/** A parent must live and leave room for one more level below it. */
const requireParent = async (db: Kysely<DB>, parentId: number | null): Promise<void> => {
  if (parentId === null) return;
  if (!(await keepCategory(db, parentId)))
    throw badRequest(fieldError('parentId', 'live', say(messages.invalid, { field: 'Parent' })));
  if ((await depthOf(db, parentId)) >= maxDepth)
    throw badRequest(fieldError('parentId', 'depth', `Categories go ${maxDepth} levels deep at most`));
};

/** A category, with room for what lies below it. */
export const createCategory = async ({
  request,
  db,
  audit,
}: Work<typeof categoryCalls.create>): Promise<ResponseOf<typeof categoryCalls.create>> => {
  const { parentId = null, beforeId = null, status = 'active', imageFileId = null } = request;
  const name = request.name.trim();
  await lockTree(db);
  await requireParent(db, parentId);
  const id = await nextCategoryId(db);
  const slug = request.slug || (await proposeSlug(db, 'categories', name, id));
  const values = {
    id,
    parentId,
    name,
    slug,
    status,
    sortKey: await placeCategory(db, parentId, beforeId),
    imageFileId,
  };
  await attachImage(db, { id, name }, imageFileId);
  await insertCategory(db, values);
  audit(auditOf('category.create', values, {}, values));
  return { category: await readCategory(db, id) };
};
