import type { RequestOf, ResponseOf } from '@lectern/contract';
import type { studentCalls } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { escapeLike } from '../../../server/list/list-query';

type Wanted = RequestOf<typeof studentCalls.step2Choices>;
type Groups = ResponseOf<typeof studentCalls.step2Choices>['categories'];

/** The skills that may be chosen, as `a`: id, name and the category. */
export const activeSkills = sql`select k.id, k.name, k.search_text, k.category_id, c.name as category_name from skills k join categories c on c.id = k.category_id
  where k.status = 'active' and k.deleted_at is null and c.status = 'active' and c.deleted_at is null`;

/** Each category with the names from the root to it, and these as they are searched. */
const paths = sql`with recursive paths as (
  select id, array[name] as path, search_norm(name) as words from categories where parent_id is null and deleted_at is null
  union all select c.id, p.path || c.name, p.words || ' ' || search_norm(c.name) from paths p join categories c on c.parent_id = p.id and c.deleted_at is null)`;

const holds = (word: string): RawBuilder<SqlBool> => {
  const pattern = sql`'%' || search_norm(${escapeLike(word)}) || '%'`;
  return sql`(a.search_text || ' ' || p.words like ${pattern}
    or exists (select from skill_aliases s where s.skill_id = a.id and s.search_text like ${pattern}))`;
};

const conditions = ({ q = '', ids }: Wanted): RawBuilder<SqlBool>[] => [
  sql`true`,
  ...q.split(/\s+/).filter(Boolean).map(holds),
  ...(ids === undefined ? [] : [sql<SqlBool>`a.id in (${sql.join(ids.split(',').map(Number))})`]),
];

/** The active skills that are meant, under their categories; names that begin with the search come first. */
export const skillGroups = async (db: Kysely<DB>, wanted: Wanted): Promise<Groups> => {
  const { q = '', limit = null } = wanted;
  const { rows } = await sql<{ id: number; name: string; categoryId: number; path: string[] }>`${paths}
    select a.id, a.name, a.category_id, p.path from (${activeSkills}) a join paths p on p.id = a.category_id
    where ${sql.join(conditions(wanted), sql` and `)}
    order by search_norm(a.name) like search_norm(${escapeLike(q.trim())}) || '%' desc, a.category_name, a.category_id, a.name, a.id limit ${limit}`.execute(
    db,
  );
  const groups = new Map<number, Groups[number]>();
  for (const { id, name, categoryId, path } of rows) {
    const group = groups.get(categoryId) ?? { id: categoryId, name: path.at(-1) ?? '', path, skills: [] };
    groups.set(categoryId, { ...group, skills: [...group.skills, { id, name }] });
  }
  return [...groups.values()];
};
