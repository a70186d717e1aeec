import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** A unique index in which the skill takes part: what must be equal besides, and for which rows. */
interface UniqueKey {
  readonly others: readonly string[];
  readonly condition: string | null;
}

/** A column that names a skill. */
export interface SkillReference {
  readonly table: string;
  readonly column: string;
  readonly primaryKey: readonly string[];
  readonly unique: readonly UniqueKey[];
  readonly hasCategory: boolean;
  /** Its rows have an order of their own within a skill. */
  readonly isOrdered: boolean;
  /** Other rows belong to its rows: one that collides can't be dropped. */
  readonly isParent: boolean;
  /** The column by which people know a row. */
  readonly label: string | null;
}

/** Every column that names a skill, from the database's own catalogue: a table that is added later is found too. What a clock counts of skills is no use of them. */
export const skillReferences = async (db: Kysely<DB>): Promise<readonly SkillReference[]> => {
  const { rows } = await sql<SkillReference>`
    select t.relname as "table", a.attname as "column",
      (select array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum)) from pg_index i join pg_attribute k on k.attrelid = t.oid and k.attnum = any(i.indkey)
        where i.indrelid = t.oid and i.indisprimary) as primary_key,
      coalesce((select jsonb_agg(jsonb_build_object('condition', pg_get_expr(i.indpred, t.oid), 'others',
          (select coalesce(jsonb_agg(pg_get_indexdef(i.indexrelid, n, true) order by n), '[]') from generate_series(1, i.indnkeyatts) n where i.indkey[n - 1] <> a.attnum)) order by i.indexrelid)
        from pg_index i where i.indrelid = t.oid and i.indisunique and a.attnum = any(i.indkey)
          and not exists (select 1 from pg_attribute s where s.attrelid = t.oid and s.attname = 'sort_key' and s.attnum = any(i.indkey))), '[]') as "unique",
      exists (select 1 from pg_attribute s where s.attrelid = t.oid and s.attname = 'category_id' and not s.attisdropped) as has_category,
      exists (select 1 from pg_attribute s where s.attrelid = t.oid and s.attname = 'sort_key' and not s.attisdropped) as is_ordered,
      exists (select 1 from pg_constraint r where r.confrelid = t.oid and r.contype = 'f') as is_parent,
      (select s.attname::text from pg_attribute s where s.attrelid = t.oid and s.attname in ('title', 'name') and not s.attisdropped limit 1) as label
    from pg_constraint c join pg_class t on t.oid = c.conrelid and not t.relispartition
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'skills'::regclass and cardinality(c.conkey) = 1 and t.relname not in ('skills', 'skill_merges', 'skill_counts')
    order by 1, 2`.execute(db);
  return rows;
};
