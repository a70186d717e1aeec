import { quizCalls, type QuizQuestionInput } from '@lectern/contract/catalog';
import { campaignCalls, couponCalls, type CampaignEntry, type Coupon } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { testWorker } from '../../../server/jobs/testing';
import { couponFixture, inDays, type NewCoupon } from '../testing';

type Campaign = NonNullable<NewCoupon['campaign']>;

const option = (text: string, isCorrect: boolean) => ({ bodyHtml: `<p>${text}</p>`, isCorrect });
const questions: QuizQuestionInput[] = [
  { kind: 'single', bodyHtml: '<p>Which?</p>', marks: 2, options: [option('A', true), option('B', false)] },
  {
    kind: 'number',
    bodyHtml: '<p>How many?</p>',
    marks: 1,
    negativeMarks: 0.5,
    answerNumber: 9.81,
    answerTolerance: 0.05,
  },
  { kind: 'text', bodyHtml: '<p>Who?</p>', marks: 1, answerTexts: ['Ada'] },
];

/** The score of an entry that is put into the database, and the place of its sending among equals. */
export interface Scored {
  readonly percent: number;
  readonly seconds: number;
  /** Milliseconds after the others of the same score. */
  readonly later?: number;
}

/** Coupons as `couponFixture` has them, with quizzes, campaigns, students and entries. */
export const campaignFixture = async () => {
  const fixture = await couponFixture();
  const { api, db, client, done, terms } = fixture;
  let number = 0;

  const quiz = async (values: object = {}) => {
    number += 1;
    const request = {
      purpose: 'marketing' as const,
      title: `Campaign quiz ${number}`,
      status: 'ready' as const,
      questions,
    };
    return (await done(quizCalls.create, { ...request, ...values })).quiz;
  };
  const campaignTerms = async (values: Partial<Campaign> = {}, more: Partial<NewCoupon> = {}): Promise<NewCoupon> => {
    const { code: _code, ...rest } = terms({ totalLimit: null, ...more });
    return {
      ...rest,
      kind: 'marketing',
      campaign: {
        ...{ quizId: values.quizId ?? (await quiz()).id, codePrefix: 'WIN', codeCount: 5, winners: 2, minPercent: 0 },
        ...{ entryStartsAt: inDays(-1), entryEndsAt: inDays(5) },
        ...values,
      },
    };
  };
  const read = async (id: number): Promise<Coupon> => (await done(couponCalls.detail, { id })).coupon;
  const drain = () => testWorker(api).drain();
  const campaign = async (values?: Partial<Campaign>, more?: Partial<NewCoupon>): Promise<Coupon> =>
    (await done(couponCalls.create, await campaignTerms(values, more))).coupon;
  /** A campaign with its codes, open for entries. */
  const activeCampaign = async (values?: Partial<Campaign>, more?: Partial<NewCoupon>): Promise<Coupon> => {
    const { id } = await campaign(values, more);
    await drain();
    const { version } = await read(id);
    return (await done(couponCalls.changeStatus, { id, version, status: 'active' })).coupon;
  };
  /** A student with an account of their own. */
  const learner = async (): Promise<{ userId: number; studentId: number; email: string }> => {
    const { id: userId, email } = await api.person(15);
    const { rows } = await sql<{ id: number }>`insert into students (user_id) values (${userId}) returning id`.execute(
      db,
    );
    return { userId, studentId: rows[0]!.id, email };
  };
  const signedIn = async () => {
    const who = await learner();
    return { ...who, client: await api.signInAs(who.email) };
  };
  /** Changes rows behind the triggers, as time does. */
  const behind = (work: (transaction: typeof db) => Promise<unknown>): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await work(transaction);
    });
  /** Sent entries of new students with these scores, in the order of their ids. */
  const entrants = async (couponId: number, scores: readonly Scored[]) => {
    const made: {
      readonly userId: number;
      readonly studentId: number;
      readonly email: string;
      readonly entryId: number;
    }[] = [];
    for (const { percent, seconds, later = 0 } of scores) {
      const who = await learner();
      await behind(async (transaction) => {
        const { rows } = await sql<{ id: number }>`
          insert into marketing_entries (coupon_id, student_id, started_at, submitted_at, percent, marks)
          select ${couponId}, ${who.studentId}, x.at - make_interval(secs => ${seconds}), x.at, ${percent}, ${percent}
          from (select date_trunc('hour', now()) - interval '2 hours' + make_interval(secs => ${later} / 1000.0) as at) x returning id`.execute(
          transaction,
        );
        made.push({ ...who, entryId: rows[0]!.id });
      });
    }
    return made;
  };
  /** The time of entries is over. */
  const closeEntries = (id: number): Promise<void> =>
    behind((transaction) =>
      sql`update marketing_coupons set entry_starts_at = now() - interval '9 days', entry_ends_at = now() - interval '1 second' where coupon_id = ${id}`.execute(
        transaction,
      ),
    );
  const entries = async (id: number, request: object = {}): Promise<readonly CampaignEntry[]> =>
    (await done(campaignCalls.entries, { id, limit: 100, ...request })).items;
  const declare = ({ id, name }: Pick<Coupon, 'id' | 'name'>, by = client) =>
    by.send(campaignCalls.declare, { id, confirm: name });

  return {
    ...fixture,
    ...{
      quiz,
      campaignTerms,
      campaign,
      activeCampaign,
      read,
      drain,
      learner,
      signedIn,
      behind,
      entrants,
      closeEntries,
    },
    ...{ entries, declare },
  };
};
export type CampaignFixture = Awaited<ReturnType<typeof campaignFixture>>;
