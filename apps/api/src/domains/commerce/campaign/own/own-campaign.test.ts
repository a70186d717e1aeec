import {
  campaignCalls,
  couponCalls,
  ownCampaignCalls,
  type EntryAnswer,
  type OwnCampaign,
} from '@lectern/contract/commerce';
import { quizCalls } from '@lectern/contract/catalog';
import { studentCalls, studentMergeCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { TestClient } from '../../../../testing';
import { inDays, refusedFields } from '../../testing';
import { campaignFixture, type CampaignFixture } from '../testing';

let fixture: CampaignFixture;
beforeAll(async () => void (fixture = await campaignFixture()));
afterAll(() => fixture.close());

const messageOf = (body: unknown): string => (body as { message: string }).message;
const start = (by: TestClient, couponId: number) => fixture.done(ownCampaignCalls.start, { couponId }, by);
/** Right answers to the questions of the fixture's quiz, of which two of four marks may be missed. */
const answersTo = (questions: Awaited<ReturnType<typeof start>>['questions'], isWhole = true): EntryAnswer[] =>
  questions.flatMap(({ id: questionId, kind, options }) => {
    if (kind === 'single') return isWhole ? [{ questionId, optionIds: [options[0]!.id], text: '' }] : [];
    return [{ questionId, optionIds: [], text: kind === 'number' ? '9.8' : 'ada' }];
  });
const send = (by: TestClient, entryId: number, answers: EntryAnswer[]) =>
  by.send(ownCampaignCalls.submit, { entryId, answers });
const ownOf = async (by: TestClient, couponId: number): Promise<OwnCampaign | undefined> =>
  (await fixture.done(ownCampaignCalls.list, {}, by)).items.find((each) => each.couponId === couponId);
/** A student who has sent an entry. */
const entered = async (couponId: number, isWhole = true) => {
  const who = await fixture.signedIn();
  const { entryId, questions } = await start(who.client, couponId);
  await fixture.done(ownCampaignCalls.submit, { entryId, answers: answersTo(questions, isWhole) }, who.client);
  return { ...who, entryId };
};

describe('an entry', () => {
  it('is begun once, goes on in another tab, and is sent once with its marks', async () => {
    const { id } = await fixture.activeCampaign();
    const { client, studentId } = await fixture.signedIn();
    expect(await ownOf(client, id)).toMatchObject({ state: 'open', prize: '15% off', questionCount: 3, entryId: null });
    const [one, two] = await Promise.all([start(client, id), start(client, id)]);
    const again = await start(client, id);
    expect([two.entryId, again.entryId, again.startedAt]).toEqual([one.entryId, one.entryId, one.startedAt]);
    expect(JSON.stringify(again)).not.toMatch(/isCorrect|answer|explanation/i);
    expect(await ownOf(client, id)).toMatchObject({ state: 'started', percent: null });
    const { body } = await send(client, one.entryId, answersTo(one.questions, false));
    expect(body).toMatchObject({ result: { marks: 2, totalMarks: 4, percent: 50 } });
    expect(await ownOf(client, id)).toMatchObject({ state: 'sent', percent: 50, rank: null, code: null });
    for (const answer of [
      await send(client, one.entryId, []),
      await client.send(ownCampaignCalls.start, { couponId: id }),
    ])
      expect([answer.status, messageOf(answer.body)]).toEqual([409, 'You have sent your entry already']);
    expect(await fixture.entries(id)).toMatchObject([{ studentId, percent: 50, marks: 2, rank: 1, result: 'wins' }]);
    const { rows } = await sql`
      select 1 from quizzes q join marketing_coupons m on m.quiz_id = q.id where m.coupon_id = ${id} and q.first_attempt_at is not null`.execute(
      fixture.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('is of two that are sent at the same moment sent once', async () => {
    const { id } = await fixture.activeCampaign();
    const { client } = await fixture.signedIn();
    const { entryId, questions } = await start(client, id);
    const both = await Promise.all(
      [true, false].map((isWhole) => send(client, entryId, answersTo(questions, isWhole))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused when the time of entries is over, and when that of the quiz is, after a grace', async () => {
    const limited = await fixture.activeCampaign({ quizId: (await fixture.quiz({ timeLimitSeconds: 60 })).id });
    const { client } = await fixture.signedIn();
    const { entryId, startedAt, closesAt } = await start(client, limited.id);
    expect(Date.parse(closesAt) - Date.parse(startedAt)).toBe(60_000);
    const begun = (seconds: number) =>
      fixture.behind((db) =>
        sql`update marketing_entries set started_at = now() - make_interval(secs => ${seconds}) where id = ${entryId}`.execute(
          db,
        ),
      );
    await begun(95);
    const late = await send(client, entryId, []);
    expect([late.status, messageOf(late.body)]).toEqual([
      409,
      expect.stringMatching(/^Your time was over on \d+ \w+ \d{4}, \d\d:\d\d: the entry was not sent$/) as string,
    ]);
    expect(await ownOf(client, limited.id)).toMatchObject({ state: 'missed' });
    await begun(85);
    expect((await send(client, entryId, [])).status).toBe(200);

    const { id } = await fixture.activeCampaign();
    const [other, third] = [await fixture.signedIn(), await fixture.signedIn()];
    const open = await start(other.client, id);
    await fixture.closeEntries(id);
    for (const answer of [
      await send(other.client, open.entryId, []),
      await third.client.send(ownCampaignCalls.start, { couponId: id }),
    ])
      expect([answer.status, messageOf(answer.body)]).toEqual([
        409,
        expect.stringMatching(/^Entries closed on \d/) as string,
      ]);
    expect([await ownOf(other.client, id), await ownOf(third.client, id)]).toMatchObject([
      { state: 'missed' },
      undefined,
    ]);
  });

  it('keeps the time limit of its quiz until the result is declared', async () => {
    const { id: quizId } = await fixture.quiz({ timeLimitSeconds: 600 });
    const coupon = await fixture.activeCampaign({ quizId });
    const change = async (timeLimitSeconds: number | null) => {
      const { version } = (await fixture.done(quizCalls.detail, { id: quizId })).quiz;
      return fixture.client.send(quizCalls.update, { id: quizId, version, timeLimitSeconds });
    };
    expect((await change(300)).status).toBe(200);
    await entered(coupon.id);
    const refused = await change(60);
    expect([refused.status, Object.keys(refusedFields(refused.body))]).toEqual([409, ['timeLimitSeconds']]);
    expect((await change(300)).status).toBe(200);
    await fixture.closeEntries(coupon.id);
    await fixture.declare(coupon);
    expect((await change(null)).status).toBe(200);
  });

  it('has the time limit that its quiz has in the end, when both begin at the same moment', async () => {
    const quizIds = await Promise.all(
      Array.from({ length: 12 }, async () => (await fixture.quiz({ timeLimitSeconds: 600 })).id),
    );
    // A first attempt in an earlier campaign.
    await sql`update quizzes set first_attempt_at = now() where id = any(${quizIds})`.execute(fixture.db);
    for (const quizId of quizIds) {
      const { id } = await fixture.activeCampaign({ quizId });
      const { client } = await fixture.signedIn();
      const { version } = (await fixture.done(quizCalls.detail, { id: quizId })).quiz;
      const [begun, changed] = await Promise.all([
        start(client, id),
        fixture.client.send(quizCalls.update, { id: quizId, version, timeLimitSeconds: 60 }),
      ]);
      const seconds = (Date.parse(begun.closesAt) - Date.parse(begun.startedAt)) / 1000;
      expect([changed.status, seconds]).toEqual(changed.status === 200 ? [200, 60] : [409, 600]);
    }
  });

  it('is taken by active campaigns alone, from students of their audience; one that was begun goes on during a pause', async () => {
    const draft = await fixture.campaign();
    const later = await fixture.activeCampaign({ entryStartsAt: inDays(1) });
    const { client, userId } = await fixture.signedIn();
    const chosen = await fixture.activeCampaign(
      {},
      { audience: 'chosen', userIds: [(await fixture.learner()).userId] },
    );
    const open = await fixture.activeCampaign();
    const { entryId } = await start(client, open.id);
    await fixture.done(couponCalls.changeStatus, { id: open.id, version: open.version, status: 'paused' });
    const other = await fixture.signedIn();
    const refusal = async (couponId: number, by = client) => {
      const { status, body } = await by.send(ownCampaignCalls.start, { couponId });
      return [status, messageOf(body).slice(0, 15)];
    };
    expect(await refusal(draft.id)).toEqual([404, 'Not found']);
    expect(await refusal(later.id)).toEqual([409, 'Entries open on']);
    expect(await refusal(chosen.id)).toEqual([409, 'This campaign i']);
    expect(await refusal(open.id, other.client)).toEqual([409, 'This campaign i']);
    expect(await refusal((await fixture.coupon()).id)).toEqual([404, 'Not found']);
    expect((await send(client, entryId, [])).status).toBe(200);
    expect((await send(other.client, entryId, [])).status).toBe(404);
    await sql`insert into coupon_users (coupon_id, user_id) values (${chosen.id}, ${userId})`.execute(fixture.db);
    expect(await ownOf(client, chosen.id)).toMatchObject({ state: 'open' });
    expect((await fixture.client.send(ownCampaignCalls.start, { couponId: chosen.id })).status).toBe(404);
  });

  it('has answers to questions of its quiz, each once and with options of its own', async () => {
    const { id } = await fixture.activeCampaign();
    const { client } = await fixture.signedIn();
    const { entryId, questions } = await start(client, id);
    const [single, number] = questions;
    const given = { questionId: number!.id, optionIds: [], text: '1' };
    const refused = await send(client, entryId, [
      { questionId: single!.id, optionIds: single!.options.map((option) => option.id), text: '' },
      given,
      given,
      { questionId: 999_999, optionIds: [], text: '' },
    ]);
    expect([refused.status, refusedFields(refused.body)]).toEqual([
      400,
      {
        'answers[0].optionIds': ['Option is Invalid'],
        'answers[2].questionId': ['Question is Invalid'],
        'answers[3].questionId': ['Question is Invalid'],
      },
    ]);
    expect(await ownOf(client, id)).toMatchObject({ state: 'started' });
  });
});

/** Merges the second student into the first. */
const merge = async (keptId: number, mergedId: number): Promise<void> => {
  await sql`
    update users set mobile_e164 = ${`+91984500${String(keptId).padStart(4, '0')}`} from students s where s.user_id = users.id and s.id in (${keptId}, ${mergedId})`.execute(
    fixture.db,
  );
  const versionOf = async (id: number) => (await fixture.done(studentCalls.detail, { id })).student.version;
  await fixture.done(studentMergeCalls.merge, {
    ...{ keptId, mergedId, chosen: [], reason: 'The same person signed up twice' },
    ...{ keptVersion: await versionOf(keptId), mergedVersion: await versionOf(mergedId) },
  });
};

test('M68 a merged account keeps its entry, which its person sees; two entries of one person win once', async () => {
  const coupon = await fixture.activeCampaign({ winners: 2 });
  const [kept, merged, third] = [
    await entered(coupon.id, false),
    await entered(coupon.id),
    await entered(coupon.id, false),
  ];
  await merge(kept.studentId, merged.studentId);
  expect(await fixture.entries(coupon.id)).toMatchObject([
    { id: merged.entryId, studentId: kept.studentId, rank: 1, result: 'wins' },
    { id: kept.entryId, studentId: kept.studentId, rank: 2, result: 'none' },
    { id: third.entryId, rank: 3, result: 'wins' },
  ]);
  await fixture.closeEntries(coupon.id);
  expect((await fixture.declare(coupon)).body).toMatchObject({ result: { winners: 2 } });
  const own = await ownOf(kept.client, coupon.id);
  expect(own).toMatchObject({ entryId: merged.entryId, state: 'won', rank: 1, codeState: 'unused' });
  expect(await fixture.reserve(own!.code!, kept.userId)).toHaveProperty('order');
  expect(await ownOf(third.client, coupon.id)).toMatchObject({ state: 'won', rank: 3 });
});

test('M68 an entry of a merged person with two is judged by its own time', async () => {
  const coupon = await fixture.activeCampaign({ quizId: (await fixture.quiz({ timeLimitSeconds: 60 })).id });
  const [kept, merged] = [await fixture.signedIn(), await fixture.signedIn()];
  const [late, timely] = [await start(kept.client, coupon.id), await start(merged.client, coupon.id)];
  await merge(kept.studentId, merged.studentId);
  await fixture.behind((db) =>
    sql`update marketing_entries set started_at = now() - interval '1 hour' where id = ${late.entryId}`.execute(db),
  );
  const refused = await send(kept.client, late.entryId, []);
  expect([refused.status, messageOf(refused.body).slice(0, 18)]).toEqual([409, 'Your time was over']);
  expect((await send(kept.client, timely.entryId, [])).status).toBe(200);
  const again = await send(kept.client, late.entryId, []);
  expect([again.status, messageOf(again.body)]).toEqual([409, 'You have sent your entry already']);
});

test('M68 an erased person leaves no answers, before and after the declaration; rank and win stay', async () => {
  const coupon = await fixture.activeCampaign({ winners: 2 });
  const [winner, loser, early] = [await entered(coupon.id), await entered(coupon.id, false), await entered(coupon.id)];
  const erase = async (id: number) => {
    const { version, name } = (await fixture.done(studentCalls.detail, { id })).student;
    await fixture.done(studentCalls.erase, { id, version, typedName: name, reason: 'Asked for it by letter' });
  };
  await erase(early.studentId);
  await fixture.closeEntries(coupon.id);
  await fixture.declare(coupon);
  await erase(winner.studentId);
  const { rows } = await sql<{ id: number; answers: unknown[]; rank: number; won: boolean }>`
    select id, answers, rank, won from marketing_entries where coupon_id = ${coupon.id} order by rank`.execute(
    fixture.db,
  );
  expect(rows.map(({ id, answers, rank, won }) => [id, answers.length, rank, won])).toEqual([
    [winner.entryId, 0, 1, true],
    [early.entryId, 0, 2, false],
    [loser.entryId, 2, 3, true],
  ]);
});

test('a code that was passed on is shown to its new owner', async () => {
  const coupon = await fixture.activeCampaign({ winners: 1 });
  const [first, second] = [await entered(coupon.id), await entered(coupon.id, false)];
  await fixture.closeEntries(coupon.id);
  await fixture.declare(coupon);
  expect(await ownOf(second.client, coupon.id)).toMatchObject({ state: 'lost', rank: 2, code: null });
  await fixture.done(campaignCalls.voidWinner, {
    entryId: first.entryId,
    reason: 'Not a student any more',
    passOn: true,
  });
  expect(await ownOf(first.client, coupon.id)).toMatchObject({ state: 'won', codeState: 'void' });
  const own = await ownOf(second.client, coupon.id);
  expect(own).toMatchObject({ state: 'won', codeState: 'unused', codeEndsAt: coupon.endsAt });
  expect(await fixture.reserve(own!.code!, second.userId)).toHaveProperty('order');
});
