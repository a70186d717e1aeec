import {
  couponCalls,
  invoiceCalls,
  paylinkCalls,
  paymentCalls,
  refundCalls,
  subscriptionCalls,
  subscriptionChangeCalls,
  subscriptionPageCalls,
} from '@lectern/contract/commerce';
import { studentCalls, trainerCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from './testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

const professional = 79_900;

/** Sells *Professional* for 799.00 rupees and has it paid. */
const sold = async (trainerId: number) => {
  const item = await fixture.trainerPlan('Professional');
  const { link } = await fixture.generate({ trainerId, item, expectedTotalMinor: professional });
  await fixture.payAtBank(link!.url!, 'pay');
  await fixture.runInbox();
  return link!;
};
const subscriptionsOf = async (trainerId: number) =>
  (
    await fixture.done(subscriptionCalls.list, {
      audience: 'trainer',
      filter: { personId: `eq:${trainerId}` },
      sort: 'createdAt',
    })
  ).items;
/** The running period of a trainer ends in so many days. */
const endIn = async (trainerId: number, days: number): Promise<void> => {
  await sql`
    update subscriptions set anchor_at = anchor_at - (period_ends_at - money_now()) + make_interval(days => ${days}),
      period_ends_at = money_now() + make_interval(days => ${days}) where trainer_id = ${trainerId} and status = 'active'`.execute(
    fixture.db,
  );
};

test('a trainer plan is quoted, paid, and begins with an invoice to the trainer', async () => {
  const { trainerId, userId } = await fixture.trainer('KA');
  const { buyer } = await fixture.done(paylinkCalls.buyer, { trainerId });
  expect(buyer).toMatchObject({ trainerId, studentId: null, userId, plan: null, paidOrders: 0 });
  const item = await fixture.trainerPlan('Professional');
  const price = await fixture.quote({ trainerId, item });
  expect(price).toMatchObject({
    totalMinor: professional,
    period: { from: null },
    renewal: { unit: 'month', count: 1 },
  });
  const link = await sold(trainerId);
  expect(link).toMatchObject({ trainerId, studentId: null, personName: buyer.name });
  const [plan] = await subscriptionsOf(trainerId);
  expect(plan).toMatchObject({ status: 'active', plan: 'Professional', personId: trainerId, priceMinor: professional });
  expect(await fixture.order(link.orderId)).toMatchObject({ status: 'paid', accessState: 'given', studentId: null });
  expect(await fixture.count('ledger', link.orderId)).toBe(1);
  const ofTrainer = { filter: { trainerId: `eq:${trainerId}` } };
  const { items: papers } = await fixture.done(invoiceCalls.list, ofTrainer);
  expect(papers).toMatchObject([{ kind: 'invoice', personName: buyer.name, totalMinor: professional }]);
  const { items: payments } = await fixture.done(paymentCalls.list, ofTrainer);
  expect(payments).toMatchObject([{ trainerId, studentId: null, status: 'paid', access: 'given' }]);
  const { order } = await fixture.done(paymentCalls.detail, { id: payments[0]!.id });
  expect(order).toMatchObject({ trainerId, learnerName: buyer.name, item: { kind: 'plan', id: item.id } });
  const { items: links } = await fixture.done(paylinkCalls.list, ofTrainer);
  expect(links.map(({ id }) => id)).toEqual([link.id]);
  expect((await fixture.done(paylinkCalls.buyer, { trainerId })).buyer).toMatchObject({
    plan: { title: 'Professional' },
    paidOrders: 1,
  });
});

test('a trainer is found by mobile number next to students, and only trainer plans are offered', async () => {
  const { trainerId, userId } = await fixture.trainer('KA');
  await sql`update users set mobile_e164 = '+919845011223' where id = ${userId}`.execute(fixture.db);
  const { id: countryId } = await fixture.db
    .selectFrom('countries')
    .select('id')
    .where('iso2', '=', 'IN')
    .executeTakeFirstOrThrow();
  const { matches } = await fixture.done(studentCalls.findByMobile, { mobile: '98450 11223', countryId });
  expect(matches).toMatchObject([{ trainerId, studentId: null, roleName: 'Trainer' }]);
  const { items } = await fixture.done(paylinkCalls.items, { currency: 'INR', trainerId });
  expect(items.map(({ title, audience }) => [title, audience])).toEqual([
    ['Basic', 'trainer'],
    ['Professional', 'trainer'],
    ['Studio', 'trainer'],
  ]);
  expect((await fixture.done(paylinkCalls.items, { currency: 'INR', trainerId, kind: 'course' })).total).toBe(0);
});

describe('a sale to the wrong audience is refused at the item', () => {
  const refused = async (request: object): Promise<void> => {
    const { status, body } = await fixture.client.send(paylinkCalls.quote, { currency: 'INR', ...request } as never);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: [{ property: 'item' }] });
  };

  test('a student plan to a trainer', async () => {
    const { trainerId } = await fixture.trainer('KA');
    await refused({ trainerId, item: await fixture.plan('Learner') });
  });

  test('a trainer plan to a student', async () => {
    const { studentId } = await fixture.learner('KA');
    await refused({ studentId, item: await fixture.trainerPlan('Professional') });
  });

  test('a course or a seat to a trainer', async () => {
    const { trainerId } = await fixture.trainer('KA');
    for (const kind of ['course', 'batch']) {
      await refused({ trainerId, item: { kind, id: 1 } });
      await refused({ trainerId, item: { kind, id: 1, audience: 'trainer' } });
    }
  });
});

