import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeAudit, type AuditEntry } from '../../../server/calls/audit';
import { defineJob, type ClockWork } from '../../../server/jobs/job';
import { isSamePerson } from '../person.queries';

const most = 500;

interface Moved {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

/**
 * Ends periods that are over: past due until the grace ends, expired then, or when the next one begins. A trial has no
 * grace; a plan that is marked to end is cancelled.
 */
const endPeriods = async (db: Kysely<DB>): Promise<readonly Moved[]> =>
  (
    await sql<Moved>`
      with over as (
        select b.id, b.status, case when b.cancel_at_end then 'cancelled'
          when b.status = 'trial' or b.period_ends_at + make_interval(days => v.grace_days) <= money_now() or exists (
            select 1 from subscriptions n where ${isSamePerson('n', 'b')} and n.status = 'scheduled' and n.starts_at <= money_now()) then 'expired'
          else 'past_due' end as to_status
        from subscriptions b join plan_versions v on v.id = b.plan_version_id
        where b.status in ('trial', 'active', 'past_due') and b.period_ends_at <= money_now() for update of b skip locked),
      due as (select id, status, to_status from over where to_status <> status order by id limit ${most})
      update subscriptions b set status = d.to_status, cancelled_at = case d.to_status when 'cancelled' then money_now() else b.cancelled_at end from due d
      where b.id = d.id returning b.id, d.status as "from", b.status as "to"`.execute(db)
  ).rows;

/** Begins subscriptions that were bought while another ran. */
const beginScheduled = async (db: Kysely<DB>): Promise<readonly Moved[]> =>
  (
    await sql<Moved>`
      with due as (
        select distinct on (n.student_id, n.trainer_id) n.id from subscriptions n
        where n.status = 'scheduled' and n.starts_at <= money_now() and not exists (
          select 1 from subscriptions r where ${isSamePerson('r', 'n')} and r.status in ('trial', 'active', 'past_due'))
        order by n.student_id, n.trainer_id, n.starts_at, n.id limit ${most})
      update subscriptions b set status = 'active' from due d where b.id = d.id and b.status = 'scheduled'
      returning b.id, 'scheduled' as "from", b.status as "to"`.execute(db)
  ).rows;

const entryOf = ({ id, from, to }: Moved): AuditEntry => ({
  action: 'subscription.clock',
  entity: 'subscriptions',
  entityId: id,
  changes: { status: [from, to] },
});

/** Ends subscriptions after their period, and begins those that follow. */
export const subscriptionClock = defineJob({
  name: 'subscription.clock',
  kind: 'clock',
  async run({ step, origin }: ClockWork) {
    for (const move of [endPeriods, beginScheduled])
      for (let isMore = true; isMore;)
        await step(async (db) => {
          const moved = await move(db);
          await writeAudit(db, origin, moved.map(entryOf));
          isMore = moved.length === most;
          return { done: moved.length };
        });
    return { state: 'done' };
  },
});
