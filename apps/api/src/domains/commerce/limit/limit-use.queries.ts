import { keysOf } from '@lectern/contract/records';
import { planLimits, type LimitName, type LimitUse, type PlanKind, type PlanLimits } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';

type Count = (personId: number) => RawBuilder<number>;

/** Things that a person has now, by the limit that counts them. A thing that was bought by itself counts under no limit. */
const counts: Readonly<Partial<Record<LimitName, Count>>> = {
  batches: (id) => sql<number>`
    select count(*)::int from batch_members m join batches b on b.id = m.batch_id
    where m.student_id = ${id} and m.state in ('waitlisted', 'reserved', 'active') and m.source not in ('payment', 'paylink') and b.deleted_at is null`,
  courses: (id) => sql<number>`
    select count(*)::int from course_enrolments e where e.student_id = ${id} and e.state = 'active' and e.order_id is null`,
  jobPosts: (id) => sql<number>`
    select count(*)::int from job_posts j where j.student_id = ${id} and j.status in ('open', 'paused') and j.deleted_at is null`,
  ads: (id) => sql<number>`
    select count(*)::int from training_ads a where a.trainer_id = ${id} and a.status in ('draft', 'review', 'published', 'paused') and a.deleted_at is null`,
  offers: (id) => sql<number>`
    select count(*)::int from one_to_one_offers o where o.trainer_id = ${id} and o.status <> 'blocked' and o.deleted_at is null`,
};

const usedOf = async (db: Kysely<DB>, name: LimitName, personId: number): Promise<number | null> => {
  const count = counts[name];
  if (!count) return null;
  return (await sql<{ used: number }>`select (${count(personId)}) as used`.execute(db)).rows[0]!.used;
};

/** A limit of the running plan of a person, with what is used of it. */
export interface Limit {
  readonly plan: string;
  readonly most: number;
  readonly used: number;
}

/** The limit of a person's running plan, behind the lock of the subscription. Undefined without such a plan or such a limit. */
export const limitOf = async (
  db: Kysely<DB>,
  { kind, id }: { readonly kind: PlanKind; readonly id: number },
  name: LimitName,
): Promise<Limit | undefined> => {
  const { rows } = await sql<{ plan: string; most: number | null }>`
    select q.name as plan, (v.limits->>${name})::int as most
    from subscriptions b join plan_versions v on v.id = b.plan_version_id
    join ${sql.table(`${kind}_plans`)} q on q.id = v.${sql.id(`${kind}PlanId`)}
    where b.${sql.id(`${kind}Id`)} = ${id} and b.status in ('trial', 'active', 'past_due') for no key update of b`.execute(
    db,
  );
  const [running] = rows;
  if (!running || running.most === null) return undefined;
  const used = await usedOf(db, name, id);
  return used === null ? undefined : { plan: running.plan, most: running.most, used };
};

/** All limits of a plan, each with what the person uses of it. */
export const limitUses = (
  db: Kysely<DB>,
  { kind, id }: { readonly kind: PlanKind; readonly id: number },
  limits: PlanLimits,
): Promise<LimitUse[]> =>
  Promise.all(
    (keysOf(planLimits[kind]) as LimitName[]).map(async (name) => ({
      name,
      most: limits[name] ?? null,
      used: await usedOf(db, name, id),
    })),
  );
