import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { announce } from '../news/announce';
import { bothOf, hostOf, membersOf } from '../news/readers';

/** Live meetings end an hour after their time; scheduled ones that nobody started are missed a quarter of an hour after it. */
export const closeMeetings = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<{ id: number; batchId: number; isNews: boolean; when: string }>`
    with due as (
      select m.id from meetings m join batches b on b.id = m.batch_id and b.deleted_at is null
      where m.deleted_at is null and m.starts_at <= now()
        and ((m.state = 'live' and m.ends_at + interval '60 minutes' <= now()) or (m.state = 'scheduled' and m.ends_at + interval '15 minutes' <= now()))
      for update of m skip locked),
    closed as (
      update meetings m set state = case m.state when 'live' then 'ended' else 'missed' end, ended_at = case m.state when 'live' then m.ends_at end
      from due where m.id = due.id returning m.id, m.batch_id, m.state, m.number, m.starts_at),
    noted as (
      insert into activities (batch_id, kind, data)
      select batch_id, 'meeting.' || state, jsonb_build_object('number', number) from closed)
    select c.id, c.batch_id, c.state = 'missed' and c.starts_at > now() - interval '1 day' as is_news, words_in_zone(c.starts_at, b.time_zone) as "when" from closed c join batches b on b.id = c.batch_id`.execute(
    db,
  );
  // After a time without a clock, old meetings are no news.
  for (const { id, batchId, when } of rows.filter(({ isNews }) => isNews))
    await announce(db, {
      batchId,
      kind: 'meeting.missed',
      to: bothOf(membersOf(batchId), hostOf(id)),
      values: { when },
    });
  return rows.length;
};

/** After new data of time zones: coming meetings whose local time is another instant by now are derived again. */
export const deriveAgain = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<{ batchId: number }>`
    with moved as (
      update meetings m set local_start = m.local_start from batches b
      where b.id = m.batch_id and m.state = 'scheduled' and m.deleted_at is null and m.starts_at > now()
        and m.starts_at <> (m.local_date + m.local_start) at time zone b.time_zone returning m.batch_id)
    select distinct batch_id from moved`.execute(db);
  const ids = rows.map(({ batchId }) => batchId);
  await sql`
    update batches b set starts_at = x.a, ends_at = x.z from (
      select batch_id, min(starts_at) a, max(ends_at) z from meetings where batch_id = any(${ids}::bigint[]) and deleted_at is null and state <> 'cancelled' group by batch_id) x
    where b.id = x.batch_id`.execute(db);
  for (const batchId of ids) await announce(db, { batchId, kind: 'batch.zone', to: membersOf(batchId) });
  return ids.length;
};
