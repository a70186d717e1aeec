import type { SkillRow } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';
import { categoryPath } from '../category/subtree';

const aliases = sql`coalesce((select array_agg(a.alias::text order by a.alias) from skill_aliases a where a.skill_id = t.id), '{}')`;

/** Skills; one that was merged into another is found there only. */
export const skills = recordTable<SkillRow>('skills', {
  label: 'name',
  columns: ['categoryId', 'name', 'slug', 'description'],
  computed: { categoryPath, aliases },
  unique: { skills_name: ['name', 'Name'], skills_slug: ['slug', 'Slug'] },
  among: "t.status <> 'merged'",
});
