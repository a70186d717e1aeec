import type { BatchDetail, BatchRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';

const ofMeetings = (what: string, where = 'true') =>
  sql`(select ${sql.raw(what)} from meetings m where m.batch_id = t.id and m.deleted_at is null and ${sql.raw(where)})`;

const listed = {
  label: 'title',
  columns: [
    ...['title', 'kind', 'skillId', 'courseId', 'trainerId', 'timeZone', 'startsAt', 'endsAt', 'seats', 'seatsTaken'],
    ...['waitlistOpen', 'bookingClosesAt', 'createdAt'],
  ],
  computed: {
    status: sql`t.timing_status::text`,
    curriculumDone: sql`t.curriculum_done::float8`,
    skillName: sql`(select s.name from skills s where s.id = t.skill_id)`,
    courseTitle: sql`(select c.title from courses c where c.id = t.course_id)`,
    trainerName: sql`(select u.full_name from trainers r join users u on u.id = r.user_id where r.id = t.trainer_id)`,
    waitlisted: sql`(select count(*)::int from batch_members m where m.batch_id = t.id and m.state = 'waitlisted')`,
    meetingsHeld: ofMeetings('count(*)::int', "m.state = 'ended'"),
  },
};

/** Batches as lists show them. */
export const batchRows = recordTable<BatchRow>('batches', listed);

/** Whole batches, with their figures. */
export const batches = recordTable<BatchDetail>('batches', {
  ...listed,
  columns: [...listed.columns, 'description', 'priceMinor', 'currency', 'statusReason', 'statusChangedAt'],
  computed: {
    ...listed.computed,
    rules: sql`coalesce((
      select json_agg(json_build_object('weekday', r.weekday, 'localStart', to_char(r.local_start, 'HH24:MI'), 'durationMinutes', r.duration_minutes) order by r.weekday, r.local_start)
      from batch_rules r where r.batch_id = t.id), '[]')`,
    meetingsTotal: ofMeetings('count(*)::int', "m.state <> 'cancelled'"),
    nextMeetingAt: ofMeetings('min(m.starts_at)', "m.state in ('scheduled','live') and m.ends_at > now()"),
    createdByName: sql`(select u.full_name from users u where u.id = t.created_by)`,
  },
});