test('a sale names one buyer, and a suspended trainer buys nothing', async () => {
  const { trainerId } = await fixture.trainer('KA');
  const { studentId } = await fixture.learner('KA');
  const item = await fixture.trainerPlan('Professional');
  const request = { currency: 'INR', item };
  expect((await fixture.client.send(paylinkCalls.quote, request as never)).status).toBe(400);
  expect((await fixture.client.send(paylinkCalls.quote, { ...request, trainerId, studentId })).status).toBe(400);
  await sql`update trainers set state = 'suspended' where id = ${trainerId}`.execute(fixture.db);
  expect((await fixture.client.send(paylinkCalls.quote, { ...request, trainerId })).status).toBe(404);
});

test('the period that follows is asked for by a link, and its payment begins at the old end', async () => {
  const { trainerId } = await fixture.trainer('KA');
  await sold(trainerId);
  await endIn(trainerId, 5);
  const { id, periodEndsAt } = (await subscriptionsOf(trainerId))[0]!;
  await fixture.runRenewals();
  const { items } = await fixture.done(paylinkCalls.list, {
    filter: { trainerId: `eq:${trainerId}`, status: 'eq:open' },
  });
  expect(items).toMatchObject([{ trainerId, totalMinor: professional, item: { title: 'Professional' } }]);
  const { link } = await fixture.done(paylinkCalls.detail, { id: items[0]!.id });
  await fixture.payAtBank(link.url!, 'pay');
  await fixture.runInbox();
  const { subscription } = await fixture.done(subscriptionPageCalls.detail, { id });
  expect(subscription).toMatchObject({ audience: 'trainer', status: 'active', periodNo: 2 });
  expect(subscription.periods[0]).toMatchObject({ no: 2, startsAt: periodEndsAt });
});

test('a plan without payment is past due, then over, and another one begins after it', async () => {
  const { trainerId } = await fixture.trainer('KA');
  await sold(trainerId);
  await sold(trainerId);
  expect((await subscriptionsOf(trainerId)).map(({ status }) => status)).toEqual(['active', 'scheduled']);
  await sql`
    update subscriptions set period_ends_at = money_now() - interval '1 hour' where trainer_id = ${trainerId} and status = 'active'`.execute(
    fixture.db,
  );
  await sql`update subscriptions set starts_at = money_now() where trainer_id = ${trainerId} and status = 'scheduled'`.execute(
    fixture.db,
  );
  await fixture.runSubscriptions();
  expect((await subscriptionsOf(trainerId)).map(({ status }) => status)).toEqual(['expired', 'active']);
});

