import type { CategoryDetail } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';

/** A skill that counts: neither deleted nor merged into another. */
export const liveSkill = sql<boolean>`s.deleted_at is null and s.status <> 'merged'`;

// 50 levels are more than there can be: a limit, not a rule.
const above = (select: string) => sql`(
  with recursive above as (
    select p.parent_id, p.name, 1 as steps from categories p where p.id = t.parent_id
    union all select p.parent_id, p.name, a.steps + 1 from above a join categories p on p.id = a.parent_id where a.steps < 50)
  select ${sql.raw(select)} from above)`;
const skills = sql`(
  with recursive below as (
    select t.id union all select c.id from below b join categories c on c.parent_id = b.id where c.deleted_at is null)
  select count(*) from below b join skills s on s.category_id = b.id where ${liveSkill})`;

const counted = (column: 'courses' | 'trainers') =>
  sql`(select k.${sql.ref(column)} from category_counts k where k.category_id = t.id)`;

/** Categories, each with its level, the names above it, the skills of its subtree, and its texts. */
export const categories = recordTable<CategoryDetail>('categories', {
  label: 'name',
  columns: [
    ...['parentId', 'name', 'slug', 'imageFileId'],
    ...['descriptionHtml', 'seoTitle', 'seoDescription', 'seoKeywords'],
  ],
  computed: {
    depth: above('count(*) + 1'),
    path: above("coalesce(array_agg(name order by steps desc), '{}')"),
    skills,
    courses: counted('courses'),
    trainers: counted('trainers'),
  },
  unique: { categories_sibling_name: ['name', 'Name'], categories_slug: ['slug', 'Slug'] },
});
