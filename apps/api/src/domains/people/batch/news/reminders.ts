import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { defineJob } from '../../../../server/jobs/job';
import { announce } from './announce';
import { bothOf, hostOf, membersOf } from './readers';

/** People are reminded this long before a meeting. */
export const reminderHours = 24;
const atOnce = 50;

interface Due {
  readonly id: number;
  readonly batchId: number;
  readonly startsAt: string;
  readonly minutes: number;
  readonly when: string;
}

/** Takes meetings that are near and not reminded of. A row for each, kept with its messages: two clocks and a crash send none twice. */
const takeDue = async (db: Kysely<DB>): Promise<readonly Due[]> =>
  (
    await sql<Due>`
      with due as (
        select g.id, g.batch_id, g.starts_at, g.duration_minutes, b.time_zone from meetings g join batches b on b.id = g.batch_id
        where g.starts_at > now() and g.starts_at <= now() + make_interval(hours => ${reminderHours}) and g.state = 'scheduled' and g.deleted_at is null
          and b.timing_status in (2, 3) and b.deleted_at is null
          and not exists (select 1 from meeting_reminders r where r.meeting_id = g.id and r.starts_at = g.starts_at)
        order by g.starts_at, g.id limit ${atOnce} for key share of g skip locked),
      taken as (
        insert into meeting_reminders (meeting_id, starts_at) select id, starts_at from due order by id
        on conflict (meeting_id) do update set starts_at = excluded.starts_at, sent_at = now() where meeting_reminders.starts_at <> excluded.starts_at returning meeting_id)
      select d.id, d.batch_id, d.starts_at, d.duration_minutes as minutes, words_in_zone(d.starts_at, d.time_zone) as "when"
      from due d join taken t on t.meeting_id = d.id order by d.starts_at, d.id`.execute(db)
  ).rows;

/** Every minute: reminds the members and the trainer of each meeting that is near, once. */
export const batchReminders = defineJob({
  name: 'batch.reminders',
  kind: 'clock',
  async run({ step }) {
    for (let count = atOnce; count === atOnce;)
      await step(async (db) => {
        const due = await takeDue(db);
        for (const { id, batchId, startsAt, minutes, when } of due)
          await announce(db, {
            batchId,
            kind: 'meeting.reminder',
            to: bothOf(membersOf(batchId), hostOf(id)),
            values: { when, minutes },
            key: `${id}:${new Date(startsAt).toISOString()}`,
            until: startsAt,
          });
        count = due.length;
        return { done: count };
      });
    return { state: 'done' };
  },
});
