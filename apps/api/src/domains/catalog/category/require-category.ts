import { messages, say } from '@lectern/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import { keepCategory } from './tree.queries';

/** A category that no record can be put into. */
export const noCategory = fieldError('categoryId', 'live', say(messages.invalid, { field: 'Category' }));

/** Keeps the category that a record is put into. @throws 400 for one that is deleted or inactive */
export const requireCategory = async (db: Kysely<DB>, categoryId: number): Promise<void> => {
  if ((await keepCategory(db, categoryId))?.status !== 'active') throw badRequest(noCategory);
};

/** Keeps the category of a record that is restored. @throws 409 while the category is deleted */
export const requireOwnCategory =
  (one: string) =>
  async (db: Kysely<DB>, { categoryId }: { readonly categoryId: number }): Promise<void> => {
    if (!(await keepCategory(db, categoryId)))
      throw conflict(`The category of this ${one} has been deleted: restore that one first`);
  };
