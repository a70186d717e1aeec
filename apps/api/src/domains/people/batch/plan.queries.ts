import type { BatchRule, MeetingTime, PlannedMeeting } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** A planned meeting before anybody has looked at what else the trainer has then. */
export type TimedMeeting = Omit<PlannedMeeting, 'overlap'>;

/** The first `count` meetings of a weekly pattern from a day on. */
export const meetingsByRules = async (
  db: Kysely<DB>,
  rules: readonly BatchRule[],
  startsOn: string,
  count: number,
): Promise<readonly MeetingTime[]> =>
  (
    await sql<MeetingTime>`
      select to_char(d.day, 'YYYY-MM-DD') as local_date, to_char(r.start, 'HH24:MI') as local_start, r.minutes as duration_minutes
      from generate_series(${startsOn}::date, ${startsOn}::date + 7 * ${count}::int, interval '1 day') d (day)
      join unnest(${rules.map((rule) => rule.weekday)}::int[], ${rules.map((rule) => rule.localStart)}::time[], ${rules.map((rule) => rule.durationMinutes)}::int[])
        r (weekday, start, minutes) on r.weekday = extract(isodow from d.day)
      order by d.day, r.start limit ${count}`.execute(db)
  ).rows;

/**
 * The instants of local times in a zone, by PostgreSQL's own rules: a skipped time starts later by the gap, of two the second is meant.
 * Skipped: the instant is shown as another time. Repeated: the offset falls on that day, and the time had come once before.
 */
export const timed = async (
  db: Kysely<DB>,
  zone: string,
  meetings: readonly MeetingTime[],
): Promise<readonly TimedMeeting[]> =>
  (
    await sql<TimedMeeting>`
      select to_char(m.day, 'YYYY-MM-DD') as local_date, to_char(m.start, 'HH24:MI') as local_start, m.minutes as duration_minutes,
        i.at as starts_at, i.at + make_interval(mins => m.minutes) as ends_at,
        case when i.at at time zone ${zone}::text <> m.day + m.start then 'skipped'
          when i.fall > interval '0' and (i.at - i.fall) at time zone ${zone}::text = m.day + m.start then 'repeated' end as clock_change
      from unnest(${meetings.map((each) => each.localDate)}::date[], ${meetings.map((each) => each.localStart)}::time[], ${meetings.map((each) => each.durationMinutes)}::int[])
        with ordinality m (day, start, minutes, no)
      cross join lateral (select (m.day + m.start) at time zone ${zone}::text as at) n
      cross join lateral (select n.at, ((n.at - interval '12 hours') at time zone ${zone}::text + interval '12 hours') - n.at at time zone ${zone}::text as fall) i
      order by m.no`.execute(db)
  ).rows;
