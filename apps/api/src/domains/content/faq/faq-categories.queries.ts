import type { Faq } from '@lectern/contract/content';
import { messages, say } from '@lectern/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { placeBefore } from '../../../records/place';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';

/**
 * Locks these categories, always in order of id and before any FAQ, so that no two requests deadlock.
 * `order` excludes every other writer of the category, because a move may rewrite all its positions;
 * `use` only keeps the category from being deleted. Answers which of them are live.
 */
export const lockCategories = async (
  db: Kysely<DB>,
  ids: readonly (number | undefined)[],
  purpose: 'order' | 'use',
): Promise<ReadonlySet<number>> => {
  const wanted = ids.filter((id) => id !== undefined);
  if (wanted.length === 0) return new Set();
  const rows = db
    .selectFrom('faqCategories')
    .select('id')
    .where('id', 'in', [...new Set(wanted)])
    .where('deletedAt', 'is', null)
    .orderBy('id');
  return new Set((await (purpose === 'order' ? rows.forNoKeyUpdate() : rows.forShare()).execute()).map(({ id }) => id));
};

/** Locks the current and the new category of an FAQ, before the FAQ itself. */
export const lockCategoriesOf = async (
  db: Kysely<DB>,
  { id, categoryId }: { readonly id: number; readonly categoryId?: number },
): Promise<void> => {
  const now = await db.selectFrom('faqs').select('categoryId').where('id', '=', id).executeTakeFirst();
  await lockCategories(db, [now?.categoryId, categoryId], categoryId === undefined ? 'use' : 'order');
};

/** @throws 400 for a category that does not exist */
export const requireCategory = async (db: Kysely<DB>, categoryId: number): Promise<void> => {
  if (!(await lockCategories(db, [categoryId], 'order')).has(categoryId))
    throw badRequest(fieldError('categoryId', 'live', say(messages.invalid, { field: 'Category' })));
};

/** @throws 409 while the category is deleted */
export const requireOwnCategory = async (db: Kysely<DB>, { categoryId }: Faq): Promise<void> => {
  if (!(await lockCategories(db, [categoryId], 'use')).has(categoryId))
    throw conflict('The category of this FAQ has been deleted');
};

/** The position before `beforeId`, or last; its category must be locked for `order`. */
export const placeFaq = (db: Kysely<DB>, categoryId: number, faqId: number | null, beforeId: number | null) =>
  placeBefore(db, { table: 'faqs', parent: 'category_id' }, categoryId, faqId, beforeId);
