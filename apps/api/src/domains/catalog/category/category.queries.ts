import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CategoryRow, CategoryStatus } from '@lectern/contract/catalog';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

/** How long a deleted category can be restored. */
export const restorableDays = 30;

/** A skill that counts: neither deleted nor merged into another. */
export const liveSkill = sql<boolean>`s.deleted_at is null and s.status <> 'merged'`;

/** The columns of a row but depth, path and skills, of the table alias `c`. */
export const plainColumns = sql`c.id, c.version, c.parent_id, c.name, c.slug, c.status, c.image_file_id, c.updated_at, c.deleted_at`;

/**
 * The categories of `listed` (a select of ids) with the names above them and the skills of their subtree, in one
 * statement; it answers them in no order. 50 levels are more than there can be: a limit, not a rule.
 */
export const rowsOf = (listed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with recursive listed as materialized (${listed}),
  above as (
    select l.id as of, c.parent_id, 0 as steps, c.name from listed l join categories c on c.id = l.id
    union all select a.of, c.parent_id, a.steps + 1, c.name from above a join categories c on c.id = a.parent_id where a.steps < 50),
  paths as (select of, max(steps) + 1 as depth, coalesce(array_agg(name order by steps desc) filter (where steps > 0), '{}') as path from above group by of),
  below as (
    select id as of, id from listed
    union all select b.of, c.id from below b join categories c on c.parent_id = b.id where c.deleted_at is null),
  counted as (select b.of, count(*) as n from below b join skills s on s.category_id = b.id where ${liveSkill} group by b.of)
  select ${plainColumns}, p.depth, p.path, coalesce(k.n, 0)::int as skills
  from listed l join categories c on c.id = l.id join paths p on p.of = l.id left join counted k on k.of = l.id`;

/** The category as it is now, deleted or not; 404 when there is none. */
export const readCategory = async (db: Kysely<DB>, id: number): Promise<CategoryRow> => {
  const { rows } = await sql<CategoryRow>`${rowsOf(sql`select ${id}::bigint as id`)}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
};

/** Its ancestors from the root down to itself. */
export const readBreadcrumb = async (db: Kysely<DB>, id: number): Promise<{ id: number; name: string }[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive above as (
      select id, parent_id, name, 0 as steps from categories where id = ${id}
      union all select c.id, c.parent_id, c.name, a.steps + 1 from above a join categories c on c.id = a.parent_id where a.steps < 50)
    select id, name from above order by steps desc`.execute(db);
  return rows;
};

/** The live categories right below `parentId` (null: the roots) in their order, as pickers offer them. */
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
