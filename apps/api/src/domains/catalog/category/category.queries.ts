import { maxTreeNodes, type CategoryCounts, type CategoryRow, type CategoryStatus } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { liveSkill } from './category.table';

/** Its ancestors from the root down to itself. */
export const readBreadcrumb = async (db: Kysely<DB>, id: number): Promise<{ id: number; name: string }[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive above as (
      select id, parent_id, name, 0 as steps from categories where id = ${id}
      union all select c.id, c.parent_id, c.name, a.steps + 1 from above a join categories c on c.id = a.parent_id where a.steps < 50)
    select id, name from above order by steps desc`.execute(db);
  return rows;
};

/** What it and those below it hold, as it was counted last; null where it has not been counted yet. */
export const readCounts = async (db: Kysely<DB>, id: number): Promise<CategoryCounts | null> => {
  const { rows } = await sql<CategoryCounts>`
    select children, skills, courses, trainers, counted_at from category_counts where category_id = ${id}`.execute(db);
  return rows[0] ?? null;
};

/** The live children of `parentId` (null: the roots) in order, for pickers. */
export const readChoices = (db: Kysely<DB>, parentId: number | null, status?: CategoryStatus | undefined) =>
  db
    .selectFrom('categories as c')
    .select(['c.id', 'c.name', 'c.slug', 'c.status'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('categories as child')
            .select('child.id')
            .whereRef('child.parentId', '=', 'c.id')
            .where('child.deletedAt', 'is', null),
        )
        .$castTo<boolean>()
        .as('hasChildren'),
    )
    .$narrowType<{ status: CategoryStatus }>()
    .where('c.parentId', parentId === null ? 'is' : '=', parentId)
    .where('c.deletedAt', 'is', null)
    .$if(status !== undefined, (query) => query.where('c.status', '=', status!))
    .orderBy('c.sortKey')
    .execute();

/**
 * The live tree, each node directly after its parent, with the skills of its whole subtree: one statement, at
 * most `maxTreeNodes` nodes. The descendants of an omitted node are omitted too.
 */
export const readTree = async (db: Kysely<DB>): Promise<{ items: CategoryRow[]; total: number }> => {
  const { rows } = await sql<CategoryRow & { total: number }>`
    with recursive tree as (
      select id, 1 as depth, array[name] as names, array[id] as ids, array[sort_key] as place from categories where parent_id is null and deleted_at is null
      union all
      select c.id, t.depth + 1, t.names || c.name, t.ids || c.id, t.place || c.sort_key
      from tree t join categories c on c.parent_id = t.id where c.deleted_at is null),
    own as (select s.category_id, count(*) as n from skills s where ${liveSkill} group by s.category_id),
    counted as (select above.id, sum(own.n) as n from tree t join own on own.category_id = t.id cross join unnest(t.ids) as above (id) group by above.id)
    select c.id, c.version, c.parent_id, c.name, c.slug, c.status, c.image_file_id, c.updated_at, c.deleted_at, t.depth, t.names[:t.depth - 1] as path, coalesce(k.n, 0)::int as skills, n.courses, n.trainers, (count(*) over ())::int as total
    from tree t join categories c on c.id = t.id left join counted k on k.id = t.id left join category_counts n on n.category_id = t.id
    order by t.place limit ${maxTreeNodes}`.execute(db);
  return { items: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
};
