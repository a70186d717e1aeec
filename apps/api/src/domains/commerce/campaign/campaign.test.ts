import { couponCalls } from '@lectern/contract/commerce';
import { quizCalls } from '@lectern/contract/catalog';
import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { jobOf } from '../../../server/jobs/testing';
import { inDays, refusedFields } from '../testing';
import { campaignFixture, type CampaignFixture } from './testing';

let fixture: CampaignFixture;
beforeAll(async () => void (fixture = await campaignFixture()));
afterAll(() => fixture.close());

type Writer = Awaited<ReturnType<CampaignFixture['api']['signIn']>>;

/** A person of a role that has this one of the two rights of coupons. */
const only = async (right: 'couponEdit' | 'marketingCouponEdit') => {
  await sql`delete from role_rights where role_id = 2 and right_name in ('couponEdit', 'marketingCouponEdit')`.execute(
    fixture.db,
  );
  await sql`insert into role_rights (role_id, right_name) values (2, ${right})`.execute(fixture.db);
  return fixture.api.signIn(2);
};

describe('a new campaign', () => {
  it('is a draft, and a job makes its codes: none has a file, and nobody sees them', async () => {
    const coupon = await fixture.campaign({ codeCount: 2500 });
    expect(coupon).toMatchObject({
      ...{ kind: 'marketing', status: 'draft', code: null },
      campaign: {
        stage: 'draft',
        codesMade: 0,
        codeCount: 2500,
        entries: 0,
        questionCount: 3,
        totalMarks: 4,
        ties: 0,
        line: null,
      },
    });
    await fixture.drain();
    const { coupon: after, codes } = await fixture.done(couponCalls.detail, { id: coupon.id });
    expect([after.campaign?.codesMade, codes]).toEqual([2500, []]);
    expect((await fixture.done(couponCalls.codes, { id: coupon.id })).items).toEqual([]);
    expect((await fixture.done(couponCalls.codeCounts, { id: coupon.id })).unused).toBe(2500);
    const { rows } = await sql<{ file: number | null }>`
      select output_file_id as file from jobs where name = 'coupon.codes' and payload->>'couponId' = ${String(coupon.id)}`.execute(
      fixture.db,
    );
    expect(rows).toEqual([{ file: null }]);
    expect([coupon.campaign?.isMakingCodes, after.campaign?.isMakingCodes]).toEqual([true, false]);
    const listed = await fixture.done(couponCalls.list, { filter: { kind: 'eq:marketing' } });
    expect(listed.items[0]?.campaign).toMatchObject({ codesMade: 2500, winners: 2, stage: 'draft' });
    expect(await fixture.audits('coupon.create', coupon.id)).toMatchObject([
      { changes: { codePrefix: [null, 'WIN'] } },
    ]);
  });

  it.each<[string, object, object, Record<string, string[]>]>([
    ['fewer codes than winners', { winners: 6 }, {}, { 'campaign.winners': ['There are fewer codes than winners'] }],
    ['a limit below its winners', {}, { totalLimit: 1 }, { totalLimit: ['There are more winners than uses'] }],
    [
      'an end before that of its entries',
      { entryEndsAt: inDays(11) },
      {},
      { endsAt: ['The coupon ends before its entries do'] },
    ],
    ['a code of its own', {}, { code: 'MINE12' }, { code: ['The codes of a campaign are made by themselves'] }],
    ['a status before its codes', {}, { status: 'active' }, { status: ['Activate it once its codes are made'] }],
    ['no campaign', {}, { campaign: undefined }, { campaign: ['Campaign is required'] }],
    [
      'a campaign in a standard coupon',
      {},
      { kind: 'standard', code: 'MINE12' },
      { campaign: ['Only marketing coupons have a campaign'] },
    ],
  ])('is refused with %s', async (_what, values, more, refused) => {
    const answer = await fixture.client.send(couponCalls.create, { ...(await fixture.campaignTerms(values)), ...more });
    expect([answer.status, refusedFields(answer.body)]).toEqual([400, refused]);
  });

  it('has a ready quiz for campaigns, which stays ready', async () => {
    for (const values of [{ status: 'draft' }, { purpose: 'lesson' }]) {
      const { id: quizId } = await fixture.quiz(values);
      const answer = await fixture.client.send(couponCalls.create, await fixture.campaignTerms({ quizId }));
      expect(refusedFields(answer.body)).toEqual({ 'campaign.quizId': ['Quiz is Invalid'] });
    }
    const { id, version } = await fixture.quiz();
    const coupon = await fixture.campaign({ quizId: id });
    expect((await fixture.done(quizCalls.detail, { id })).quiz.uses).toEqual([
      { kind: 'campaign', title: coupon.name, ownerId: coupon.id, ownerTitle: coupon.name },
    ]);
    expect((await fixture.client.send(quizCalls.changeStatus, { id, version, status: 'archived' })).status).toBe(409);
    const { status, body } = await fixture.client.send(quizCalls.delete, { id, version });
    expect([status, (body as { message: string }).message]).toEqual([
      409,
      expect.stringMatching(/ is still used by 1 campaign$/) as string,
    ]);
    expect((await fixture.client.send(quizCalls.update, { id, version, purpose: 'lesson' })).status).toBe(400);
  });
});

