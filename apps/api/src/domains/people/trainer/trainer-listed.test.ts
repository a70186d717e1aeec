import { agencyCalls, demoCalls, studentCalls, trainerCalls, type DemoRow } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform';
import type { ListRequest } from '@lectern/contract';
import { sql } from 'kysely';
import { random } from '../../../seed/random';
import { trainerFixture, type TrainerFixture } from './testing';

const { below, pick } = random(20261124);
const names = ['Priya', 'Zoë', 'JOÃO', 'Álvaro', 'O’Neil', 'jo'] as const;
let fixture: TrainerFixture;
let countries: readonly [number, ...number[]];
let agencies: readonly [number, ...number[]];
let studentId: number;

const agency = async (name: string): Promise<number> =>
  (await fixture.done(agencyCalls.step1, { ...fixture.fields(), name })).agency.id;
beforeAll(async () => {
  fixture = await trainerFixture();
  countries = [fixture.india, await fixture.countryOf('KE'), await fixture.countryOf('NP')];
  agencies = [await agency('Hill Tutors'), await agency('River Tutors')];
  studentId = (await fixture.done(studentCalls.create, { ...fixture.fields(), firstName: 'Devi' })).student.id;
  for (let n = 0; n < 12; n += 1) await fixture.make({ firstName: pick(names), lastName: pick(names) });
});
afterAll(() => fixture.close());

let hour = 0;
/** A demo lesson of this trainer that took place, with so many stars. */
const rated = async (trainerId: number, rating: number | null): Promise<DemoRow> => {
  await sql`update trainers set state = 'verified' where id = ${trainerId}`.execute(fixture.db);
  const { demo } = await fixture.done(demoCalls.create, {
    ...{ studentId, skillId: fixture.physics, trainerId, durationMinutes: 30, timeZone: 'Asia/Kolkata' },
    startsAt: new Date(Date.UTC(2099, 0, 1, (hour += 1))).toISOString(),
  });
  const { id, version } = demo;
  return (await fixture.done(demoCalls.state, { id, version, to: 'done', outcome: 'thinking', rating })).demo;
};
const listed = async (filter: ListRequest['filter']) =>
  (await fixture.done(trainerCalls.list, { filter, limit: 100 })).items;

/** One of the writes that staff make, on any trainer. */
const write = async (): Promise<void> => {
  const { items } = await fixture.done(trainerCalls.list, { limit: 100 });
  const kept = items.filter(({ email }) => email !== null); // who is erased is written no more
  const { id, version, userId, name, status: state } = kept[below(kept.length)]!;
  await pick<() => unknown>([
    () => fixture.done(trainerCalls.update, { id, version, firstName: pick(names) }),
    () => fixture.done(trainerCalls.update, { id, version, countryId: pick(countries), mobile: '+9779820100000' }),
    () => fixture.done(trainerCalls.update, { id, version, agencyId: pick([...agencies, null]) }),
    () =>
      state !== 'suspended' &&
      fixture.done(trainerCalls.suspend, { id, version, reason: 'Asked for a pause', confirm: true }),
    () => fixture.done(trainerCalls.delete, { id, version }),
    async () => {
      await fixture.done(trainerCalls.delete, { id, version });
      const deleted = await fixture.done(trainerCalls.list, { deleted: 'only', limit: 100 });
      const { version: last } = deleted.items.find((row) => row.id === id)!;
      await fixture.done(trainerCalls.restore, { id, version: last });
    },
    async () => {
      const { user } = await fixture.done(userCalls.detail, { id: userId });
      const { id: of, version: read, status } = user;
      await (status === 'blocked'
        ? fixture.done(userCalls.unblock, { id: of, version: read })
        : fixture.done(userCalls.block, { id: of, version: read, reason: 'Asked for a pause' }));
    },
    () => rated(id, pick([1, 2, 3, 4, 5, null])),
    () => sql`update demos set deleted_at = now() where trainer_id = ${id}`.execute(fixture.db),
    () => fixture.done(trainerCalls.erase, { id, version, typedName: name, reason: 'Asked for it by letter' }),
    () => fixture.make({ firstName: pick(names), lastName: pick(names), agencyId: pick(agencies) }),
  ])();
};

const columnsOfList = sql.raw(
  'id, user_id, agency_id, country_id, created_at, updated_at, deleted_at, account_deleted_at, role_id, state, name, search_text, names_text, rating',
);

it('whatever is written, the list holds what the two tables say, and the counters are those of the rows', async () => {
  for (let n = 0; n < 50; n += 1) await write();
  const { rows } = await sql`
    (select * from trainers_to_list except select ${columnsOfList} from trainers_listed) union all (select ${columnsOfList} from trainers_listed except select * from trainers_to_list)`.execute(
    fixture.db,
  );
  expect(rows).toEqual([]);
  const { rows: wrong } = await sql`
    select t.id, t.rating_sum, t.rating_count from trainers t left join demos d on d.trainer_id = t.id and d.student_rating is not null and d.deleted_at is null
      group by t.id having t.rating_count <> count(d.id) or t.rating_sum <> coalesce(sum(d.student_rating), 0)
    union all select a.id, a.trainers_count, 0 from agencies a left join trainers t on t.agency_id = a.id and t.deleted_at is null group by a.id having a.trainers_count <> count(t.id)`.execute(
    fixture.db,
  );
  expect(wrong).toEqual([]);
});

it('filters by the stars that students gave on average', async () => {
  const [good, fair] = [await fixture.make(), await fixture.make()];
  for (const stars of [5, 4]) await rated(good.id, stars);
  await rated(fair.id, 3);
  await rated(fair.id, null);
  const found = async (condition: string) =>
    (await listed({ rating: condition })).filter(({ id }) => id === good.id || id === fair.id).map((row) => row.rating);
  expect(await found('gte:4')).toEqual([4.5]);
  expect(await found('between:1,3')).toEqual([3]);
  expect((await found('gte:3')).toSorted()).toEqual([3, 4.5]);
  expect((await listed({ rating: 'empty:true' })).map(({ id }) => id)).not.toContain(fair.id);
});

it('of the agencies, the step that is next and the number of trainers are filtered by, and the number sorted', async () => {
  const third = await agency('Third Tutors');
  await sql`update agencies set onboarding_step = 3 where id = ${third}`.execute(fixture.db);
  for (let n = 0; n < 3; n += 1) await fixture.make({ agencyId: third });
  const found = async (request: ListRequest) =>
    (await fixture.done(agencyCalls.list, request)).items.map(({ name }) => name);
  expect(await found({ filter: { onboardingStep: 'in:3,4' } })).toEqual(['Third Tutors']);
  expect(await found({ filter: { trainersCount: 'eq:3', onboardingStep: 'eq:3' } })).toEqual(['Third Tutors']);
  expect(await found({ filter: { onboardingStep: 'eq:5' } })).toEqual([]);
  const counts = (await fixture.done(agencyCalls.list, { sort: '-trainersCount' })).items.map(
    (row) => row.trainersCount,
  );
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});
