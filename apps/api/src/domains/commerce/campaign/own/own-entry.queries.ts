import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { statusNow } from '../../coupon/coupon.table';
import { momentText } from '../moment-text';
import { isInAudience, ownStudents } from './own-students';

/** Seconds that answers on their way may be late. The end of entries has none: it is the same for all. */
export const graceSeconds = 30;

/** A campaign as a student meets it, with the student's entry. Times are judged by the clock of the database. */
export interface OwnEntry {
  readonly couponId: number;
  readonly name: string;
  readonly quizId: number;
  readonly status: 'draft' | 'active' | 'paused' | 'ended';
  readonly declaredAt: string | null;
  readonly isBefore: boolean;
  readonly isAfter: boolean;
  readonly opensText: string;
  readonly closesText: string;
  readonly fits: boolean;
  readonly entryId: number | null;
  readonly startedAt: string | null;
  readonly submittedAt: string | null;
  /** The earlier of the end of entries and the time limit of the quiz. */
  readonly closesAt: string | null;
  /** The time limit is over, with the grace. */
  readonly isTimeOver: boolean;
  readonly timeText: string | null;
  readonly now: string;
}

const limitEnd = sql`e.started_at + make_interval(secs => q.time_limit_seconds)`;

/** The campaign of a coupon for this account; undefined where it is none, or a draft. Of several entries after a merge the one that was sent, then `entryId`, then the first. */
export const readOwnEntry = async (
  db: Kysely<DB>,
  couponId: number,
  userId: number,
  entryId: number | null = null,
): Promise<OwnEntry | undefined> => {
  const { rows } = await sql<OwnEntry>`
    select t.id as coupon_id, t.name, m.quiz_id, ${statusNow} as status, m.result_declared_at as declared_at,
      money_now() < m.entry_starts_at as is_before, money_now() > m.entry_ends_at as is_after, ${momentText(sql`m.entry_starts_at`)} as opens_text,
      ${momentText(sql`m.entry_ends_at`)} as closes_text, ${isInAudience(userId)} as fits, e.id as entry_id, e.started_at, e.submitted_at,
      case when e.id is not null then least(m.entry_ends_at, ${limitEnd}) end as closes_at,
      coalesce(money_now() > ${limitEnd} + make_interval(secs => ${graceSeconds}), false) as is_time_over, ${momentText(limitEnd)} as time_text, money_now() as now
    from marketing_coupons m join coupons t on t.id = m.coupon_id join quizzes q on q.id = m.quiz_id
      left join lateral (select * from marketing_entries x where x.coupon_id = m.coupon_id and x.student_id in ${ownStudents(userId)}
        order by x.submitted_at nulls last, x.id is distinct from ${entryId}::bigint, x.id limit 1) e on true
    where m.coupon_id = ${couponId} and t.deleted_at is null and t.status <> 'draft'`.execute(db);
  return rows[0];
};