describe('activating a campaign', () => {
  it('waits for its codes; more of them are made where their number goes up', async () => {
    const { id, version } = await fixture.campaign();
    const early = await fixture.client.send(couponCalls.changeStatus, { id, version, status: 'active' });
    expect([early.status, (early.body as { message: string }).message]).toEqual([
      409,
      'Its codes are still being made: 0 of 5 are there',
    ]);
    await fixture.drain();
    await fixture.done(couponCalls.changeStatus, { id, version, status: 'active' });
    const { campaign } = (await fixture.campaignTerms({
      quizId: (await fixture.read(id)).campaign!.quizId,
      codeCount: 8,
    }))!;
    await fixture.done(couponCalls.update, { id, version: version + 1, campaign: campaign! });
    await fixture.drain();
    expect((await fixture.read(id)).campaign).toMatchObject({ codesMade: 8, stage: 'open' });
    const fewer = await fixture.client.send(couponCalls.update, {
      id,
      version: version + 2,
      campaign: { ...campaign!, codeCount: 7 },
    });
    expect([fewer.status, refusedFields(fewer.body)]).toEqual([409, { 'campaign.codeCount': ['This can only go up'] }]);
  });

  it('is refused once the time of entries is over', async () => {
    const { id } = await fixture.campaign({ entryStartsAt: inDays(-3), entryEndsAt: inDays(-2) });
    await fixture.drain();
    const { version } = await fixture.read(id);
    const answer = await fixture.client.send(couponCalls.changeStatus, { id, version, status: 'active' });
    expect(refusedFields(answer.body)).toEqual({ 'campaign.entryEndsAt': ['Entries would be closed already'] });
  });
});

describe('codes that a cancelled job did not make', () => {
  const codesJobs = async (id: number) => {
    const { rows } = await sql<{ state: string }>`
      select state from jobs where name = 'coupon.codes' and payload->>'couponId' = ${String(id)} order by id`.execute(
      fixture.db,
    );
    return rows.map(({ state }) => state);
  };
  const cancelled = async () => {
    const coupon = await fixture.campaign();
    await sql`update jobs set state = 'cancelled' where name = 'coupon.codes' and payload->>'couponId' = ${String(coupon.id)}`.execute(
      fixture.db,
    );
    return coupon;
  };

  it('are made by the next save, which the refused activation names', async () => {
    const { id, version } = await cancelled();
    const refused = await fixture.client.send(couponCalls.changeStatus, { id, version, status: 'active' });
    expect((refused.body as { message: string }).message).toBe(
      'Only 0 of 5 codes were made: save the coupon again to make the others',
    );
    await fixture.done(couponCalls.update, { id, version });
    await fixture.drain();
    expect((await fixture.read(id)).campaign).toMatchObject({ codesMade: 5, isMakingCodes: false });
  });

  it('are not made once the coupon has ended', async () => {
    const { id } = await cancelled();
    await sql`update coupons set status = 'ended' where id = ${id}`.execute(fixture.db);
    const { version } = await fixture.read(id);
    await fixture.done(couponCalls.update, { id, version, name: 'Renamed after its end' });
    expect(await codesJobs(id)).toEqual(['cancelled']);
  });
});

