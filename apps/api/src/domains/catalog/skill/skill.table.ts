import type { SkillRow } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';
import { categoryPath } from '../category/subtree';

const aliases = sql`coalesce((select array_agg(a.alias::text order by a.alias) from skill_aliases a where a.skill_id = t.id and a.source <> 'merge'), '{}')`;

const mergedInto = sql`(select jsonb_build_object('id', m.id, 'name', m.name) from skills m where m.id = t.merged_into_id)`;

const counted = (column: 'courses' | 'trainers' | 'students' | 'chapters') =>
  sql`(select k.${sql.ref(column)} from skill_counts k where k.skill_id = t.id)`;

const options = {
  label: 'name',
  columns: ['categoryId', 'name', 'slug', 'description'],
  computed: {
    categoryPath,
    aliases,
    mergedInto,
    courses: counted('courses'),
    trainers: counted('trainers'),
    students: counted('students'),
    chapters: counted('chapters'),
  },
  unique: { skills_name: ['name', 'Name'], skills_slug: ['slug', 'Slug'] },
} as const;

/** Skills; one that was merged into another is none any more. */
export const skills = recordTable<SkillRow>('skills', { ...options, among: "t.status <> 'merged'" });

/** Skills and those that were merged, for a list that filters for them. */
export const skillsAndMerged = recordTable<SkillRow>('skills', options);
