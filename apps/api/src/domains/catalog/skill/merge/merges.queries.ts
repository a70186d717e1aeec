import type { SkillMerge } from '@lectern/contract/catalog';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

const merges = (condition: RawBuilder<unknown>): RawBuilder<SkillMerge> => sql<SkillMerge>`
  select m.id, jsonb_build_object('id', s.id, 'name', s.name) as source, jsonb_build_object('id', t.id, 'name', t.name) as target, m.state, m.error, m.moved, m.dropped,
    u.full_name as merged_by, m.merged_at, m.undone_at, m.undo_until, m.state in ('done', 'failed') and m.undo_until > now() and t.status <> 'merged' as may_undo
  from skill_merges m join skills s on s.id = m.source_id join skills t on t.id = m.target_id join users u on u.id = m.merged_by
  where ${condition} order by m.merged_at desc, m.id desc limit 50`;

/** A merge as the wire shows it. */
export const readMerge = async (db: Kysely<DB>, id: number): Promise<SkillMerge> =>
  (await merges(sql`m.id = ${id}`).execute(db)).rows[0]!;

/** The merges into a skill, the newest first. */
export const mergesInto = async (db: Kysely<DB>, skillId: number): Promise<SkillMerge[]> =>
  (await merges(sql`m.target_id = ${skillId}`).execute(db)).rows;

/** The spellings that came with merges. */
export const mergedSpellings = async (db: Kysely<DB>, skillId: number): Promise<string[]> =>
  (
    await sql<{ alias: string }>`
      select alias::text as alias from skill_aliases where skill_id = ${skillId} and source = 'merge' order by alias`.execute(
      db,
    )
  ).rows.map(({ alias }) => alias);

/** The skill that a skill is now: itself, or the end of its merges. */
export const followMerges = async (db: Kysely<DB>, id: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with recursive way as (
      select id, merged_into_id, 0 as steps from skills where id = ${id}
      union all select s.id, s.merged_into_id, w.steps + 1 from way w join skills s on s.id = w.merged_into_id where w.steps < 50)
    select id from way where merged_into_id is null`.execute(db);
  return rows[0]?.id ?? id;
};
