import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { subtreeOf } from '../category/subtree';
import { keepCategory } from '../category/tree.queries';

/** What many rows of the catalogue name: a skill, and the category or one above it. */
export interface Placed {
  readonly categoryId: number;
  readonly skillId: number;
}

const invalid = (property: keyof Placed, field: string) =>
  badRequest(fieldError(property, 'active', say(messages.invalid, { field })));

/**
 * Keeps category and skill from being deleted until the transaction ends. What a row names already may be inactive by now, anything else is active.
 * @throws 400 on the field: not there, not active, or a skill that is not in the category or below it
 */
export const requireSkillIn = async (db: Kysely<DB>, { categoryId, skillId }: Placed, now?: Placed): Promise<void> => {
  const category = await keepCategory(db, categoryId);
  if (!category || (category.status !== 'active' && categoryId !== now?.categoryId))
    throw invalid('categoryId', 'Category');
  const { rows } = await sql<{ status: string; isIn: boolean }>`
    select status, category_id in ${subtreeOf([categoryId])} as is_in from skills where id = ${skillId} and deleted_at is null for key share`.execute(
    db,
  );
  const [skill] = rows;
  const isOffered = skill?.status === 'active' || (skill?.status === 'inactive' && skillId === now?.skillId);
  if (!isOffered || !skill.isIn) throw invalid('skillId', 'Skill');
};
