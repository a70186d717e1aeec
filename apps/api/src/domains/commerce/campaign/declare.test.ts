import { quizCalls } from '@lectern/contract/catalog';
import { campaignCalls, couponCalls } from '@lectern/contract/commerce';
import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { inDays, refusedFields } from '../testing';
import { brokenPromises } from './testing-promises';
import { campaignFixture, type CampaignFixture } from './testing';

let fixture: CampaignFixture;
beforeAll(async () => void (fixture = await campaignFixture()));
afterAll(() => fixture.close());

const messageOf = (body: unknown): string => (body as { message: string }).message;
/** An open campaign with these entries. */
const entered = async (scores: Parameters<CampaignFixture['entrants']>[1], values: object = {}) => {
  const coupon = await fixture.activeCampaign(values, { perUserLimit: 1 });
  return { coupon, people: await fixture.entrants(coupon.id, scores) };
};
const reason = 'The winner has left the school';

test('M66 equal entries are ranked by time and id. One of two admins declares, and each winner has one code and mail', async () => {
  const { coupon, people } = await entered([
    { percent: 100, seconds: 120, later: 5 },
    { percent: 100, seconds: 120 },
    { percent: 100, seconds: 120 },
    { percent: 99, seconds: 1 },
  ]);
  const before = await fixture.entries(coupon.id);
  expect(before.map(({ rank, result, isTieAfter, code }) => [rank, result, isTieAfter, code])).toEqual([
    [1, 'wins', false, null],
    [2, 'wins', true, null],
    [3, 'none', true, null],
    [4, 'none', false, null],
  ]);
  expect((await fixture.read(coupon.id)).campaign).toMatchObject({
    ties: 2,
    eligible: 4,
    line: { last: { rank: 2 }, next: { rank: 3 } },
  });
  await fixture.closeEntries(coupon.id);
  const admins = [await fixture.api.signIn(1), await fixture.api.signIn(2)];
  const answers = await Promise.all(admins.map((admin) => fixture.declare(coupon, admin)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(messageOf(refused.body)).toMatch(/^The result was declared by Test Person \d+ on \d/);
  expect(answers.find(({ status }) => status === 200)!.body).toMatchObject({ result: { winners: 2, mails: 2 } });
  const after = await fixture.entries(coupon.id);
  expect(after.map(({ id, rank, result, codeState }) => [id, rank, result, codeState])).toEqual([
    [people[1]!.entryId, 1, 'won', 'unused'],
    [people[2]!.entryId, 2, 'won', 'unused'],
    [people[0]!.entryId, 3, 'none', null],
    [people[3]!.entryId, 4, 'none', null],
  ]);
  const { rows: mails } = await sql<{ text: string }>`
    select body_text as text from mails where dedupe_key = ${`win:${people[1]!.entryId}`}`.execute(fixture.db);
  expect(mails[0]?.text).toContain(after[0]!.code!);
  const moment = String.raw`\d+ \w+ \d{4}, \d\d:\d\d`;
  expect(mails[0]?.text).toMatch(new RegExp(`from ${moment} until ${moment}`));
  expect(await brokenPromises(fixture.db)).toEqual([]);
  expect(await fixture.audits('coupon.declareResult', coupon.id)).toMatchObject([{ changes: { winners: [null, 2] } }]);
});

test('M11 a code that leaked is refused before the declaration, and after it works for its winner alone', async () => {
  const { coupon, people } = await entered(
    [
      { percent: 90, seconds: 60 },
      { percent: 80, seconds: 60 },
    ],
    { winners: 1 },
  );
  const { rows } = await sql<{ code: string }>`
    select code::text as code from coupon_codes where coupon_id = ${coupon.id} order by id limit 1`.execute(fixture.db);
  const { code } = rows[0]!;
  expect(await fixture.reserve(code, people[0]!.userId)).toEqual({ refused: 'notForUser' });
  expect(await fixture.counters(coupon.id)).toEqual({ reserved: 0, used: 0 });
  await fixture.closeEntries(coupon.id);
  expect((await fixture.declare(coupon)).status).toBe(200);
  expect((await fixture.entries(coupon.id))[0]?.code).toBe(code);
  expect(await fixture.reserve(code, people[1]!.userId)).toEqual({ refused: 'notForUser' });
  expect(await fixture.reserve(code, people[0]!.userId)).toHaveProperty('order');
  expect((await fixture.entries(coupon.id))[0]?.codeState).toBe('reserved');
  const { codes } = await fixture.done(couponCalls.detail, { id: coupon.id });
  expect(codes.map((each) => [each.code, each.state])).toEqual([[code, 'open']]);
});

describe('a declaration', () => {
  it('is refused while entries are open or codes are missing, for another name, and a second time', async () => {
    const { coupon } = await entered([{ percent: 90, seconds: 60 }]);
    const refused = async (confirm = coupon.name) =>
      fixture.client.send(campaignCalls.declare, { id: coupon.id, confirm });
    expect(messageOf((await refused()).body)).toMatch(/^Entries are open until \d+ \w+ \d{4}, \d\d:\d\d$/);
    await fixture.closeEntries(coupon.id);
    const hide = () =>
      sql`update coupon_codes set state = 'void' where id = (select min(id) from coupon_codes where coupon_id = ${coupon.id})`.execute(
        fixture.db,
      );
    await hide();
    const again = '1 of 5 codes were not made: save the coupon again to make them';
    expect(messageOf((await refused()).body)).toBe(again);
    expect((await fixture.read(coupon.id)).campaign?.declareBlocker).toBe(again);
    await fixture.done(couponCalls.update, { id: coupon.id, version: coupon.version });
    expect(messageOf((await refused()).body)).toBe('1 of 5 codes are not made yet');
    await fixture.drain();
    const wrong = await refused('Another');
    expect([wrong.status, refusedFields(wrong.body)]).toEqual([400, { confirm: ['Name is Invalid'] }]);
    expect((await refused()).status).toBe(200);
    expect((await refused()).status).toBe(409);
    expect(await fixture.done(campaignCalls.checkDeclared, { id: coupon.id })).toMatchObject({
      declared: true,
      entries: 1,
      eligible: 1,
    });
  });

  it('ranks all, and gives codes only from the percent to win on; disqualified, open and erased entries get none', async () => {
    const scores = [100, 90, 80, 70, 60, 40].map((percent) => ({ percent, seconds: 60 }));
    const { coupon, people } = await entered(scores, { winners: 4, minPercent: 50 });
    await fixture.done(campaignCalls.disqualify, { entryId: people[1]!.entryId, reason: 'Two accounts on one phone' });
    await sql`update users set status = 'erased', erased_at = now() where id = ${people[2]!.userId}`.execute(
      fixture.db,
    );
    await fixture.behind((db) =>
      sql`update marketing_entries set submitted_at = null where id = ${people[3]!.entryId}`.execute(db),
    );
    await fixture.closeEntries(coupon.id);
    expect((await fixture.declare(coupon)).body).toMatchObject({ result: { winners: 2 } });
    const shown = await fixture.entries(coupon.id);
    expect(
      shown.map(({ id, rank, result }) => [people.findIndex(({ entryId }) => entryId === id), rank, result]),
    ).toEqual([
      [0, 1, 'won'],
      [2, 2, 'none'],
      [4, 3, 'won'],
      [5, 4, 'none'],
      [1, null, 'disqualified'],
      [3, null, 'open'],
    ]);
    const { unused, void: voided } = await fixture.done(couponCalls.codeCounts, { id: coupon.id });
    expect([unused, voided]).toEqual([2, 3]);
    expect(await brokenPromises(fixture.db)).toEqual([]);
  });

  it('is final: entries and the campaign no longer change, by no call and no statement', async () => {
    const { coupon, people } = await entered([{ percent: 90, seconds: 60 }]);
    await fixture.closeEntries(coupon.id);
    await fixture.declare(coupon);
    const { entryId } = people[0]!;
    expect((await fixture.client.send(campaignCalls.disqualify, { entryId, reason })).status).toBe(409);
    for (const statement of [
      sql`update marketing_entries set percent = 100 where id = ${entryId}`,
      sql`update marketing_entries set rank = 7 where id = ${entryId}`,
      sql`update marketing_coupons set winners = 3 where coupon_id = ${coupon.id}`,
      sql`delete from marketing_entries where id = ${entryId}`,
    ])
      await expect(statement.execute(fixture.db)).rejects.toMatchObject({ code: 'CM002' });
  });
});

test('the terms of a declared campaign are fixed as of a used coupon, and its end only moves later', async () => {
  const { coupon } = await entered([{ percent: 90, seconds: 60 }]);
  await fixture.closeEntries(coupon.id);
  await fixture.declare(coupon);
  const { id, version } = await fixture.read(coupon.id);
  const change = (more: object) => fixture.client.send(couponCalls.update, { id, version, ...more });
  const refused = await change({ percentBp: 100, endsAt: inDays(7) });
  expect([refused.status, refusedFields(refused.body)]).toEqual([
    409,
    { percentBp: ['This can no longer change'], endsAt: ['This can only move later'] },
  ]);
  expect((await change({ endsAt: inDays(40) })).status).toBe(200);
});

test('a declared campaign is paused and activated again after its quiz was archived', async () => {
  const { coupon } = await entered([{ percent: 90, seconds: 60 }]);
  await fixture.closeEntries(coupon.id);
  await fixture.declare(coupon);
  const { id, version } = await fixture.read(coupon.id);
  await fixture.done(couponCalls.changeStatus, { id, version, status: 'paused' });
  const { quiz } = await fixture.done(quizCalls.detail, { id: coupon.campaign!.quizId });
  await fixture.done(quizCalls.changeStatus, { id: quiz.id, version: quiz.version, status: 'archived' });
  const again = await fixture.client.send(couponCalls.changeStatus, { id, version: version + 1, status: 'active' });
  expect(again.status).toBe(200);
});

test('the mail of each winner is shown as it is: none without an address, waiting, sent, kept, failed, or forgotten', async () => {
  const scores = [90, 80, 70, 60, 50, 40].map((percent) => ({ percent, seconds: 60 }));
  const { coupon, people } = await entered(scores, { winners: 6, codeCount: 6 });
  await sql`update users set email = null, mobile_e164 = '+919845012345' where id = ${people[0]!.userId}`.execute(
    fixture.db,
  );
  await fixture.closeEntries(coupon.id);
  expect((await fixture.declare(coupon)).body).toMatchObject({ result: { winners: 6, mails: 5 } });
  const mailOf = (at: number) => sql`dedupe_key = ${`win:${people[at]!.entryId}`}`;
  await sql`update mails set state = 'sent', sent_at = now() where ${mailOf(2)}`.execute(fixture.db);
  await sql`update mails set state = 'failed' where ${mailOf(3)}`.execute(fixture.db);
  await sql`update mails set state = 'kept', sent_at = now() where ${mailOf(4)}`.execute(fixture.db);
  await sql`update mails set dedupe_key = 'forgotten' where ${mailOf(5)}`.execute(fixture.db);
  const shown = await fixture.entries(coupon.id);
  expect(shown.map(({ mailState }) => mailState)).toEqual(['none', 'waiting', 'sent', 'failed', 'kept', 'forgotten']);
  expect(shown.map(({ mailedAt }) => mailedAt !== null)).toEqual([false, false, true, false, false, false]);
  await sql`update mails set dedupe_key = ${`win:${people[5]!.entryId}`} where dedupe_key = 'forgotten'`.execute(
    fixture.db,
  );
});

test('a disqualification moves the ranks below, and can be undone until the declaration', async () => {
  const { coupon, people } = await entered(
    [
      { percent: 90, seconds: 60 },
      { percent: 80, seconds: 60 },
    ],
    { winners: 1 },
  );
  const { entryId } = people[0]!;
  const { entry } = await fixture.done(campaignCalls.disqualify, { entryId, reason });
  expect(entry).toMatchObject({
    result: 'disqualified',
    rank: null,
    disqualifyReason: reason,
    disqualifiedBy: expect.stringMatching(/^Test/) as string,
  });
  expect((await fixture.entries(coupon.id))[0]).toMatchObject({ id: people[1]!.entryId, rank: 1, result: 'wins' });
  expect((await fixture.client.send(campaignCalls.disqualify, { entryId, reason })).status).toBe(409);
  const back = await fixture.done(campaignCalls.disqualify, { entryId, reason: null });
  expect(back.entry).toMatchObject({ rank: 1, result: 'wins', disqualifyReason: '' });
});

describe('the code of a winner', () => {
  it('is voided and passed on to the next in rank who has none, and so on. The entries stay as declared', async () => {
    const { coupon, people } = await entered(
      [90, 80, 70, 60].map((percent) => ({ percent, seconds: 60 })),
      { winners: 1, minPercent: 65 },
    );
    await fixture.closeEntries(coupon.id);
    const [first, second, third] = people;
    const early = await fixture.client.send(campaignCalls.voidWinner, {
      entryId: first!.entryId,
      reason,
      passOn: true,
    });
    expect([early.status, messageOf(early.body)]).toEqual([409, 'The result is not declared yet']);
    await fixture.declare(coupon);
    const pass = (entryId: number, passOn = true) =>
      fixture.done(campaignCalls.voidWinner, { entryId, reason, passOn });
    const { entry, next } = await pass(first!.entryId);
    expect([entry.result, entry.codeState, next?.rank]).toEqual(['won', 'void', 2]);
    const [, holder] = await fixture.entries(coupon.id);
    expect(holder).toMatchObject({ id: second!.entryId, result: 'none', codeState: 'unused' });
    expect(await fixture.reserve(entry.code!, first!.userId)).toEqual({ refused: 'unknown' });
    expect(await fixture.reserve(holder!.code!, first!.userId)).toEqual({ refused: 'notForUser' });
    expect((await pass(second!.entryId)).next?.rank).toBe(3);
    const [one, two, three] = await fixture.entries(coupon.id);
    expect([one!.passedTo, two!.passedTo]).toEqual([three!.name, three!.name]);
    expect((await pass(third!.entryId)).next).toBeNull();
    expect(
      (await fixture.client.send(campaignCalls.voidWinner, { entryId: people[3]!.entryId, reason, passOn: false }))
        .status,
    ).toBe(409);
    const { rows } =
      await sql`select 1 from mails where dedupe_key = any(${people.map(({ entryId }) => `win:${entryId}`)}::text[])`.execute(
        fixture.db,
      );
    expect(rows).toHaveLength(3);
    expect(await brokenPromises(fixture.db)).toEqual([]);
  });

  it('stays with its winner once it is reserved or used; one that is void can still be passed on', async () => {
    const { coupon, people } = await entered([
      { percent: 90, seconds: 60 },
      { percent: 80, seconds: 60 },
      { percent: 70, seconds: 60 },
    ]);
    await fixture.closeEntries(coupon.id);
    await fixture.declare(coupon);
    const code = (await fixture.entries(coupon.id))[0]!.code!;
    const taken = (await fixture.reserve(code, people[0]!.userId)) as { order: number };
    const refusal = async (entryId: number, passOn = true) =>
      messageOf((await fixture.client.send(campaignCalls.voidWinner, { entryId, reason, passOn })).body);
    expect(await refusal(people[0]!.entryId)).toBe('The code is reserved by an open order');
    await fixture.settle('coupon_use', taken.order);
    expect(await refusal(people[0]!.entryId)).toBe('The code was used');
    const { entryId } = people[1]!;
    expect((await fixture.done(campaignCalls.voidWinner, { entryId, reason, passOn: false })).next).toBeNull();
    expect(await refusal(entryId, false)).toBe('The code is void already');
    expect((await fixture.done(campaignCalls.voidWinner, { entryId, reason, passOn: true })).next?.rank).toBe(3);
    expect(await refusal(entryId)).toBe('The code is void already');
  });
});

test('entries are filtered, sorted with empty ones last, searched, and paged', async () => {
  const { coupon, people } = await entered(
    [50, 90, 90, 70].map((percent, at) => ({ percent, seconds: at === 3 ? 10 : 60 })),
  );
  await fixture.behind((db) =>
    sql`update marketing_entries set submitted_at = null where id = ${people[0]!.entryId}`.execute(db),
  );
  const idsOf = async (request: object) =>
    (await fixture.entries(coupon.id, request)).map(({ id }) => people.findIndex(({ entryId }) => entryId === id));
  expect(await idsOf({ filter: { state: 'eq:tie' } })).toEqual([1, 2]);
  expect(await idsOf({ filter: { state: 'eq:ranked' } })).toEqual([1, 2, 3]);
  expect(await idsOf({ filter: { state: 'in:open,disqualified' } })).toEqual([0]);
  expect(await idsOf({ filter: { won: 'eq:yes' } })).toEqual([1, 2]);
  expect(await idsOf({ sort: 'seconds' })).toEqual([3, 1, 2, 0]);
  expect(await idsOf({ sort: '-seconds' })).toEqual([2, 1, 3, 0]);
  expect(await idsOf({ filter: { percent: 'gte:70' }, sort: '-percent' })).toEqual([2, 1, 3]);
  const { name } = (await fixture.entries(coupon.id, { filter: { state: 'eq:open' } }))[0]!;
  expect(await idsOf({ q: name })).toEqual([0]);
  const seen: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await fixture.done(campaignCalls.entries, { id: coupon.id, limit: 1, ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? null;
  }
  expect(seen).toEqual([1, 2, 3, 0].map((at) => people[at]!.entryId));
  await fixture.closeEntries(coupon.id);
  await fixture.declare(coupon);
  expect(await idsOf({ filter: { won: 'eq:yes' } })).toEqual([1, 2]);
  expect(await idsOf({ sort: '-rank' })).toEqual([3, 2, 1, 0]);
  expect(await idsOf({ q: name, filter: { state: 'eq:open' } })).toEqual([0]);
});

test('a file of the codes has those of winners with their names, and none before the declaration', async () => {
  const { coupon } = await entered([{ percent: 90, seconds: 60 }]);
  const exported = async () => {
    const { job } = await fixture.done(jobCalls.export, {
      ...{ call: couponCalls.codes.path, query: { id: coupon.id } as object, format: 'csv' },
      columns: ['code', 'person', 'state'],
    });
    await fixture.drain();
    const { url } = await fixture.done(jobCalls.file, { id: job.id });
    const chunks: Buffer[] = [];
    for await (const chunk of await fixture.api.services.store.stream(url.replace(/^\/|\?.*$/g, '')))
      chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString().trim().split('\r\n').slice(1);
  };
  expect(await exported()).toEqual([]);
  await fixture.closeEntries(coupon.id);
  await fixture.declare(coupon);
  const [winner] = await fixture.entries(coupon.id);
  expect(await exported()).toEqual([`${winner!.code},${winner!.name},Unused`]);
});
