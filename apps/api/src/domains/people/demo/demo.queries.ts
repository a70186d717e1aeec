import type { DemoRow } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound } from '../../../server/calls/errors';

/** The demos of `listed` (a select of ids); in no order. */
export const demosOf = (listed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select d.id, d.version, d.student_id, su.full_name as student_name, d.trainer_id, tu.full_name as trainer_name, d.skill_id, k.name as skill_name, d.time_zone, d.starts_at, d.duration_minutes,
    d.state, d.outcome, d.state_reason, d.join_url, d.trainer_feedback, d.student_feedback, d.student_rating, d.created_at
  from (${listed}) l join demos d on d.id = l.id join skills k on k.id = d.skill_id join students s on s.id = d.student_id join users su on su.id = s.user_id
    left join trainers t on t.id = d.trainer_id left join users tu on tu.id = t.user_id`;

/** The demo as it is now; 404 when there is none. */
export const readDemo = async (db: Kysely<DB>, id: number): Promise<DemoRow> => {
  const { rows } =
    await sql<DemoRow>`${demosOf(sql`select id from demos where id = ${id} and deleted_at is null`)}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

interface Plan {
  readonly trainerId: number;
  readonly startsAt: string;
  readonly durationMinutes: number;
  /** The demo that is moved, which is not in its own way. */
  readonly except?: number;
}

/** Refuses an hour in which the locked trainer has something else already: a meeting or a demo (H11). @throws 409 with its title */
export const refuseOverlap = async (
  db: Kysely<DB>,
  { trainerId, startsAt, durationMinutes, except = 0 }: Plan,
): Promise<void> => {
  const until = sql`${startsAt}::timestamptz + make_interval(mins => ${durationMinutes})`;
  const { rows } = await sql<{ title: string }>`
    select 'Demo with ' || u.full_name as title from demos d join students s on s.id = d.student_id join users u on u.id = s.user_id
      where d.trainer_id = ${trainerId} and d.state = 'scheduled' and d.deleted_at is null and d.id <> ${except} and d.starts_at < ${until} and d.starts_at + make_interval(mins => d.duration_minutes) > ${startsAt}::timestamptz
    union all
    select b.title from batches b join meetings m on m.batch_id = b.id
      where b.trainer_id = ${trainerId} and b.deleted_at is null and m.deleted_at is null and m.state in ('scheduled', 'live') and m.starts_at < ${until} and m.ends_at > ${startsAt}::timestamptz
    limit 1`.execute(db);
  if (rows[0])
    throw conflict(`The trainer has something else then: ${rows[0].title}`, { result: { title: rows[0].title } });
};
