import { paylinkCalls, subscriptionChangeCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

const planId = async (name: string): Promise<number> => (await fixture.plan(name)).id;
const buy = async (): Promise<number> => {
  const { studentId } = await fixture.learner('KA');
  const { link } = await fixture.sell({ studentId });
  await fixture.payAtBank(link.url!, 'pay');
  await fixture.runInbox();
  return studentId;
};
const running = async (studentId: number) =>
  (
    await sql<{ id: number; version: number; status: string; periodNo: number; endsAt: string | null }>`
      select id, version, status, period_no, period_ends_at::text as ends_at from subscriptions where student_id = ${studentId} order by id desc limit 1`.execute(
      fixture.db,
    )
  ).rows[0]!;
const reason = 'Moves to another city';
const trial = async (studentId: number) =>
  fixture.client.send(subscriptionChangeCalls.trial, { studentId, planId: await withTrial() });
/** The plan of the demo that has trial days. */
const withTrial = async (): Promise<number> =>
  (
    await sql<{ id: number }>`
      select q.id from student_plans q join plan_versions v on v.student_plan_id = q.id and v.state = 'live' and v.trial_days > 0 where q.status = 'published' limit 1`.execute(
      fixture.db,
    )
  ).rows[0]!.id;

describe('a trial', () => {
  it('M40: begins without an order, once in the life of a person, and only where no plan runs', async () => {
    const { studentId } = await fixture.learner('KA');
    expect((await trial(studentId)).status).toBe(200);
    expect(await running(studentId)).toMatchObject({ status: 'trial', periodNo: 0 });
    expect((await trial(studentId)).status).toBe(409);
    await sql`update subscriptions set status = 'expired' where student_id = ${studentId}`.execute(fixture.db);
    expect(JSON.stringify((await trial(studentId)).body)).toMatch(/used the trial on \d+ \w{3} \d{4}/);
    const item = { kind: 'plan' as const, id: await withTrial() };
    const quote = await fixture.quote({ studentId, item });
    expect(Date.now() - Date.parse(quote.trialUsedAt ?? '')).toBeLessThan(60_000);
    expect(quote.period).toMatchObject({ from: null });
    const noTrial = await fixture.client.send(subscriptionChangeCalls.trial, {
      studentId: (await fixture.learner('KA')).studentId,
      planId: await planId('Free'),
    });
    expect(noTrial.status).toBe(400);
  });

  it('is asked for its first period before its end; the payment makes it a plan from that end on', async () => {
    const { studentId } = await fixture.learner('KA');
    await trial(studentId);
    const { id } = await running(studentId);
    await sql`update users set email = 'trial@example.com' where id = (select user_id from students where id = ${studentId})`.execute(
      fixture.db,
    );
    await sql`update subscriptions set period_ends_at = now() + interval '3 days', anchor_at = now() + interval '3 days' where id = ${id}`.execute(
      fixture.db,
    );
    const before = await running(studentId);
    const { linkId } = await fixture.done(subscriptionChangeCalls.renew, { id });
    const { link } = await fixture.done(paylinkCalls.detail, { id: linkId! });
    expect((await fixture.done(subscriptionChangeCalls.renew, { id })).linkId).toBe(linkId);
    await fixture.payAtBank(link.url!, 'pay');
    await fixture.runInbox();
    const { rows } = await sql<{ starts: boolean }>`
      select starts_at = ${before.endsAt}::timestamptz as starts from subscription_periods where subscription_id = ${id} and no = 1`.execute(
      fixture.db,
    );
    expect([await running(studentId), rows[0]]).toMatchObject([{ status: 'active', periodNo: 1 }, { starts: true }]);
  });

  it('M41: that is not paid expires at its end, without a grace', async () => {
    const { studentId } = await fixture.learner('KA');
    await trial(studentId);
    await sql`update subscriptions set period_ends_at = now() - interval '1 minute' where student_id = ${studentId}`.execute(
      fixture.db,
    );
    await fixture.runSubscriptions();
    expect((await running(studentId)).status).toBe('expired');
  });
});

describe('a plan', () => {
  it('M44: that is cancelled now proposes the unused part by whole days, and pays nothing by itself', async () => {
    const studentId = await buy();
    const { id, version } = await running(studentId);
    const { unused } = await fixture.done(subscriptionChangeCalls.unused, { id });
    const { rows } = await sql<{ days: number }>`
      select (ends_at at time zone 'Asia/Kolkata')::date - (starts_at at time zone 'Asia/Kolkata')::date as days
      from subscription_periods where subscription_id = ${id}`.execute(fixture.db);
    expect(unused).toMatchObject({ minor: 99_900, daysLeft: rows[0]!.days, days: rows[0]!.days });
    const wrong = await fixture.client.send(subscriptionChangeCalls.cancel, {
      ...{ id, version: version + 9, when: 'now' as const, reason },
    });
    expect(wrong.status).toBe(409);
    const now = (await running(studentId)).version;
    const cancelled = await fixture.done(subscriptionChangeCalls.cancel, { id, version: now, when: 'now', reason });
    expect(cancelled).toMatchObject({ status: 'cancelled', unused: { minor: 99_900 } });
    expect(
      Number(
        (
          await fixture.db
            .selectFrom('refunds')
            .select(sql<number>`count(*)`.as('n'))
            .executeTakeFirst()
        )?.n,
      ),
    ).toBe(0);
  });

  it('that is marked to end goes on to its end and has no renewal; the mark can be taken back', async () => {
    const studentId = await buy();
    const { id } = await running(studentId);
    const mark = async () =>
      fixture.done(subscriptionChangeCalls.cancel, {
        ...{ id, version: (await running(studentId)).version, when: 'end' as const, reason },
      });
    expect(await mark()).toMatchObject({ status: 'active', unused: null });
    await sql`update subscriptions set period_ends_at = now() + interval '2 days' where id = ${id}`.execute(fixture.db);
    expect((await fixture.client.send(subscriptionChangeCalls.renew, { id })).status).toBe(409);
    await fixture.done(subscriptionChangeCalls.keep, { id, version: (await running(studentId)).version });
    const { linkId } = await fixture.done(subscriptionChangeCalls.renew, { id });
    await mark();
    expect((await fixture.done(paylinkCalls.detail, { id: linkId! })).link.status).toBe('cancelled');
  });

  it('has a new renewal link after one was cancelled, and the new one is mailed too', async () => {
    const studentId = await buy();
    const { id } = await running(studentId);
    await sql`update subscriptions set period_ends_at = now() + interval '2 days' where id = ${id}`.execute(fixture.db);
    const send = () => fixture.done(subscriptionChangeCalls.renew, { id });
    const first = await send();
    const { link } = await fixture.done(paylinkCalls.detail, { id: first.linkId! });
    await fixture.done(paylinkCalls.cancel, { id: link.id, version: link.version, reason: 'Sent too early' });
    const second = await send();
    expect([first.isMailed, second.isMailed, second.linkId === first.linkId]).toEqual([true, true, false]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from mails where template = 'renewal-link' and to_email = ${link.billTo.email}`.execute(
      fixture.db,
    );
    expect(rows[0]?.n).toBe(2);
  });

  it('is renewed once where a cancelled link was paid all the same: accepting it closes the newer link', async () => {
    const studentId = await buy();
    const { id } = await running(studentId);
    await sql`update subscriptions set period_ends_at = now() + interval '2 days' where id = ${id}`.execute(fixture.db);
    const first = (await fixture.done(subscriptionChangeCalls.renew, { id })).linkId!;
    const { link } = await fixture.done(paylinkCalls.detail, { id: first });
    const bank = await fixture.start(link.url!);
    const { version } = (await fixture.done(paylinkCalls.detail, { id: first })).link;
    await fixture.done(paylinkCalls.cancel, { id: first, version, reason: 'Sent too early' });
    const second = (await fixture.done(subscriptionChangeCalls.renew, { id })).linkId!;
    await fixture.sendPaid(link.orderId, { ref: bank, totalMinor: link.totalMinor });
    await fixture.runInbox();
    const payment = await fixture.db
      .selectFrom('payments')
      .select('id')
      .where('orderId', '=', link.orderId)
      .executeTakeFirstOrThrow();
    await fixture.done(paylinkCalls.accept, { paymentId: payment.id });
    expect(await running(studentId)).toMatchObject({ status: 'active', periodNo: 2 });
    expect((await fixture.done(paylinkCalls.detail, { id: second })).link.status).toBe('cancelled');
  });

  it('without an end is cancelled now, never at its end', async () => {
    const studentId = await buy();
    const { id } = await running(studentId);
    await sql`update subscriptions set period_ends_at = null where id = ${id}`.execute(fixture.db);
    const { version } = await running(studentId);
    const answer = await fixture.client.send(subscriptionChangeCalls.cancel, { id, version, when: 'end', reason });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([409, expect.stringContaining('has no end')]);
  });

  it('is moved to another plan at its next period and takes that price', async () => {
    const studentId = await buy();
    const { id } = await running(studentId);
    const scholar = await planId('Scholar');
    const version = async () => (await running(studentId)).version;
    await fixture.done(subscriptionChangeCalls.move, { id, version: await version(), planId: scholar });
    await sql`update subscriptions set period_ends_at = now() + interval '2 days', next_from = now() + interval '2 days' where id = ${id}`.execute(
      fixture.db,
    );
    const { linkId } = await fixture.done(subscriptionChangeCalls.renew, { id });
    const { link } = await fixture.done(paylinkCalls.detail, { id: linkId! });
    const quoted = await fixture.quote({
      studentId: (await fixture.learner('KA')).studentId,
      item: { kind: 'plan', id: scholar },
    });
    expect(link).toMatchObject({ item: { title: 'Scholar' }, totalMinor: quoted.totalMinor });
    await fixture.payAtBank(link.url!, 'pay');
    await fixture.runInbox();
    const { rows } = await sql<{ name: string; price: number; next: number | null }>`
      select q.name, b.price_minor as price, b.next_version_id as next from subscriptions b join plan_versions v on v.id = b.plan_version_id
      join student_plans q on q.id = v.student_plan_id where b.id = ${id}`.execute(fixture.db);
    expect(rows[0]).toEqual({ name: 'Scholar', price: quoted.listMinor, next: null });
  });
});