test('a trainer has one trial, and moves to another trainer plan', async () => {
  const { trainerId } = await fixture.trainer('KA');
  const { id: planId } = await fixture.trainerPlan('Professional');
  const { id } = await fixture.done(subscriptionChangeCalls.trial, { trainerId, planId });
  expect(await subscriptionsOf(trainerId)).toMatchObject([{ id, status: 'trial', plan: 'Professional' }]);
  expect((await fixture.client.send(subscriptionChangeCalls.trial, { trainerId, planId })).status).toBe(409);
  const { offers } = await fixture.done(subscriptionPageCalls.offers, { id });
  expect(offers.map(({ name }) => name)).toEqual(['Basic', 'Professional', 'Studio']);
  const { subscription } = await fixture.done(subscriptionPageCalls.detail, { id });
  const studio = (await fixture.trainerPlan('Studio')).id;
  await fixture.done(subscriptionChangeCalls.move, { id, version: subscription.version, planId: studio });
  expect((await fixture.done(subscriptionPageCalls.detail, { id })).subscription.nextPlan).toBe('Studio');
});

test('a refund takes the plan of a trainer back', async () => {
  const { trainerId } = await fixture.trainer('KA');
  const { orderId } = await sold(trainerId);
  const { items } = await fixture.done(paymentCalls.list, { filter: { trainerId: `eq:${trainerId}` } });
  const { refund } = await fixture.done(refundCalls.create, {
    paymentId: items[0]!.id,
    amountMinor: professional,
    reason: 'Bought by mistake',
    takeBack: true,
  });
  expect(refund).toMatchObject({ trainerId, studentId: null });
  await fixture.runInbox();
  expect(await fixture.order(orderId)).toMatchObject({ status: 'refunded', accessState: 'taken_back' });
  expect(await subscriptionsOf(trainerId)).toMatchObject([{ status: 'cancelled' }]);
});

test('the code of a coupon is checked for a trainer', async () => {
  const { trainerId } = await fixture.trainer('KA');
  const { id: itemId } = await fixture.trainerPlan('Professional');
  const request = { code: 'NOTHERE', itemKind: 'plan', itemId, currency: 'INR', trainerId } as const;
  expect(await fixture.done(couponCalls.check, request)).toMatchObject({ fits: false });
});

test('a trainer is among the uses of a coupon, with the id of their page', async () => {
  const { trainerId } = await fixture.trainer('KA');
  const { coupon } = await fixture.done(couponCalls.create, {
    ...{ code: 'FORTRAINERS', name: 'A tenth off', discountKind: 'percent', percentBp: 1000 },
    ...{ amounts: [{ currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 }], appliesTo: 'all' },
    ...{ audience: 'everyone', perUserLimit: 1, totalLimit: 10 },
    ...{
      startsAt: new Date(Date.now() - 60_000).toISOString(),
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
  });
  await fixture.done(couponCalls.changeStatus, { id: coupon.id, version: coupon.version, status: 'active' });
  const item = await fixture.trainerPlan('Professional');
  await fixture.generate({
    trainerId,
    item,
    couponCode: 'FORTRAINERS',
    expectedTotalMinor: (professional * 9) / 10,
  });
  const { items } = await fixture.done(couponCalls.users, { id: coupon.id });
  expect(items).toMatchObject([{ user: { studentId: null, trainerId }, use: { state: 'reserved' } }]);
});

test('erasing a trainer empties the payer of orders', async () => {
  const { trainerId } = await fixture.trainer('KA');
  const { orderId } = await sold(trainerId);
  const { trainer } = await fixture.done(trainerCalls.detail, { id: trainerId });
  await fixture.done(trainerCalls.erase, {
    id: trainerId,
    version: trainer.version,
    typedName: trainer.name,
    reason: 'Asked to be forgotten',
  });
  expect((await fixture.order(orderId)).billTo).toEqual({});
});
