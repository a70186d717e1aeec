import { correctionRequestCalls, invoiceCorrectCalls, ownMoneyCalls } from '@lectern/contract/commerce';
import { authCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { refundFixture, type RefundFixture } from '../refund/testing';

let fixture: RefundFixture;
beforeAll(async () => void (fixture = await refundFixture()));
afterAll(() => fixture.close());

/** A student who bought a plan, signed in. */
const subscriber = async () => {
  const paid = await fixture.paid();
  return { ...paid, student: await fixture.signInAs(paid.userId) };
};
type Subscriber = Awaited<ReturnType<typeof subscriber>>;
const plansOf = async ({ student }: Pick<Subscriber, 'student'>) =>
  (await fixture.done(ownMoneyCalls.plans, {}, student)).plans;
const paymentsOf = ({ student }: Pick<Subscriber, 'student'>) => fixture.done(ownMoneyCalls.payments, {}, student);

describe('the plan of the student who is signed in:', () => {
  it('it has its limits and, before its end, the link of the next period', async () => {
    const person = await subscriber();
    const [plan] = await plansOf(person);
    expect(plan).toMatchObject({ plan: 'Learner', status: 'active', isCancelledAtEnd: false, renewal: null });
    expect(plan!.limits.map(({ name }) => name)).toContain('batches');
    await sql`update subscriptions set period_ends_at = now() + interval '2 days' where id = ${plan!.id}`.execute(
      fixture.db,
    );
    await fixture.runRenewals();
    const [due] = await plansOf(person);
    expect(due!.renewal).toMatchObject({ totalMinor: 99_900, url: expect.stringMatching(/\/pay\//) as string });
    expect((await paymentsOf(person)).links).toEqual([due!.renewal]);
  });

  it('it is marked to end with its period, and goes on again', async () => {
    const person = await subscriber();
    const [plan] = await plansOf(person);
    const key = { id: plan!.id, version: plan!.version };
    const marked = await fixture.done(ownMoneyCalls.cancel, key, person.student);
    expect((await plansOf(person))[0]).toMatchObject({ isCancelledAtEnd: true, status: 'active' });
    expect((await person.student.send(ownMoneyCalls.cancel, key)).status).toBe(409);
    await fixture.done(ownMoneyCalls.keep, marked, person.student);
    expect((await plansOf(person))[0]).toMatchObject({ isCancelledAtEnd: false });
  });

  it('that of somebody else is not there', async () => {
    const [mine, theirs] = [await subscriber(), await subscriber()];
    const [plan] = await plansOf(theirs);
    const key = { id: plan!.id, version: plan!.version };
    expect((await mine.student.send(ownMoneyCalls.cancel, key)).status).toBe(404);
    expect((await mine.student.send(ownMoneyCalls.keep, key)).status).toBe(404);
    expect((await plansOf(mine)).map(({ id }) => id)).not.toContain(plan!.id);
  });
});

describe('the payments of the student who is signed in:', () => {
  it('each has its papers, and says of which another payer can be asked for', async () => {
    const person = await subscriber();
    const [paper] = (await paymentsOf(person)).payments[0]!.papers;
    expect(paper).toMatchObject({ kind: 'invoice', isCorrectable: true, requestedAt: null });
    await fixture.done(
      correctionRequestCalls.ask,
      { id: paper!.id, billTo: { name: 'Horizon Trust' } },
      person.student,
    );
    expect((await paymentsOf(person)).payments[0]!.papers[0]!.requestedAt).not.toBeNull();
    const correction = { id: paper!.id, billTo: { name: 'Horizon Trust' }, reason: 'The company pays' };
    await fixture.done(invoiceCorrectCalls.correct, correction);
    const { payments, total } = await paymentsOf(person);
    expect(total).toBe(1);
    expect(payments[0]).toMatchObject({ status: 'paid', title: 'Learner', amountMinor: 99_900, refundedMinor: 0 });
    expect(payments[0]!.papers.map(({ kind, isCorrectable }) => [kind, isCorrectable])).toEqual([
      ['invoice', false],
      ['credit', false],
      ['invoice', true],
    ]);
  });

  it('an invoice that is credited in whole cannot be corrected', async () => {
    const person = await subscriber();
    await fixture.create({ paymentId: person.paymentId, amountMinor: 99_900 });
    await fixture.runInbox();
    const [payment] = (await paymentsOf(person)).payments;
    expect(payment).toMatchObject({ refundedMinor: 99_900, papers: [{ isCorrectable: false }, { kind: 'credit' }] });
  });

  it('those of a merged account are among them, those of others are not', async () => {
    const [mine, theirs, others] = [await subscriber(), await subscriber(), await subscriber()];
    await fixture.merge(mine.studentId, theirs.studentId);
    const { payments } = await paymentsOf(mine);
    expect(payments.map(({ id }) => id).sort()).toEqual([mine.paymentId, theirs.paymentId].sort());
    expect(payments.map(({ id }) => id)).not.toContain(others.paymentId);
  });

  it('an open link has its address, but not while somebody acts for the student', async () => {
    const { studentId, userId } = await fixture.learner('KA');
    const { link } = await fixture.sell({ studentId });
    const student = await fixture.signInAs(userId);
    expect((await paymentsOf({ student })).links).toMatchObject([{ id: link.id, url: link.url }]);
    const acting = await fixture.api.signIn(1);
    const { session } = await fixture.done(
      authCalls.impersonate,
      { userId, reason: 'To see what the student sees' },
      acting,
    );
    acting.sessionId = session.id;
    expect((await paymentsOf({ student: acting })).links).toMatchObject([{ id: link.id, url: null }]);
  });
});
