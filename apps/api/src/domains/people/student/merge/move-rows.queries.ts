import type { MovedCounts } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** A student and the account. */
export interface Side {
  readonly id: number;
  readonly userId: number;
}

const changed = async (db: Kysely<DB>, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0);

/** Attendance and progress: where both have a row, the better one stays. */
const moveBetterRows = async (db: Kysely<DB>, kept: number, merged: number): Promise<void> => {
  const worth = (state: RawBuilder<unknown>) =>
    sql`array_position(array['absent','excused','late','present'], ${state})`;
  await sql`update attendance k set state = m.state, minutes = m.minutes, first_joined_at = m.first_joined_at, source = m.source, marked_by = m.marked_by
    from attendance m where k.student_id = ${kept} and m.student_id = ${merged} and m.meeting_id = k.meeting_id
      and ${worth(sql`m.state`)} > ${worth(sql`k.state`)}`.execute(db);
  await sql`update item_progress k set percent = m.percent, seconds = greatest(k.seconds, m.seconds), completed_at = m.completed_at
    from item_progress m where k.student_id = ${kept} and m.student_id = ${merged} and m.item_id = k.item_id and m.percent > k.percent`.execute(
    db,
  );
  for (const [table, key] of [
    ['attendance', 'meeting_id'],
    ['item_progress', 'item_id'],
  ] as const) {
    const [of, by] = [sql.table(table), sql.ref(key)];
    await sql`delete from ${of} m where m.student_id = ${merged} and exists (select 1 from ${of} k where k.student_id = ${kept} and k.${by} = m.${by})`.execute(
      db,
    );
    await sql`update ${of} set student_id = ${kept} where student_id = ${merged}`.execute(db);
  }
};

/** A skill that both have stays once. */
const moveSkills = async (db: Kysely<DB>, kept: number, merged: number): Promise<number> => {
  await sql`update person_skills m set deleted_at = now() where m.student_id = ${merged} and m.deleted_at is null
    and exists (select 1 from person_skills k where k.student_id = ${kept} and k.skill_id = m.skill_id and k.deleted_at is null)`.execute(
    db,
  );
  return changed(
    db,
    sql`update person_skills set student_id = ${kept} where student_id = ${merged} and deleted_at is null`,
  );
};

/** Attempts go on after the last one of the student who is kept. */
const moveSubmissions = (db: Kysely<DB>, kept: number, merged: number): Promise<number> =>
  changed(
    db,
    sql`update submissions s set student_id = ${kept}, attempt = s.attempt + coalesce((select max(k.attempt) from submissions k where k.student_id = ${kept} and k.task_id = s.task_id), 0)
      where s.student_id = ${merged}`,
  );

/** Moves a person's coupons; one for chosen students names a person once. Orders and uses stay with their account. */
const moveCoupons = async (db: Kysely<DB>, kept: number, merged: number): Promise<void> => {
  await sql`insert into coupon_users (coupon_id, user_id) select coupon_id, ${kept} from coupon_users where user_id = ${merged} on conflict do nothing`.execute(
    db,
  );
  await sql`delete from coupon_users where user_id = ${merged}`.execute(db);
  await sql`update coupon_codes set user_id = ${kept} where user_id = ${merged}`.execute(db);
};

/** Orders of the duplicate's account, which the kept student now has too. */
const countOrders = async (db: Kysely<DB>, merged: number): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from orders where user_id = ${merged}`.execute(db))
    .rows[0]!.count;

/** Moves the duplicate's plans. Where both have a running one, the duplicate's begins at the end of the other. */
const moveSubscriptions = async (db: Kysely<DB>, kept: number, merged: number): Promise<void> => {
  await sql`
    update subscriptions b set student_id = ${kept}, status = case when r.id is null then b.status else 'scheduled' end,
      starts_at = case when r.id is null then b.starts_at else coalesce(r.period_ends_at, b.starts_at) end
    from (select 1) one left join subscriptions r on r.student_id = ${kept} and r.status in ('trial', 'active', 'past_due')
    where b.student_id = ${merged} and b.status in ('trial', 'active', 'past_due', 'scheduled')`.execute(db);
  await sql`update subscriptions set student_id = ${kept} where student_id = ${merged}`.execute(db);
};

/** Jobs that the student has posted, and interest in courses to come; the same interest stays once. */
const moveWishes = async (db: Kysely<DB>, kept: number, merged: number): Promise<void> => {
  await sql`update job_posts set student_id = ${kept} where student_id = ${merged}`.execute(db);
  await sql`
    insert into upcoming_course_interests (upcoming_course_id, student_id, at, notified_at)
    select upcoming_course_id, ${kept}, at, notified_at from upcoming_course_interests where student_id = ${merged} on conflict do nothing`.execute(
    db,
  );
  await sql`delete from upcoming_course_interests where student_id = ${merged}`.execute(db);
};

/** Moves all but the seats from the duplicate to the student who is kept; both are locked. */
export const moveRows = async (db: Kysely<DB>, kept: Side, merged: Side): Promise<Omit<MovedCounts, 'batches'>> => {
  await moveBetterRows(db, kept.id, merged.id);
  // Figures of a batch are computed again from the rows.
  await sql`delete from batch_stats where student_id = ${merged.id}`.execute(db);
  await moveWishes(db, kept.id, merged.id);
  await moveCoupons(db, kept.userId, merged.userId);
  await moveSubscriptions(db, kept.id, merged.id);
  await sql`update activities set student_id = ${kept.id} where student_id = ${merged.id}`.execute(db);
  await sql`update student_merges set kept_id = ${kept.id} where kept_id = ${merged.id}`.execute(db);
  await sql`update students set merged_into_id = ${kept.id} where merged_into_id = ${merged.id}`.execute(db);
  return {
    skills: await moveSkills(db, kept.id, merged.id),
    submissions: await moveSubmissions(db, kept.id, merged.id),
    demos: await changed(db, sql`update demos set student_id = ${kept.id} where student_id = ${merged.id}`),
    orders: await countOrders(db, merged.userId),
  };
};
