import { studentPlanCalls, subscriptionCalls, trainerPlanCalls, type Plan } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';
import { refusedFields } from '../testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

const read = async (id: number): Promise<Plan> => (await fixture.done(studentPlanCalls.detail, { id })).studentPlan;
const named = async (name: string): Promise<Plan> => read((await fixture.plan(name)).id);
const keyOf = ({ id, version }: Plan) => ({ id, version });
const rupees = (priceMinor: number) => ({ currency: 'INR', priceMinor, compareMinor: null });
const feature = { text: 'All courses', included: true };
let number = 0;
const drafted = async (more: object = {}): Promise<Plan> => {
  number += 1;
  const values = { name: `Plan ${number}`, periodUnit: 'month' as const, periodCount: 1 };
  return (await fixture.done(studentPlanCalls.create, { ...values, ...more })).studentPlan;
};
const published = async (more: object = {}): Promise<Plan> => {
  const plan = await drafted({ prices: [rupees(99_900)], features: [feature], ...more });
  return (await fixture.done(studentPlanCalls.changeStatus, { ...keyOf(plan), status: 'published' })).studentPlan;
};
/** A link for a plan at its price in rupees, paid. */
const subscribed = async (plan: Plan, priceMinor: number): Promise<number> => {
  const { studentId } = await fixture.learner('KA');
  const item = { kind: 'plan' as const, id: plan.id };
  const { link } = await fixture.generate({ studentId, item, expectedTotalMinor: priceMinor });
  await fixture.payAtBank(link!.url!, 'pay');
  await fixture.runInbox();
  return studentId;
};
const refusal = async (answer: Promise<{ status: number; body: object }>) => {
  const { status, body } = await answer;
  return [status, (body as { message: string }).message];
};

test('a new plan is a draft, last on the shelf, with a slug of its own', async () => {
  const plan = await drafted({ name: 'Summer Term', prices: [rupees(49_900)] });
  expect(plan).toMatchObject({ status: 'draft', slug: 'summer-term', live: null, draftNo: 1, wasSold: false });
  expect(plan.draft).toMatchObject({ no: 1, graceDays: 7, prices: [{ currency: 'INR', priceMinor: 49_900 }] });
  const { items } = await fixture.done(studentPlanCalls.list, {});
  expect(items.at(-1)?.id).toBe(plan.id);
});

test('a name that another plan has is refused on its field', async () => {
  const values = { name: 'learner', periodUnit: 'month' as const, periodCount: 1 };
  const { status, body } = await fixture.client.send(studentPlanCalls.create, values);
  expect([status, refusedFields(body)]).toEqual([409, { name: ['Name is already in use'] }]);
});

test('a plan without price or feature is not published, and says what it needs', async () => {
  const plan = await drafted({ prices: [rupees(100)] });
  const answer = fixture.client.send(studentPlanCalls.changeStatus, { ...keyOf(plan), status: 'published' });
  expect(await refusal(answer)).toEqual([409, 'Version 1 still needs a feature']);
});

test('terms of a plan on sale are edited in a draft, and sold after they are published', async () => {
  const plan = await published();
  const { studentPlan } = await fixture.done(studentPlanCalls.update, { ...keyOf(plan), prices: [rupees(129_900)] });
  expect(studentPlan.live?.prices[0]?.priceMinor).toBe(99_900);
  expect(studentPlan.draft).toMatchObject({ no: 2, features: [feature], prices: [{ priceMinor: 129_900 }] });
  const publish = { ...keyOf(studentPlan), status: 'published' as const, publishVersion: true };
  const after = (await fixture.done(studentPlanCalls.changeStatus, publish)).studentPlan;
  expect(after).toMatchObject({ liveNo: 2, draftNo: null, past: [{ no: 1, state: 'past' }] });
  const { studentId } = await fixture.learner('KA');
  const { listMinor } = await fixture.quote({ studentId, item: { kind: 'plan', id: plan.id } });
  expect(listMinor).toBe(129_900);
});

test('a name counts immediately and makes no draft', async () => {
  const plan = await published();
  const { studentPlan } = await fixture.done(studentPlanCalls.update, { ...keyOf(plan), name: 'Renamed' });
  expect(studentPlan).toMatchObject({ name: 'Renamed', draft: null, version: plan.version + 1 });
});

test('a draft is discarded, and the version on sale stays', async () => {
  const plan = await published();
  const { studentPlan } = await fixture.done(studentPlanCalls.update, { ...keyOf(plan), trialDays: 7 });
  const after = (await fixture.done(studentPlanCalls.discardDraft, keyOf(studentPlan))).studentPlan;
  expect(after).toMatchObject({ liveNo: 1, draft: null });
  const again = fixture.client.send(studentPlanCalls.discardDraft, keyOf(after));
  expect(await refusal(again)).toEqual([409, 'There is no draft']);
});

