import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound, stale } from '../../../server/calls/errors';

/** A subscription that runs, held by this transaction. */
export interface Held {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly label: string;
  readonly isEnding: boolean;
  readonly isRunning: boolean;
  readonly hasEnd: boolean;
}

/** Locks a subscription. @throws 404, and 409 with the newer one where a version is given and differs */
export const hold = async (db: Kysely<DB>, id: number, version?: number): Promise<Held> => {
  await sql`select 1 from subscriptions where id = ${id} for update`.execute(db);
  const { rows } = await sql<Held>`
    select b.id, b.version, b.status, b.cancel_at_end as is_ending, b.period_ends_at is not null as has_end, b.status in ('scheduled', 'trial', 'active', 'past_due') as is_running,
      coalesce(sp.name, tp.name) || ', ' || u.full_name as label
    from subscriptions b join plan_versions v on v.id = b.plan_version_id left join student_plans sp on sp.id = v.student_plan_id left join trainer_plans tp on tp.id = v.trainer_plan_id
    left join students s on s.id = b.student_id left join trainers t on t.id = b.trainer_id join users u on u.id = coalesce(s.user_id, t.user_id)
    where b.id = ${id}`.execute(db);
  const [held] = rows;
  if (!held) throw notFound();
  if (version !== undefined && held.version !== version) throw stale(held);
  if (!held.isRunning) throw conflict('This plan does not run any more');
  return held;
};
