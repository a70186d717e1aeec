import { couponCalls, type Coupon } from '@lectern/contract/commerce';
import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { jobOf, testWorker } from '../../../../server/jobs/testing';
import { couponFixture, refusedFields, type CouponFixture } from '../../testing';
import { countOfJob, insertCodes } from './codes.queries';

let fixture: CouponFixture;
beforeAll(async () => void (fixture = await couponFixture()));
afterAll(() => fixture.close());

const make = async (coupon: Pick<Coupon, 'id'>, count: number, prefix = 'SUMMER') => {
  const { job } = await fixture.done(couponCalls.makeCodes, { id: coupon.id, prefix, count });
  await testWorker(fixture.api).drain();
  return job.id;
};
const listOf = (id: number, request: object = {}) => fixture.done(couponCalls.codes, { id, ...request });
const countsOf = (id: number) => fixture.done(couponCalls.codeCounts, { id });
const reason = 'Printed with the wrong prefix';

describe('codes by the thousand', () => {
  it('are made by a job: each has the prefix and 8 signs. There is a file and an audit row', async () => {
    const coupon = await fixture.activeCoupon();
    const jobId = await make(coupon, 4500);
    const job = await jobOf(fixture.client, jobId);
    expect(job).toMatchObject({ state: 'done', done: 4500, total: 4500, file: { name: 'codes SUMMER.csv' } });
    const { rows } = await sql<{ n: number; fit: boolean }>`
      select count(*)::int as n, bool_and(code ~ '^SUMMER[A-HJ-NP-Z2-9]{8}$' and single_use) as fit from coupon_codes where job_id = ${jobId}`.execute(
      fixture.db,
    );
    expect(rows[0]).toEqual({ n: 4500, fit: true });
    expect(await countsOf(coupon.id)).toEqual({ unused: 4500, reserved: 0, used: 0, void: 0 });
    expect(await fixture.audits('coupon.makeCodes', coupon.id)).toMatchObject([
      { changes: { prefix: [null, 'SUMMER'], count: [null, 4500] } },
    ]);
    expect((await fixture.done(jobCalls.file, { id: jobId })).url).toMatch(/codes/);
  });

  it('are never more than asked where the job stopped after a batch and runs again', async () => {
    const coupon = await fixture.activeCoupon();
    const { job } = await fixture.done(couponCalls.makeCodes, { id: coupon.id, prefix: 'AGAIN', count: 30 });
    const before = Array.from({ length: 20 }, (_, at) => `AGAINEARLY${at + 10}`);
    await insertCodes(fixture.db, { couponId: coupon.id, jobId: job.id, codes: before });
    await testWorker(fixture.api).drain();
    expect(await countOfJob(fixture.db, job.id)).toBe(30);
  });

  it('skip a code that some coupon has', async () => {
    const coupon = await fixture.activeCoupon();
    const jobId = await make(coupon, 1, 'CLASH');
    const [{ code } = { code: '' }] = (await listOf(coupon.id)).items;
    expect(await insertCodes(fixture.db, { couponId: coupon.id, jobId, codes: [code, 'CLASHNEW2'] })).toBe(1);
  });

  it('are refused above a million a coupon, for an ended coupon and for a wrong prefix or count', async () => {
    const coupon = await fixture.activeCoupon();
    const ask = (values: object) =>
      fixture.client.send(couponCalls.makeCodes, { id: coupon.id, prefix: 'AB', count: 5, ...values });
    expect(refusedFields((await ask({ prefix: 'A', count: 100_001 })).body)).toEqual({
      prefix: ['Prefix is Invalid'],
      count: ['Number of codes is Invalid'],
    });
    for (let job = 0; job < 10; job += 1) expect((await ask({ count: 100_000 })).status).toBe(200);
    expect(refusedFields((await ask({ count: 1 })).body)).toEqual({ count: ['This coupon takes 0 more codes'] });
    await sql`update jobs set state = 'cancelled' where name = 'coupon.codes' and state = 'queued'`.execute(fixture.db);
    const { id, version } = (await fixture.done(couponCalls.detail, { id: coupon.id })).coupon;
    await fixture.done(couponCalls.changeStatus, { id, version, status: 'ended', reason: 'The season is over' });
    expect((await ask({})).status).toBe(409);
  });

  it('leave the coupon’s own code as it is: it is shown, and renamed alone', async () => {
    const coupon = await fixture.coupon();
    await make(coupon, 10);
    const { coupon: now } = await fixture.done(couponCalls.detail, { id: coupon.id });
    expect(now.code).toBe(coupon.code);
    const { name, discountKind, percentBp, startsAt, endsAt, perUserLimit, totalLimit, appliesTo, audience } = now;
    const amounts = [{ currency: 'INR', flatMinor: null, capMinor: 50_000, minimumMinor: 200_000 }];
    const terms = { name, discountKind, percentBp, startsAt, endsAt, perUserLimit, totalLimit, appliesTo, audience };
    const renamed = await fixture.done(couponCalls.update, {
      ...{ id: now.id, version: now.version, code: 'RENAMED1', amounts },
      ...terms,
    });
    expect(renamed.coupon.code).toBe('RENAMED1');
    expect((await countsOf(coupon.id)).unused).toBe(10);
  });
});

