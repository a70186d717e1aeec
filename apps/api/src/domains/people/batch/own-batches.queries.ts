import type { ResponseOf } from '@lectern/contract';
import type { batchCalls } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

type Own = ResponseOf<typeof batchCalls.own>;

/** The batches of a student, the newest first, and the meetings of the coming two weeks. Anyone else has none. */
export const readOwnBatches = async (db: Kysely<DB>, userId: number): Promise<Own> => {
  const batches = await sql<Own['batches'][number]>`
    select b.id, b.title, b.timing_status::text as status, u.full_name as trainer_name, b.time_zone, b.starts_at, b.ends_at, m.state as member_state
    from students s join batch_members m on m.student_id = s.id join batches b on b.id = m.batch_id
    join trainers r on r.id = b.trainer_id join users u on u.id = r.user_id
    where s.user_id = ${userId} and s.deleted_at is null and b.deleted_at is null and m.state in ('waitlisted','reserved','active','completed')
    order by b.starts_at desc, b.id limit 50`.execute(db);
  const meetings = await sql<Own['meetings'][number]>`
    select g.id, g.batch_id, b.title, g.topic, b.time_zone, g.starts_at, g.ends_at, g.state, g.join_url,
      g.local_date, to_char(g.local_start, 'HH24:MI') as local_start, g.duration_minutes
    from students s join batch_members m on m.student_id = s.id and m.state = 'active' join batches b on b.id = m.batch_id join meetings g on g.batch_id = b.id
    where s.user_id = ${userId} and s.deleted_at is null and b.deleted_at is null and g.deleted_at is null and g.state in ('scheduled','live')
      and g.ends_at > now() and g.starts_at < now() + interval '14 days'
    order by g.starts_at, g.id limit 30`.execute(db);
  return { batches: batches.rows, meetings: meetings.rows };
};
