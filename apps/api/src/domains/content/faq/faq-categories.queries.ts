import type { Faq } from '@lectern/contract/content';
import { messages, say } from '@lectern/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { lockLive } from '../../../records/lock-live';
import { placeBefore } from '../../../records/place';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';

/** Locks the current and the new category of an FAQ, before the FAQ itself. */
export const lockCategoriesOf = async (
  db: Kysely<DB>,
  { id, categoryId }: { readonly id: number; readonly categoryId?: number },
): Promise<void> => {
  const now = await db.selectFrom('faqs').select('categoryId').where('id', '=', id).executeTakeFirst();
  await lockLive(db, 'faq_categories', [now?.categoryId, categoryId], categoryId === undefined ? 'use' : 'order');
};

/** @throws 400 for a category that does not exist */
export const requireCategory = async (db: Kysely<DB>, categoryId: number): Promise<void> => {
  if (!(await lockLive(db, 'faq_categories', [categoryId], 'order')).has(categoryId))
    throw badRequest(fieldError('categoryId', 'live', say(messages.invalid, { field: 'Category' })));
};

/** @throws 409 while the category is deleted */
export const requireOwnCategory = async (db: Kysely<DB>, { categoryId }: Faq): Promise<void> => {
  if (!(await lockLive(db, 'faq_categories', [categoryId], 'use')).has(categoryId))
    throw conflict('The category of this FAQ has been deleted');
};

/** The position before `beforeId`, or last; its category must be locked for `order`. */
export const placeFaq = (db: Kysely<DB>, categoryId: number, faqId: number | null, beforeId: number | null) =>
  placeBefore(db, { table: 'faqs', parent: 'category_id' }, categoryId, faqId, beforeId);