describe('a single-use code', () => {
  it('is taken by one order alone, also of two at the same moment, and is free again with the release', async () => {
    const coupon = await fixture.activeCoupon({ perUserLimit: 5 });
    await make(coupon, 1, 'ONCE');
    const [{ code } = { code: '' }] = (await listOf(coupon.id)).items;
    const [one, two] = [await fixture.student(), await fixture.student()];
    const both = await Promise.all([fixture.reserve(code, one), fixture.reserve(code, two)]);
    expect(both.filter((each) => 'order' in each)).toHaveLength(1);
    expect(both.find((each) => 'refused' in each)).toEqual({ refused: 'usedUp' });
    expect((await listOf(coupon.id)).items).toMatchObject([{ code, state: 'reserved' }]);
    const taken = both.find((each) => 'order' in each) as { order: number };
    await fixture.settle('coupon_release', taken.order);
    expect(await fixture.reserve(code, two)).toHaveProperty('order');
  });
});

describe('codes that are voided', () => {
  it('no longer work; reserved and used ones stay and are counted', async () => {
    const coupon = await fixture.activeCoupon();
    const jobId = await make(coupon, 6, 'VOID');
    const codes = (await listOf(coupon.id)).items.map(({ code }) => code);
    const used = (await fixture.reserve(codes[0]!, await fixture.student())) as { order: number };
    await fixture.settle('coupon_use', used.order);
    await fixture.reserve(codes[1]!, await fixture.student());
    const answer = await fixture.done(couponCalls.voidCodes, { id: coupon.id, jobId, reason });
    expect(answer).toEqual({ voided: 4, reserved: 1, used: 1, already: 0 });
    expect(await countsOf(coupon.id)).toEqual({ unused: 0, reserved: 1, used: 1, void: 4 });
    expect(await fixture.reserve(codes[2]!, await fixture.student())).toEqual({ refused: 'unknown' });
    expect(await fixture.audits('coupon.voidCodes', coupon.id)).toMatchObject([
      { changes: { voidedCodes: [null, 4], reason: [null, reason] } },
    ]);
    const again = await fixture.done(couponCalls.voidCodes, { id: coupon.id, jobId, reason });
    expect(again).toEqual({ voided: 0, reserved: 1, used: 1, already: 4 });
  });

  it('are refused to a reservation that waited while they were voided', async () => {
    const coupon = await fixture.activeCoupon();
    await make(coupon, 1, 'WAIT');
    const [{ id, code } = { id: 0, code: '' }] = (await listOf(coupon.id)).items;
    const student = await fixture.student();
    const waiting = await fixture.db.transaction().execute(async (db) => {
      await sql`select 1 from coupon_counters where coupon_id = ${coupon.id} for update`.execute(db);
      const reserving = fixture.reserve(code, student);
      for (let waits = 0; waits === 0;)
        ({ waits } = (
          await sql<{ waits: number }>`
            select count(*)::int as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%coupon_reserve%'`.execute(
            fixture.db,
          )
        ).rows[0]!);
      await sql`update coupon_codes set state = 'void' where id = ${id}`.execute(db);
      return { reserving };
    });
    expect(await waiting.reserving).toEqual({ refused: 'unknown' });
  });

  it('are named either by ids or by their job, and are the coupon’s', async () => {
    const [coupon, other] = [await fixture.activeCoupon(), await fixture.activeCoupon()];
    const jobId = await make(coupon, 3, 'NAMED');
    const ask = (values: object) => fixture.client.send(couponCalls.voidCodes, { id: coupon.id, reason, ...values });
    expect((await ask({})).status).toBe(400);
    expect((await ask({ id: other.id, jobId })).status).toBe(404);
    const [first] = (await listOf(coupon.id)).items;
    expect((await ask({ codeIds: [first!.id] })).body).toMatchObject({ result: { voided: 1 } });
  });
});

