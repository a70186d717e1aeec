import { categoryCalls, skillCalls } from '@lectern/contract/catalog';
import { demoCalls, meetingCalls, trainerCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { batchFixture, type BatchFixture } from '../batch/testing';

let fixture: BatchFixture;
let trainerId: number;
let userId: number;
beforeAll(async () => {
  fixture = await batchFixture();
  trainerId = await fixture.trainer();
  await fixture.zone('Europe/London');
  const { rows } = await sql<{ userId: number }>`
    update users u set time_zone = 'Europe/London' from trainers t where t.user_id = u.id and t.id = ${trainerId} returning u.id as user_id`.execute(
    fixture.db,
  );
  userId = rows[0]!.userId;
});
afterAll(() => fixture.close());

const week = async (on: string) => fixture.done(trainerCalls.week, { id: trainerId, on });
const at = (localDate: string, localStart: string) => ({ localDate, localStart, durationMinutes: 60 });
const shown = ({ items }: Awaited<ReturnType<typeof week>>) =>
  items.map(({ kind, title, day, from, to }) => [kind, title, `${day} ${from}–${to}`]);

test('a week has own meetings, those held for others and demos at the trainer’s own time, on both sides of a clock change', async () => {
  // Clocks in London go back on Sunday 31 October 2027; those of Kolkata stay.
  await fixture.batch({ title: 'Own', trainerId, meetings: [at('2027-10-30', '18:30'), at('2027-10-31', '18:30')] });
  const other = await fixture.batch({
    title: 'Of another',
    trainerId: await fixture.trainer(),
    meetings: [at('2027-10-28', '12:30')],
  });
  const [meeting] = await fixture.meetings(other.id);
  await fixture.done(meetingCalls.update, { id: meeting!.id, version: meeting!.version, hostTrainerId: trainerId });
  const { category } = await fixture.done(categoryCalls.create, { name: 'Sciences' });
  const { skill } = await fixture.done(skillCalls.create, { categoryId: category.id, name: 'Physics' });
  await fixture.done(demoCalls.create, {
    studentId: await fixture.student(),
    skillId: skill.id,
    trainerId,
    startsAt: '2027-10-31T23:30:00Z',
    durationMinutes: 60,
    timeZone: 'Europe/London',
  });
  const found = await week('2027-10-27');
  expect(found).toMatchObject({ timeZone: 'Europe/London', isOwnZone: true, monday: '2027-10-25' });
  expect(shown(found)).toEqual([
    ['meeting', 'Of another', '2027-10-28 08:00–09:00'],
    ['meeting', 'Own', '2027-10-30 14:00–15:00'],
    ['meeting', 'Own', '2027-10-31 13:00–14:00'],
    ['demo', expect.stringContaining('Asha') as string, '2027-10-31 23:30–00:30'],
  ]);
  expect(found.items.map(({ isSubstitute }) => isSubstitute)).toEqual([true, false, false, false]);
  expect((await week('2027-10-24')).items).toEqual([]);
  expect((await week('2027-11-01')).items).toEqual([]);
});

test('what is cancelled or held by a substitute is not in the week; without a zone of their own it is that of the business', async () => {
  const batch = await fixture.batch({
    trainerId,
    meetings: [at('2027-06-01', '12:00'), at('2027-06-02', '12:00'), at('2027-06-03', '12:00')],
  });
  const [one, two] = await fixture.meetings(batch.id);
  const key = (of: typeof one) => ({ id: of!.id, version: of!.version });
  await fixture.done(meetingCalls.state, { ...key(one), to: 'cancelled', reason: 'Holiday' });
  await fixture.done(meetingCalls.update, { ...key(two), hostTrainerId: await fixture.trainer() });
  expect((await week('2027-06-06')).items.map(({ day }) => day)).toEqual(['2027-06-03']);
  await sql`update users set time_zone = null where id = ${userId}`.execute(fixture.db);
  expect(await week('2027-06-06')).toMatchObject({ isOwnZone: false, monday: '2027-05-31' });
  expect((await fixture.admin.send(trainerCalls.week, { id: 999_999 })).status).toBe(404);
});
