import type { ResponseOf } from '@lectern/contract';
import type { Kysely } from 'kysely';
import { maxDepth, type categoryCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound, stale } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import {
  depthOf,
  keepCategory,
  lockTree,
  tooDeep,
  updateCategory,
  type StoredCategory,
} from './category-write.queries';
import { readCategory, restorableDays } from './category.queries';

/** Locks a category that can still be restored; 404 when its days are over, 409 when somebody restored it or it is another version. */
const lockDeleted = async (
  db: Kysely<DB>,
  { id, version }: { id: number; version: number },
): Promise<StoredCategory> => {
  const row = (await db
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('deletedAt', 'is', null),
        eb('deletedAt', '>', sql<string>`now() - make_interval(days => ${restorableDays})`),
      ]),
    )
    .forUpdate()
    .executeTakeFirst()) as StoredCategory | undefined;
  if (!row) throw notFound();
  if (row.version !== version || row.deletedAt === null) throw stale(await readCategory(db, id));
  return row;
};

/** Brings a deleted category back to its place: name and slug must be free and its parent live and high enough. */
export const restoreCategory = async ({
  request,
  db,
  audit,
}: Work<typeof categoryCalls.restore>): Promise<ResponseOf<typeof categoryCalls.restore>> => {
  await lockTree(db);
  const category = await lockDeleted(db, request);
  if (category.parentId !== null) {
    if (!(await keepCategory(db, category.parentId)))
      throw conflict('The category it lay in has been deleted: restore that one first');
    if ((await depthOf(db, category.parentId)) >= maxDepth) throw tooDeep();
  }
  await updateCategory(db, category.id, { deletedAt: null });
  audit({
    action: 'category.restore',
    entity: 'categories',
    entityId: category.id,
    label: category.name,
    changes: { deletedAt: [category.deletedAt, null] },
  });
  return { category: await readCategory(db, category.id) };
};
