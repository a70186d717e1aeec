import type { SkillRow } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';

// 50 levels are more than there can be: a limit, not a rule.
const categoryPath = sql`(
  with recursive above as (
    select c.parent_id, c.name, 0 as steps from categories c where c.id = t.category_id
    union all select c.parent_id, c.name, a.steps + 1 from above a join categories c on c.id = a.parent_id where a.steps < 50)
  select array_agg(name order by steps desc) from above)`;
const aliases = sql`coalesce((select array_agg(a.alias::text order by a.alias) from skill_aliases a where a.skill_id = t.id), '{}')`;

/** Skills; one that was merged into another is found there only. */
export const skills = recordTable<SkillRow>('skills', {
  label: 'name',
  columns: ['categoryId', 'name', 'slug', 'description'],
  computed: { categoryPath, aliases },
  unique: { skills_name: ['name', 'Name'], skills_slug: ['slug', 'Slug'] },
  among: "t.status <> 'merged'",
});
