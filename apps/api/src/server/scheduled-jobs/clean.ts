import { sql, type RawBuilder } from 'kysely';
import { defineJob, type JobHandler } from '../jobs/job';

/** A handler of the clock that is one statement. */
const statement = (name: string, work: RawBuilder<unknown>): JobHandler =>
  defineJob({
    name,
    kind: 'clock',
    async run({ step }) {
      await step(async (db) => {
        await work.execute(db);
        return { done: 1 };
      });
      return { state: 'done' };
    },
  });

/** Days that an ended session is listed among a person's own. */
const sessionDays = 90;
/** Days that the counts of refused webhooks are kept. */
const failureDays = 30;
/** Days that the clock's own jobs are kept. */
const clockDays = 7;

/** Deletes old rows, and prepares what will be needed. */
export const cleaners: readonly JobHandler[] = [
  statement(
    'idempotency.clean',
    sql`with old as (delete from webhook_failures where minute < now() - make_interval(days => ${failureDays}))
      delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  ),
  statement(
    'audit.months',
    sql`select ensure_audit_month((now() + make_interval(months => n))::date) from generate_series(0, 2) n`,
  ),
  statement(
    'session.clean',
    sql`with old as (delete from jobs where kind = 'clock' and state = 'done' and finished_at < now() - make_interval(days => ${clockDays}))
      delete from sessions s where greatest(s.ended_at, s.expires_at) < now() - make_interval(days => ${sessionDays}) and not exists (select 1 from sessions c where c.parent_session_id = s.id)`,
  ),
];