test('the list of codes is filtered by state, searched, and paged to its end', async () => {
  const coupon = await fixture.activeCoupon();
  await make(coupon, 7, 'LISTED');
  const all = (await listOf(coupon.id)).items;
  await fixture.done(couponCalls.voidCodes, { id: coupon.id, codeIds: [all[0]!.id], reason });
  expect((await listOf(coupon.id, { filter: { state: 'eq:void' } })).items.map(({ id }) => id)).toEqual([all[0]!.id]);
  expect((await listOf(coupon.id, { q: all[3]!.code.toLowerCase().slice(6) })).items.map(({ id }) => id)).toContain(
    all[3]!.id,
  );
  const seen: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listOf(coupon.id, { limit: 3, ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? null;
  }
  expect(seen).toEqual(all.map(({ id }) => id));
  expect((await fixture.client.send(couponCalls.codes, { id: coupon.id, deleted: 'only' })).status).toBe(400);
});

describe('an export of codes', () => {
  const ask = (id: number | undefined, query: object = {}, by = fixture.client) =>
    by.send(jobCalls.export, {
      call: couponCalls.codes.path,
      query: { ...query, ...(id !== undefined && { id }) } as object,
      columns: ['code', 'state', 'createdAt'],
      format: 'csv',
    });

  it('has the codes of one coupon that the filter of the list shows', async () => {
    const [coupon, other] = [await fixture.activeCoupon(), await fixture.activeCoupon()];
    await make(coupon, 5, 'SHOWN');
    await make(other, 2, 'OTHER');
    const [first, second] = (await listOf(coupon.id)).items;
    const codeIds = [first!.id, second!.id];
    await fixture.done(couponCalls.voidCodes, { id: coupon.id, codeIds, reason });
    const { body } = await ask(coupon.id, { filter: { state: 'eq:unused' } });
    await testWorker(fixture.api).drain();
    const job = await jobOf(fixture.client, (body as { result: { job: { id: number } } }).result.job.id);
    expect(job).toMatchObject({ state: 'done', title: 'Export of codes', total: 3 });
  });

  it('is refused without a coupon, and to readers of codes who may not make them', async () => {
    const coupon = await fixture.activeCoupon();
    expect(refusedFields((await ask(undefined)).body)).toEqual({ id: ['Id is required'] });
    await sql`insert into role_rights (role_id, right_name) values (3, 'exportData') on conflict do nothing`.execute(
      fixture.db,
    );
    const reader = await fixture.api.signIn(3);
    expect((await reader.send(couponCalls.codes, { id: coupon.id })).status).toBe(200);
    const { status, body } = await ask(coupon.id, {}, reader);
    expect([status, body]).toMatchObject([403, { missing: ['couponEdit', 'marketingCouponEdit'] }]);
  });
});
