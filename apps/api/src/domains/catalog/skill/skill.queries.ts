import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { SkillRow } from '@lectern/contract/catalog';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

/** How long a deleted skill can be restored. */
export const restorableDays = 30;

/** A skill that was merged into another is found there only. */
export const notMerged = sql<boolean>`s.status <> 'merged'`;

// 50 levels are more than there can be: a limit, not a rule.
const categoryPath = sql`(
  with recursive above as (
    select c.parent_id, c.name, 0 as steps from categories c where c.id = s.category_id
    union all select c.parent_id, c.name, a.steps + 1 from above a join categories c on c.id = a.parent_id where a.steps < 50)
  select array_agg(name order by steps desc) from above)`;
const aliases = sql`coalesce((select array_agg(a.alias::text order by a.alias) from skill_aliases a where a.skill_id = s.id), '{}')`;

/** The skills of `listed` (a select of ids) as the wire shows them; in no order. */
export const rowsOf = (listed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select s.id, s.version, s.category_id, ${categoryPath} as category_path, s.name, s.slug::text as slug, s.description, ${aliases} as aliases, s.status, s.updated_at, s.deleted_at
  from (${listed}) l join skills s on s.id = l.id`;

/** The skill as it is now, deleted or not; 404 when there is none. */
export const readSkill = async (db: Kysely<DB>, id: number): Promise<SkillRow> => {
  const { rows } =
    await sql<SkillRow>`${rowsOf(sql`select s.id from skills s where s.id = ${id} and ${notMerged}`)}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
};
