import type { Kysely } from 'kysely';
import { messages, say, type ResponseOf } from '@lectern/contract';
import { maxDepth, usesInWords, type categoryCalls, type CategoryInUse } from '@lectern/contract/catalog';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { moveUses } from '../uses.queries';
import { readUses } from '../../../records/uses';
import { categories } from './category.table';
import { depthOf, keepCategory, lockTree, readSubtree } from './tree.queries';

const refuseReplacement = (rule: string, text: string): never => {
  throw badRequest(fieldError('replacementId', rule, text));
};

/** A replacement is live and active, outside the subtree, and leaves room for the sub-categories. */
const requireReplacement = async (db: Kysely<DB>, id: number, replacementId: number): Promise<void> => {
  const replacement = await keepCategory(db, replacementId);
  const { ids, levels } = await readSubtree(db, id);
  if (replacement?.status !== 'active' || ids.has(replacementId))
    return refuseReplacement('live', say(messages.invalid, { field: 'Replacement' }));
  if ((await depthOf(db, replacementId)) + levels - 1 > maxDepth)
    refuseReplacement('depth', `Categories go ${maxDepth} levels deep at most`);
};

/** Deletes a category that nothing uses, or moves its uses to a replacement. Locks first, counts second: H6 of the guarded deletion. */
export const deleteCategory = async ({
  request,
  db,
  audit,
}: Work<typeof categoryCalls.delete>): Promise<ResponseOf<typeof categoryCalls.delete>> => {
  const { id, replacementId } = request;
  await lockTree(db);
  const category = await categories.lock(db, request);
  if (replacementId !== undefined) await requireReplacement(db, id, replacementId);
  const uses = await readUses(db, 'categories', id);
  if (uses.length > 0 && replacementId === undefined)
    throw conflict(`${category.name} still has ${usesInWords(uses)}`, { result: { uses } satisfies CategoryInUse });
  if (replacementId !== undefined) await moveUses(db, id, replacementId);
  const restorableUntil = await categories.softDelete(db, id);
  const moved = Object.fromEntries(uses.map(({ kind, count }): [string, [unknown, unknown]] => [kind, [count, 0]]));
  audit({
    action: 'category.delete',
    entity: 'categories',
    entityId: id,
    label: category.name,
    changes: replacementId === undefined ? {} : { replacementId: [null, replacementId], ...moved },
  });
  return { moved: uses, restorableUntil };
};
