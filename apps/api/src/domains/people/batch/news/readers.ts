import { sql, type RawBuilder } from 'kysely';
import type { MemberState } from '@lectern/contract/people';

/** Selects the accounts (`user_id`) that hear something, and the page that the bell opens for them (`link`). */
export type Readers = RawBuilder<unknown>;

/** Students of a batch in one of these states. */
export const membersOf = (batchId: number, states: readonly MemberState[] = ['active']): Readers => sql`
  select s.user_id, '/student-area' as link from batch_members m join students s on s.id = m.student_id
  where m.batch_id = ${batchId} and m.state = any(${states}::text[]) and s.deleted_at is null`;

/** These students. */
export const studentsOf = (ids: readonly number[]): Readers =>
  sql`select user_id, '/student-area' as link from students where id = any(${ids}::bigint[]) and deleted_at is null`;

/** These trainers: they have no pages in the console. */
export const trainersOf = (ids: readonly (number | null)[]): Readers =>
  sql`select user_id, null as link from trainers where id = any(${ids}::bigint[]) and deleted_at is null`;

/** The one who holds a meeting: its substitute, else the batch's trainer. */
export const hostOf = (meetingId: number): Readers => sql`
  select coalesce(g.host_user_id, r.user_id) as user_id, null as link from meetings g join batches b on b.id = g.batch_id join trainers r on r.id = b.trainer_id where g.id = ${meetingId}`;

/** The trainer of a batch, and who made it. */
export const trainerAndOwnerOf = (batchId: number): Readers => sql`
  select r.user_id, null as link from batches b join trainers r on r.id = b.trainer_id where b.id = ${batchId}
  union all
  select created_by, '/student/batch/meetings?id=' || id from batches where id = ${batchId} and created_by is not null`;

export const bothOf = (some: Readers, others: Readers): Readers => sql`${some} union all ${others}`;
