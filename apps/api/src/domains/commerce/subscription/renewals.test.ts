import { paylinkCalls, paymentSettingCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';
import { refusedFields } from '../testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

const buy = async (): Promise<{ studentId: number; userId: number }> => {
  const learner = await fixture.learner('KA');
  const { link } = await fixture.sell(learner);
  await fixture.payAtBank(link.url!, 'pay');
  await fixture.runInbox();
  return learner;
};
/** Moves a student's plan back by days, so that its end comes nearer. */
const shift = (studentId: number, days: number) =>
  sql`update subscriptions set starts_at = starts_at - make_interval(days => ${days}), anchor_at = anchor_at - make_interval(days => ${days}),
    period_ends_at = period_ends_at - make_interval(days => ${days}) where student_id = ${studentId}`.execute(
    fixture.db,
  );
const plan = async (studentId: number) =>
  (
    await sql<{ id: number; status: string; periodNo: number; ends: string; anchorNo: number }>`
      select id, status, period_no, period_ends_at::text as ends, anchor_no from subscriptions where student_id = ${studentId} order by id desc limit 1`.execute(
      fixture.db,
    )
  ).rows[0]!;
const renewals = async (studentId: number) =>
  (
    await sql<{ orderId: number; linkId: number; status: string; totalMinor: number; periodNo: number; mail: string }>`
      select o.id as order_id, l.id as link_id, o.status, o.total_minor, o.period_no, o.bill_to->>'email' as mail
      from orders o join payment_links l on l.order_id = o.id where o.student_id = ${studentId} and o.channel = 'renewal' order by o.id`.execute(
      fixture.db,
    )
  ).rows;
const mails = async (email: string): Promise<string[]> =>
  (await fixture.db.selectFrom('mails').select('subject').where('toEmail', '=', email).orderBy('id').execute()).map(
    ({ subject }) => subject,
  );
const pay = async (linkId: number): Promise<void> => {
  const { link } = await fixture.done(paylinkCalls.detail, { id: linkId });
  await fixture.payAtBank(link.url!, 'pay');
  await fixture.runInbox();
};

/** Moves the end of a student's plan, and lets the clock come twice. The link moves along, and never crosses midnight. */
const endIn = async (studentId: number, days: number): Promise<void> => {
  await sql`update subscriptions set period_ends_at = now() + make_interval(days => ${days}) where student_id = ${studentId}`.execute(
    fixture.db,
  );
  await sql`update payment_links l set created_at = l.created_at - interval '1 day', expires_at = least(now() + make_interval(days => ${days + 7}, mins => 5),
      (date_trunc('day', now() at time zone b.zone) + make_interval(days => ${days + 7}, hours => 24)) at time zone b.zone - interval '1 millisecond')
    from orders o join subscriptions b on b.id = o.subscription_id where o.id = l.order_id and o.student_id = ${studentId}`.execute(
    fixture.db,
  );
  await fixture.runRenewals();
  await fixture.runRenewals();
};
const reminders = async (email: string): Promise<string[]> =>
  (await mails(email)).filter((subject) => subject.startsWith('Learner: '));

describe('a renewal', () => {
  it('M39: has one link, made seven days before the end and mailed to the payer; none before that', async () => {
    const { studentId } = await buy();
    await fixture.runRenewals();
    expect(await renewals(studentId)).toEqual([]);
    await shift(studentId, 25);
    await Promise.all([fixture.runRenewals(), fixture.runRenewals()]);
    await fixture.runRenewals();
    const [renewal, ...more] = await renewals(studentId);
    expect([renewal, more]).toMatchObject([{ status: 'open', totalMinor: 99_900, periodNo: 2 }, []]);
    expect((await mails(renewal!.mail)).filter((subject) => /^Learner runs until/.test(subject))).toHaveLength(1);
  });

  it('M39: begins the next period at the end of the one before, once, at the price that was agreed', async () => {
    const { studentId } = await buy();
    await shift(studentId, 25);
    await fixture.runRenewals();
    const before = await plan(studentId);
    const [renewal] = await renewals(studentId);
    await pay(renewal!.linkId);
    await sql`update payment_events set state = 'new' where payment_id = (select id from payments where order_id = ${renewal!.orderId})`.execute(
      fixture.db,
    );
    await fixture.runInboxWithFaults();
    const after = await plan(studentId);
    expect(after).toMatchObject({ id: before.id, status: 'active', periodNo: 2 });
    const { rows } = await sql<{ starts: string; same: boolean }>`
      select p.starts_at::text as starts, p.ends_at = period_end(b.anchor_at, b.zone, 'month', 2) as same
      from subscription_periods p join subscriptions b on b.id = p.subscription_id where b.id = ${after.id} and p.no = 2`.execute(
      fixture.db,
    );
    expect(rows[0]).toEqual({ starts: before.ends, same: true });
    expect(await fixture.order(renewal!.orderId)).toMatchObject({ status: 'paid', accessState: 'given' });
    expect(await fixture.count('invoices', renewal!.orderId)).toBe(1);
  });

  it('M41: paid during the grace begins at the old end; paid after the plan expired it begins at the payment', async () => {
    const [graceful, late] = [await buy(), await buy()];
    for (const { studentId } of [graceful, late]) await shift(studentId, 33);
    await fixture.runRenewals();
    await fixture.runSubscriptions();
    expect((await plan(graceful.studentId)).status).toBe('past_due');
    const ends = (await plan(graceful.studentId)).ends;
    const [first] = await renewals(graceful.studentId);
    await pay(first!.linkId);
    expect(await plan(graceful.studentId)).toMatchObject({ status: 'active', anchorNo: 0 });
    expect((await plan(graceful.studentId)).ends > ends).toBe(true);

    const [second] = await renewals(late.studentId);
    const bank = await fixture.start((await fixture.done(paylinkCalls.detail, { id: second!.linkId })).link.url!);
    await shift(late.studentId, 10);
    await fixture.runSubscriptions();
    expect((await plan(late.studentId)).status).toBe('expired');
    await fixture.press(bank, 'pay');
    await fixture.runInbox();
    const { rows } = await sql<{ now: boolean }>`
      select p.starts_at > now() - interval '1 minute' as now from subscription_periods p join subscriptions b on b.id = p.subscription_id
      where b.student_id = ${late.studentId} and p.no = 2`.execute(fixture.db);
    expect([await plan(late.studentId), rows[0]]).toMatchObject([{ status: 'active', anchorNo: 1 }, { now: true }]);
  });

  it('is not asked for where the plan is to end, was retired, or another plan follows', async () => {
    const [ending, followed] = [await buy(), await buy()];
    await sql`update subscriptions set cancel_at_end = true where student_id = ${ending.studentId}`.execute(fixture.db);
    await shift(followed.studentId, 25);
    await fixture.runRenewals();
    expect(await renewals(followed.studentId)).toMatchObject([{ status: 'open' }]);
    const { link } = await fixture.sell(followed);
    await fixture.payAtBank(link.url!, 'pay');
    await fixture.runInbox();
    expect(await renewals(followed.studentId)).toMatchObject([{ status: 'cancelled' }]);
    await shift(ending.studentId, 32);
    await fixture.runRenewals();
    await fixture.runSubscriptions();
    expect([await renewals(ending.studentId), (await plan(ending.studentId)).status]).toEqual([[], 'cancelled']);
  });

  it('is not asked for again after staff cancelled its link', async () => {
    const { studentId } = await buy();
    await shift(studentId, 25);
    await fixture.runRenewals();
    const [renewal] = await renewals(studentId);
    const { link } = await fixture.done(paylinkCalls.detail, { id: renewal!.linkId });
    await fixture.done(paylinkCalls.cancel, { id: link.id, version: link.version, reason: 'Asked us to stop' });
    await fixture.runRenewals();
    expect(await renewals(studentId)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('whose link is made today has one mail today, and its moment stays that of the mail', async () => {
    const { studentId } = await buy();
    await sql`update subscriptions set period_ends_at = now() + interval '7 days' where student_id = ${studentId}`.execute(
      fixture.db,
    );
    await fixture.runRenewals();
    const [{ mail, linkId } = { mail: '', linkId: 0 }] = await renewals(studentId);
    const mailedAt = async () => (await fixture.done(paylinkCalls.detail, { id: linkId })).link.mailedAt;
    const first = await mailedAt();
    await fixture.runRenewals();
    expect([(await mails(mail)).filter((subject) => subject.includes('runs until')).length, await mailedAt()]).toEqual([
      1,
      first,
    ]);
  });

  it('is reminded of on the day before the end and on the last day of the grace, once each', async () => {
    const { studentId } = await buy();
    await endIn(studentId, 5);
    const [{ mail } = { mail: '' }] = await renewals(studentId);
    expect(await reminders(mail)).toEqual([]);
    await endIn(studentId, 1);
    expect(await reminders(mail)).toEqual([expect.stringMatching(/^Learner: runs until/)]);
    await endIn(studentId, -7);
    expect(await reminders(mail)).toEqual([
      expect.stringMatching(/^Learner: runs until/),
      expect.stringMatching(/^Learner: ended on .*, today is the last day$/),
    ]);
  });

  it('has its link and its reminders on the days of the settings, and none of them comes before the link', async () => {
    const { version, ...former } = await fixture.done(paymentSettingCalls.read, {});
    const setting = { ...former, seller: { ...former.seller, countryId: former.seller.countryId! } };
    const early = { version, ...setting, renewals: { linkDays: 20, remindDays: [-21] } };
    expect(refusedFields((await fixture.client.send(paymentSettingCalls.save, early)).body)).toEqual({
      'renewals.remindDays': ['There is no link yet 21 days before the end'],
    });
    const saved = await fixture.done(paymentSettingCalls.save, {
      ...early,
      renewals: { linkDays: 20, remindDays: [0, -12, 0] },
    });
    expect(saved.renewals).toEqual({ linkDays: 20, remindDays: [-12, 0] });

    const { studentId } = await buy();
    await endIn(studentId, 19);
    const [{ mail } = { mail: '' }] = await renewals(studentId);
    await endIn(studentId, 13);
    expect(await reminders(mail)).toEqual([]);
    await endIn(studentId, 12);
    expect(await reminders(mail)).toEqual([expect.stringMatching(/^Learner: runs until/)]);
    await fixture.done(paymentSettingCalls.save, { version: saved.version, ...setting });
  });
});

test('M37: a plan from 31 January ends on the last day of shorter months, then on the 31st', async () => {
  const { rows } = await sql<{ ends: string[] }>`
    select array_agg(to_char(period_end('2027-01-31 10:00+05:30', 'Asia/Kolkata', 'month', n) at time zone 'UTC', 'MM-DD HH24:MI') order by n) as ends
    from generate_series(1, 4) n`.execute(fixture.db);
  expect(rows[0]?.ends).toEqual(['02-28 04:30', '03-31 04:30', '04-30 04:30', '05-31 04:30']);
});

test('a plan from 31 January of a leap year ends on 29 February', async () => {
  const { rows } = await sql<{ days: string[] }>`
    select array_agg(to_char(period_end('2024-01-31 10:00+05:30', 'Asia/Kolkata', 'month', n) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') order by n) as days
    from generate_series(1, 2) n`.execute(fixture.db);
  expect(rows[0]?.days).toEqual(['2024-02-29', '2024-03-31']);
});
