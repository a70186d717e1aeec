import type { BatchRule, MeetingTime } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import { violates } from '../../../server/calls/postgres-errors';

/** A new meeting; its instants are made by the database. */
export interface NewMeeting extends MeetingTime {
  readonly topic?: string | undefined;
  readonly joinUrl?: string | undefined;
  readonly notes?: string | undefined;
  readonly hostUserId?: number | null | undefined;
}

/** Replaces the weekly pattern of a batch. */
export const setRules = async (db: Kysely<DB>, batchId: number, rules: readonly BatchRule[]): Promise<void> => {
  await sql`delete from batch_rules where batch_id = ${batchId}`.execute(db);
  if (rules.length === 0) return;
  await sql`
    insert into batch_rules (batch_id, weekday, local_start, duration_minutes)
    select ${batchId}, * from unnest(${rules.map((rule) => rule.weekday)}::smallint[], ${rules.map((rule) => rule.localStart)}::time[], ${rules.map((rule) => rule.durationMinutes)}::int[])`.execute(
    db,
  );
};

/** Adds meetings behind those that are there; answers their ids. @throws 409 where the batch has one that begins then */
export const addMeetings = async (
  db: Kysely<DB>,
  batchId: number,
  meetings: readonly NewMeeting[],
): Promise<readonly number[]> => {
  const rows = meetings.map(
    ({ localDate, localStart, durationMinutes, topic = '', joinUrl = '', notes = '', hostUserId = null }, at) =>
      sql`(${batchId}::bigint, (select coalesce(max(number), 0) from meetings where batch_id = ${batchId} and deleted_at is null) + ${at + 1}, ${localDate}::date, ${localStart}::time, ${durationMinutes}::int, ${topic}, ${joinUrl}, ${notes}, ${hostUserId}::bigint)`,
  );
  try {
    const { rows: added } = await sql<{ id: number }>`
      insert into meetings (batch_id, number, local_date, local_start, duration_minutes, topic, join_url, notes, host_user_id)
      select v.* from (values ${sql.join(rows)}) v (batch_id, number, local_date, local_start, duration_minutes, topic, join_url, notes, host_user_id)
      returning id`.execute(db);
    return added.map(({ id }) => id);
  } catch (error) {
    if (violates(error, 'meetings_slot')) throw conflict('This batch has a meeting at that time');
    throw error;
  }
};

/** After every change of meetings: the batch begins with its first and ends with its last one. Callers have locked the batch. */
export const spanMeetings = (db: Kysely<DB>, batchId: number): Promise<unknown> =>
  sql`
    update batches set starts_at = x.a, ends_at = x.z from (
      select min(starts_at) a, max(ends_at) z from meetings where batch_id = ${batchId} and deleted_at is null and state <> 'cancelled') x
    where id = ${batchId} and x.a is not null`.execute(db);
