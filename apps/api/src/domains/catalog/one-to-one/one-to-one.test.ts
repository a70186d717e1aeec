import { oneToOneCalls, type OfferStatus, type OneToOneDetail } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { testApi } from '../../../testing';
import { constraintsOf } from '../testing';

let api: Awaited<ReturnType<typeof testApi>>;
let admin: Awaited<ReturnType<typeof api.signIn>>;
let trainers: readonly number[];
let skills: readonly { readonly id: number; readonly categoryId: number }[];
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  admin = await api.signIn(1);
  const { db } = api.database;
  await sql`delete from one_to_one_offers`.execute(db);
  const found = await sql<{ id: number }>`
    select r.id from trainers r join users u on u.id = r.user_id where r.state = 'verified' and u.status = 'active' and r.deleted_at is null order by r.id`.execute(
    db,
  );
  trainers = found.rows.map(({ id }) => id);
  const taught = await sql<{ id: number; categoryId: number }>`
    select s.id, s.category_id from skills s join categories c on c.id = s.category_id where s.status = 'active' and c.status = 'active' order by s.id`.execute(
    db,
  );
  skills = taught.rows;
});
afterAll(() => api.close());

let number = 0;
const valuesOf = (own: object) => {
  const { id: skillId, categoryId } = skills[(number += 1) % skills.length]!;
  const base = {
    languageId: 1,
    sessionMinutes: 60,
    trialMinutes: 0,
    currency: 'INR',
    rate: '500',
    timeZone: 'Asia/Kolkata',
  };
  return { ...base, trainerId: trainers[0]!, skillId, categoryId, title: `Offer ${number}`, ...own };
};
const slot = (weekday: number, startsAt: string, endsAt: string) => ({ weekday, startsAt, endsAt });
const monday = { slots: [slot(1, '18:00', '19:00')] };
const create = (own: object) => admin.send(oneToOneCalls.create, valuesOf(own) as never);
const offerOf = (body: unknown) => (body as { result: { oneToOne: OneToOneDetail } }).result.oneToOne;
const make = async (own: object) => offerOf((await create(own)).body);
const change = ({ id, version }: OneToOneDetail, status: OfferStatus, reason?: string) =>
  admin.send(oneToOneCalls.changeStatus, { id, version, status, ...(reason && { reason }) });
const activated = async (own: object) => offerOf((await change(await make(own), 'active')).body);
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, constraintsOf(body)];

it('its slots are written as a whole, from Monday on, and never overlap each other', async () => {
  const offer = await make({ slots: [slot(3, '08:00', '09:00'), slot(1, '18:00', '19:00')] });
  expect(offer.slots).toEqual([slot(1, '18:00', '19:00'), slot(3, '08:00', '09:00')]);
  const twice = { slots: [slot(1, '18:00', '19:00'), slot(1, '18:30', '19:30')] };
  expect(refusal(await create(twice))).toEqual([400, { 'slots[1]': ['Slot 2 overlaps another slot'] }]);
});

it('an offer is activated with a slot that no other active offer of its trainer has; drafts may overlap', async () => {
  const trainerId = trainers[1]!;
  expect(refusal(await change(await make({ trainerId }), 'active'))).toEqual([
    400,
    { slots: ['A weekly slot is required'] },
  ]);
  const first = await activated({ trainerId, ...monday });
  const second = await make({ trainerId, slots: [slot(2, '08:00', '09:00'), slot(1, '18:30', '19:00')] });
  const overlaps = { 'slots[0]': [`Slot 1 overlaps a slot of “${first.title}”`] };
  expect(refusal(await change(second, 'active'))).toEqual([400, overlaps]);
  await change(first, 'paused', 'On a journey');
  expect((await change(second, 'active')).status).toBe(200);
});

it('an active offer stays free of overlaps when its slots, zone or trainer change', async () => {
  const [one, other] = [trainers[2]!, trainers[3]!];
  await activated({ trainerId: one, ...monday });
  const offer = await activated({ trainerId: one, slots: [slot(1, '20:00', '21:00')] });
  const update = (own: object) => admin.send(oneToOneCalls.update, { id: offer.id, version: offer.version, ...own });
  expect((await update({ slots: [slot(1, '18:30', '19:30')] })).status).toBe(400);
  // 19:00 in Dhaka is 18:30 in Kolkata.
  expect((await update({ timeZone: 'Asia/Dhaka', slots: [slot(1, '19:00', '19:30')] })).status).toBe(400);
  expect((await update({ slots: [] })).status).toBe(400);
  const elsewhere = await activated({ trainerId: other, ...monday });
  const { id, version } = elsewhere;
  expect((await admin.send(oneToOneCalls.update, { id, version, trainerId: one })).status).toBe(400);
});

it('a trainer hears of a block and of its end, with the reason', async () => {
  const offer = await make({ trainerId: trainers[4]! });
  expect(refusal(await change(offer, 'blocked'))).toEqual([400, { reason: ['Reason is required'] }]);
  const blocked = offerOf((await change(offer, 'blocked', 'Two students complained')).body);
  expect((await change(blocked, 'active')).status).toBe(400);
  expect((await change(blocked, 'paused', 'It is cleared up')).status).toBe(200);
  const { rows } = await sql<{ title: string; body: string }>`
    select title, body from notifications where dedupe_key like ${`one-to-one:${offer.id}:%`} order by id`.execute(
    api.database.db,
  );
  expect(rows).toEqual([
    { title: `Your offer is blocked: ${offer.title}`, body: 'Two students complained' },
    { title: `Your offer is no longer blocked: ${offer.title}`, body: 'It is cleared up' },
  ]);
});