test('subscribers keep version and price, or are marked for the new version at their renewal', async () => {
  const plan = await published();
  const studentId = await subscribed(plan, 99_900);
  const before = await read(plan.id);
  expect(before).toMatchObject({
    subscribers: 1,
    wasSold: true,
    income: [{ currency: 'INR', monthlyMinor: 99_900 }],
  });
  const { studentPlan } = await fixture.done(studentPlanCalls.update, { ...keyOf(before), prices: [rupees(109_900)] });
  const { touched } = await fixture.done(studentPlanCalls.touched, { id: plan.id });
  expect(touched).toMatchObject({
    running: 1,
    moving: 1,
    later: 0,
    income: [{ currency: 'INR', count: 1, yearlyMinor: 120_000 }],
  });
  const publish = { ...keyOf(studentPlan), status: 'published' as const, publishVersion: true };
  await fixture.done(studentPlanCalls.changeStatus, { ...publish, moveSubscribers: 'at_renewal' });
  const { items } = await fixture.done(subscriptionCalls.list, {
    audience: 'student',
    filter: { planId: `eq:${plan.id}` },
  });
  expect(items).toMatchObject([
    { personId: studentId, status: 'active', versionNo: 1, nextVersionNo: 2, priceMinor: 99_900 },
  ]);
  const noticed = Date.parse(items[0]!.nextFrom!) - Date.now();
  expect(Math.round(noticed / 86_400_000)).toBe(14);
});

test('a subscriber whose currency the draft does not have stays, and is counted', async () => {
  const plan = await published();
  await subscribed(plan, 99_900);
  const dollars = { ...rupees(1200), currency: 'USD' };
  const { studentPlan } = await fixture.done(studentPlanCalls.update, {
    ...keyOf(await read(plan.id)),
    prices: [dollars],
  });
  const { touched } = await fixture.done(studentPlanCalls.touched, { id: plan.id });
  expect(touched).toMatchObject({ running: 1, moving: 0, noPrice: [{ currency: 'INR', count: 1 }] });
  await fixture.done(studentPlanCalls.changeStatus, {
    ...keyOf(studentPlan),
    status: 'published',
    publishVersion: true,
    moveSubscribers: 'at_renewal',
  });
  const { items } = await fixture.done(subscriptionCalls.list, {
    audience: 'student',
    filter: { planId: `eq:${plan.id}` },
  });
  expect(items).toMatchObject([{ nextVersionNo: null, nextFrom: null }]);
});

test('a plan with open payment links is not retired, and the links are named', async () => {
  const plan = await published();
  const { studentId } = await fixture.learner('KA');
  const item = { kind: 'plan' as const, id: plan.id };
  const { link } = await fixture.generate({ studentId, item, expectedTotalMinor: 99_900 });
  const retire = { ...keyOf(plan), status: 'retired' as const, reason: 'No longer wanted' };
  const [status, message] = await refusal(fixture.client.send(studentPlanCalls.changeStatus, retire));
  expect([status, message]).toEqual([409, expect.stringContaining(`(link ${link!.id})`)]);
});

test('a paused plan is not sold, and its draft can be published', async () => {
  const plan = await published();
  const pause = { ...keyOf(plan), status: 'paused' as const, reason: 'New terms in January' };
  const { studentPlan: paused } = await fixture.done(studentPlanCalls.changeStatus, pause);
  const { studentId } = await fixture.learner('KA');
  await expect(fixture.quote({ studentId, item: { kind: 'plan', id: plan.id } })).rejects.toThrow('400');
  const { studentPlan } = await fixture.done(studentPlanCalls.update, { ...keyOf(paused), trialDays: 7 });
  const publish = { ...keyOf(studentPlan), status: 'published' as const, publishVersion: true };
  expect((await fixture.done(studentPlanCalls.changeStatus, publish)).studentPlan).toMatchObject({
    status: 'published',
    liveNo: 2,
  });
});

test('a plan that was sold is retired, not deleted', async () => {
  const plan = await published();
  await subscribed(plan, 99_900);
  const answer = fixture.client.send(studentPlanCalls.delete, keyOf(await read(plan.id)));
  expect(await refusal(answer)).toEqual([409, 'This plan was sold: retire it instead']);
});

test('a published version never changes', async () => {
  const { live } = await published();
  await expect(
    sql`update plan_prices set price_minor = 1 where plan_version_id = ${live!.id}`.execute(fixture.db),
  ).rejects.toThrow('a sold version is fixed');
});

test('an order between two plans is kept', async () => {
  const [starter, school] = [await named('Starter'), await named('School')];
  await fixture.done(studentPlanCalls.move, { ...keyOf(school), beforeId: starter.id });
  const names = async () => (await fixture.done(studentPlanCalls.list, { limit: 3 })).items.map(({ name }) => name);
  expect(await names()).toEqual(['Free', 'School', 'Starter']);
  await fixture.done(studentPlanCalls.move, { ...keyOf(await named('School')), beforeId: null });
  expect(await names()).toEqual(['Free', 'Starter', 'Learner']);
});

test('a trainer plan has a commission and limits of its own', async () => {
  const values = { name: 'Solo', periodUnit: 'month' as const, periodCount: 1, limits: { ads: 2 } };
  const without = await fixture.client.send(trainerPlanCalls.create, values as never);
  expect(refusedFields(without.body)).toEqual({ commissionBp: ['Commission is required'] });
  const { trainerPlan } = await fixture.done(trainerPlanCalls.create, { ...values, commissionBp: 1250 });
  expect(trainerPlan.draft).toMatchObject({
    commissionBp: 1250,
    limits: { proposals: null, ads: 2, offers: null, videos: null },
  });
});

test('the subscriptions of trainers need the right of trainer plans', async () => {
  const client = await fixture.api.signIn(4);
  expect((await client.send(subscriptionCalls.list, { audience: 'student' })).status).toBe(200);
  expect((await client.send(subscriptionCalls.list, { audience: 'trainer' })).status).toBe(403);
});