test('a deleted campaign comes back with a ready quiz alone, unless it is a draft', async () => {
  const [active, draft] = [await fixture.activeCampaign(), await fixture.campaign()];
  const restored = async ({ id, version, campaign }: typeof active) => {
    await fixture.done(couponCalls.delete, { id, version });
    const { quiz } = await fixture.done(quizCalls.detail, { id: campaign!.quizId });
    const key = { id: quiz.id, version: quiz.version };
    await fixture.done(quizCalls.changeStatus, { ...key, status: 'archived' });
    const deleted = { id, version: (await fixture.read(id)).version };
    const { status, body } = await fixture.client.send(couponCalls.restore, deleted);
    if (status === 200) return [status];
    await fixture.done(quizCalls.changeStatus, { ...key, version: key.version + 1, status: 'ready' });
    const again = await fixture.client.send(couponCalls.restore, deleted);
    return [status, (body as { message: string }).message, again.status];
  };
  const refusal = expect.stringMatching(/^Its quiz “.+” is not ready for campaigns: make it ready first$/) as string;
  expect(await restored(active)).toEqual([409, refusal, 200]);
  expect(await restored(draft)).toEqual([200]);
});

test('entries fix the quiz, the start and the deletion of a campaign, and their end moves only later', async () => {
  const coupon = await fixture.activeCampaign();
  await fixture.entrants(coupon.id, [{ percent: 50, seconds: 60 }]);
  const { id, version, campaign: now } = await fixture.read(coupon.id);
  const { quizId, codePrefix, codeCount, winners, minPercent, entryStartsAt, entryEndsAt } = now!;
  const values = { quizId, codePrefix, codeCount, winners, minPercent, entryStartsAt, entryEndsAt };
  const change = (more: object) =>
    fixture.client.send(couponCalls.update, { id, version, campaign: { ...values, ...more } });
  const other = (await fixture.quiz()).id;
  const refused = await change({ quizId: other, entryStartsAt: inDays(-2), entryEndsAt: inDays(4) });
  expect([refused.status, Object.keys(refusedFields(refused.body))]).toEqual([
    409,
    ['campaign.quizId', 'campaign.entryStartsAt', 'campaign.entryEndsAt'],
  ]);
  expect((await fixture.client.send(couponCalls.delete, { id, version })).status).toBe(409);
  expect((await change({ entryEndsAt: inDays(6), winners: 3 })).status).toBe(200);
});

test('codes that leaked before the declaration are voided, and others are made by themselves', async () => {
  const { id } = await fixture.activeCampaign();
  const { rows } = await sql<{ id: number }>`select min(id) as id from coupon_codes where coupon_id = ${id}`.execute(
    fixture.db,
  );
  await fixture.done(couponCalls.voidCodes, { id, codeIds: [rows[0]!.id], reason: 'Printed by mistake' });
  expect((await fixture.read(id)).campaign?.codesMade).toBe(4);
  await fixture.drain();
  expect((await fixture.read(id)).campaign?.codesMade).toBe(5);
  expect((await fixture.client.send(couponCalls.makeCodes, { id, prefix: 'WIN', count: 5 })).status).toBe(409);
});

test('each kind of coupon is written with its own right, one by one and in bulk', async () => {
  const kinds = [await fixture.coupon(), await fixture.campaign()];
  const rename = async (by: Writer) => {
    const statuses: number[] = [];
    for (const { id } of kinds) {
      const { version } = await fixture.read(id);
      statuses.push((await by.send(couponCalls.update, { id, version, name: `Renamed ${version}` })).status);
    }
    return statuses;
  };
  const create = async (by: Writer) => [
    (await by.send(couponCalls.create, fixture.terms())).status,
    (await by.send(couponCalls.create, await fixture.campaignTerms())).status,
  ];
  const removeBoth = async (by: Writer) => {
    const ids = kinds.map(({ id }) => id);
    const { job } = await fixture.done(jobCalls.bulk, { action: 'coupon.delete', ids, args: {} }, by);
    await fixture.drain();
    return (await jobOf(by, job.id)).summary;
  };
  const ofMarketing = await only('marketingCouponEdit');
  expect([await rename(ofMarketing), await create(ofMarketing)]).toEqual([
    [403, 200],
    [403, 200],
  ]);
  const ofStandard = await only('couponEdit');
  expect([await rename(ofStandard), await create(ofStandard)]).toEqual([
    [200, 403],
    [200, 403],
  ]);
  expect(await removeBoth(ofStandard)).toEqual({ done: 1, skipped: 1, failed: 0 });
  expect((await fixture.read(kinds[1]!.id)).deletedAt).toBeNull();
  const { id, version } = await fixture.read(kinds[1]!.id);
  const change = { id, version, status: 'active' as const };
  expect((await ofStandard.send(couponCalls.changeStatus, change)).status).toBe(403);
});
