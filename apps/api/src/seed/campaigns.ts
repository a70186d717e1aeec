import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { readTakenQuiz } from '../domains/catalog/quiz/quiz-questions.queries';
import { writeResult } from '../domains/commerce/campaign/result.queries';
import { mailWinners } from '../domains/commerce/campaign/winner-mail';
import { campaigns, type CampaignSeed } from './campaign-data';
import { drawEntries, type EntrySeed } from './campaign-entries';
import { demoCode } from './demo-code';
import { random } from './random';

const inDays = (days: number) => sql<string>`now() + make_interval(days => ${days})`;

const insertCoupon = async (
  db: Kysely<DB>,
  campaign: CampaignSeed,
  quizId: number,
  createdBy: number,
): Promise<number> => {
  const { name, description, off, cap, status, entries, endsOn, prefix, codes, winners, minPercent } = campaign;
  const made = inDays(Math.min(entries[0], 0) - 3);
  const { id: couponId } = await db
    .insertInto('coupons')
    .values({
      ...{ kind: 'marketing', name, description, status, discountKind: 'percent', percentBp: off * 100, createdBy },
      ...{ startsAt: inDays(entries[0]), endsAt: inDays(endsOn), createdAt: made, updatedAt: made },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('couponCounters').values({ couponId }).execute();
  await db
    .insertInto('couponAmounts')
    .values({ couponId, currency: 'INR', capMinor: cap * 100 })
    .execute();
  const values = Array.from({ length: codes }, (_, at) => ({ couponId, code: demoCode(prefix, at), singleUse: true }));
  await db.insertInto('couponCodes').values(values).execute();
  await db
    .insertInto('marketingCoupons')
    .values({
      ...{ couponId, quizId, codePrefix: prefix, codeCount: codes, winners, minPercent },
      ...{ entryStartsAt: inDays(entries[0]), entryEndsAt: inDays(entries[1]) },
    })
    .execute();
  return couponId;
};

/** Begins and sends entries. Triggers read the moment of each from `app.now`, which its row sets before they run. */
const insertEntries = async (db: Kysely<DB>, couponId: number, entries: readonly EntrySeed[]): Promise<void> => {
  const rows = entries.map(({ startedAt, submittedAt, ...entry }) => ({
    ...entry,
    started: new Date(startedAt).toISOString(),
    sent: submittedAt === null ? null : new Date(submittedAt).toISOString(),
  }));
  const drawn = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("studentId" bigint, started text, sent text, answers jsonb, marks numeric, percent numeric)`;
  await sql`
    insert into marketing_entries (coupon_id, student_id, started_at)
    select ${couponId}, r."studentId", set_config('app.now', r.started, true)::timestamptz from ${drawn}`.execute(db);
  await sql`
    update marketing_entries e set submitted_at = set_config('app.now', r.sent, true)::timestamptz, answers = r.answers, marks = r.marks, percent = r.percent
    from ${drawn} where e.coupon_id = ${couponId} and e.student_id = r."studentId" and r.sent is not null`.execute(db);
};

const disqualify = (db: Kysely<DB>, couponId: number, count: number, by: number) =>
  sql`
    update marketing_entries set disqualified_at = money_now(), disqualified_by = ${by}, disqualify_reason = 'Entered with two accounts'
    where id in (select id from marketing_entries where coupon_id = ${couponId} and submitted_at is not null order by percent, id limit ${count})`.execute(
    db,
  );

/** Declares the result; its mails were sent at that moment. */
const declare = async (db: Kysely<DB>, couponId: number, by: number): Promise<void> => {
  await writeResult(db, couponId, by);
  const holders = sql`select e.id as entry_id, k.user_id, k.code from marketing_entries e join coupon_codes k on k.id = e.code_id where e.coupon_id = ${couponId}`;
  await mailWinners(db, couponId, holders);
  await sql`update mails set state = 'sent', created_at = money_now(), sent_at = money_now() where dedupe_key like 'win:%' and state = 'queued'`.execute(
    db,
  );
  await sql`delete from jobs where name = 'mail.send' and state = 'queued'`.execute(db);
};

/** Four campaigns with entries of nearly all students. The student of the demo has won one and has not begun the open one. */
export const seedCampaigns = async (db: Kysely<DB>): Promise<void> => {
  const { rows } = await sql<{ now: string; by: number; quizIds: number[]; studentIds: number[] }>`
    select now(), (select min(id) from users where role_id = 2) as by, array(select id from quizzes where purpose = 'marketing' and status = 'ready' order by id) as quiz_ids,
      array(select s.id from students s join users u on u.id = s.user_id where s.deleted_at is null and s.merged_into_id is null and u.status = 'active' and (s.created_at < now() - interval '51 days' or u.email = 'student@example.com')
        order by u.email = 'student@example.com' desc nulls last, s.id) as student_ids`.execute(db);
  const { now, by, quizIds, studentIds } = rows[0]!;
  const numbers = random();
  for (const [at, campaign] of campaigns.entries()) {
    const quizId = quizIds[at % quizIds.length]!;
    const couponId = await insertCoupon(db, campaign, quizId, by);
    if (campaign.begun === 0) continue;
    const { questions } = await readTakenQuiz(db, quizId);
    const entrants = campaign.declaredOn === undefined ? studentIds.slice(1) : studentIds;
    const entries = drawEntries(campaign, questions, entrants, { now: Date.parse(now), numbers });
    await insertEntries(db, couponId, entries);
    const last = campaign.declaredOn ?? Math.min(campaign.entries[1], 0);
    await sql`select set_config('app.now', (now() + make_interval(days => ${last}))::text, true)`.execute(db);
    await disqualify(db, couponId, campaign.disqualified, by);
    if (campaign.declaredOn !== undefined) await declare(db, couponId, by);
    await sql`update quizzes set first_attempt_at = ${new Date(entries[0]!.startedAt).toISOString()} where id = ${quizId}`.execute(
      db,
    );
    await sql`select set_config('app.now', '', true)`.execute(db);
  }
};
