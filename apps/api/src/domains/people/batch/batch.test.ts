import { batchCalls, batchMemberCalls, meetingCalls } from '@lectern/contract/people';
import { constraintsOf } from '../testing';
import { batchFixture, dayFromNow, type BatchFixture } from './testing';

let fixture: BatchFixture;
beforeAll(async () => void (fixture = await batchFixture()));
afterAll(() => fixture.close());

const refused = async (call: Parameters<BatchFixture['admin']['send']>[0], request: object) => {
  const { status, body } = await fixture.admin.send(call, request as never);
  return [status, (body as { message: string }).message] as const;
};

test('a weekly pattern becomes meetings, and the batch lasts from the first to the last', async () => {
  const trainerId = await fixture.trainer();
  const batch = await fixture.batch({
    trainerId,
    meetings: [],
    rules: [
      { weekday: 1, localStart: '18:00', durationMinutes: 90 },
      { weekday: 3, localStart: '07:30', durationMinutes: 60 },
    ],
    startsOn: '2030-01-01',
    meetingCount: 5,
    timeZone: 'Europe/London',
  });
  const meetings = await fixture.meetings(batch.id);
  expect(meetings.map(({ localDate, localStart }) => `${localDate} ${localStart}`)).toEqual([
    '2030-01-02 07:30',
    '2030-01-07 18:00',
    '2030-01-09 07:30',
    '2030-01-14 18:00',
    '2030-01-16 07:30',
  ]);
  expect([batch.startsAt, batch.endsAt].map((at) => new Date(at).toISOString())).toEqual([
    '2030-01-02T07:30:00.000Z',
    '2030-01-16T08:30:00.000Z',
  ]);
  expect(batch).toMatchObject({
    status: '2',
    meetingsTotal: 5,
    meetingsHeld: 0,
    seatsTaken: 0,
    rules: [{ weekday: 1 }, { weekday: 3 }],
  });
});

test('a trainer holds one meeting at a time: the other’s title is said, and a substitute may hold it', async () => {
  const [trainerId, other] = [await fixture.trainer(), await fixture.trainer()];
  const time = { localDate: '2030-03-04', localStart: '10:00', durationMinutes: 60 };
  await fixture.batch({ title: 'Chemistry for beginners', trainerId, meetings: [time] });
  const second = {
    title: 'Physics',
    trainerId,
    meetings: [{ ...time, localStart: '10:30' }],
    kind: 'training',
    timeZone: 'Asia/Kolkata',
    seats: 2,
  } as const;
  const { status, body } = await fixture.admin.send(batchCalls.create, { ...second, meetings: [...second.meetings] });
  expect(status).toBe(409);
  expect(constraintsOf(body)['meetings[0].localStart']?.[0]).toContain('“Chemistry for beginners”');
  const later = await fixture.batch({ title: 'Physics', trainerId, meetings: [{ ...time, localStart: '11:00' }] });
  const [meeting] = await fixture.meetings(later.id);
  const moved = { id: meeting!.id, version: meeting!.version, localStart: '10:30' };
  expect((await fixture.admin.send(meetingCalls.update, moved)).status).toBe(409);
  const { meeting: held } = await fixture.done(meetingCalls.update, { ...moved, hostTrainerId: other });
  expect(held).toMatchObject({ localStart: '10:30', hostTrainerId: other });
  expect((await fixture.read(later.id)).startsAt).toBe(held.startsAt);
});

test('only verified trainers, only times that are to come, and booking at most a week after the first meeting', async () => {
  const draft = await fixture.trainer('draft');
  const base = {
    title: 'Grammar',
    kind: 'training',
    trainerId: fixture.standard,
    timeZone: 'Asia/Kolkata',
    seats: 3,
  } as const;
  const meetings = [{ localDate: '2030-05-06', localStart: '10:00', durationMinutes: 60 }];
  const errors = async (values: object) =>
    constraintsOf((await fixture.admin.send(batchCalls.create, { ...base, meetings, ...values })).body);
  expect(await errors({ trainerId: draft })).toEqual({ trainerId: ['Trainer is not verified'] });
  expect(await errors({ meetings: [{ ...meetings[0], localDate: '2020-05-06' }] })).toEqual({
    'meetings[0].localStart': ['This time has passed'],
  });
  expect(await errors({ bookingClosesAt: '2030-05-14T00:00:00Z' })).toEqual({
    bookingClosesAt: ['At most 7 days after the first meeting'],
  });
  expect(await errors({ timeZone: 'Mars/Olympus' })).toEqual({ timeZone: ['Time zone is Invalid'] });
  expect(await errors({ priceMinor: 5000 })).toEqual({ currency: ['Currency is required'] });
  expect(await errors({ meetings: [] })).toEqual({ meetings: ['Meetings is required'] });
  expect(await errors({ meetings: [meetings[0], { ...meetings[0], localStart: '10:30' }] })).toEqual({
    'meetings[1].localStart': ['This overlaps with another meeting of the plan'],
  });
});

test('a change of the zone moves the coming meetings, not their local times', async () => {
  const batch = await fixture.batch({ trainerId: await fixture.trainer() });
  const [before] = await fixture.meetings(batch.id);
  const { id, version } = batch;
  const { batch: moved } = await fixture.done(batchCalls.update, { id, version, timeZone: 'Europe/London' });
  const [after] = await fixture.meetings(id);
  expect(after).toMatchObject({ localDate: before!.localDate, localStart: before!.localStart });
  expect(after!.startsAt).not.toBe(before!.startsAt);
  expect(moved.startsAt).toBe(after!.startsAt);
});

test('a batch is cancelled with a reason: its meetings end, holds are freed, and nothing changes after that [3.4]', async () => {
  const batch = await fixture.batch();
  const [one, two] = [await fixture.student(), await fixture.student()];
  await fixture.book(batch.id, [one]);
  await fixture.book(batch.id, [two], 'reserved');
  const { id, version } = batch;
  expect(await refused(batchCalls.status, { id, version, to: '5' })).toEqual([400, 'Reason is required']);
  expect(await refused(batchCalls.status, { id, version, to: '4' })).toEqual([
    400,
    'Status can’t go from Upcoming to Completed'.replace('’', "'"),
  ]);
  const { batch: cancelled } = await fixture.done(batchCalls.status, {
    id,
    version,
    to: '5',
    reason: 'The trainer is ill',
  });
  expect(cancelled).toMatchObject({ status: '5', statusReason: 'The trainer is ill', seatsTaken: 1 });
  expect((await fixture.meetings(id)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect((await fixture.members(id)).map(({ state }) => state)).toEqual(['active', 'expired']);
  expect(await refused(batchMemberCalls.add, { batchId: id, studentIds: [two], as: 'active' })).toEqual([
    409,
    'This batch takes no students now',
  ]);
  expect(await refused(batchCalls.update, { id, version: cancelled.version, seats: 9 })).toEqual([
    409,
    'A cancelled batch can’t change',
  ]);
});

test('a batch with members is not deleted; one without is, and comes back unless its trainer is busy by now', async () => {
  const trainerId = await fixture.trainer();
  const time = { localDate: dayFromNow(400), localStart: '09:00', durationMinutes: 60 };
  const batch = await fixture.batch({ trainerId, meetings: [time] });
  const { members } = await fixture.done(batchMemberCalls.add, {
    batchId: batch.id,
    studentIds: [await fixture.student()],
    as: 'active',
  });
  expect(members).toMatchObject([{ state: 'active' }]);
  const { id, version } = await fixture.read(batch.id);
  expect(await refused(batchCalls.delete, { id, version })).toEqual([409, 'This batch has members: cancel it instead']);
  const [member] = await fixture.members(id);
  await fixture.done(batchMemberCalls.state, {
    id: member!.id,
    version: member!.version,
    to: 'left',
    reason: 'Moved away',
  });
  await fixture.done(batchCalls.delete, { id, version });
  const other = await fixture.batch({ title: 'Something else', trainerId, meetings: [time] });
  const restore = { id, version: (await fixture.read(id)).version };
  expect(await refused(batchCalls.restore, restore)).toEqual([
    409,
    'The trainer has “Something else” at the time of one of its meetings',
  ]);
  await fixture.done(batchCalls.delete, { id: other.id, version: other.version });
  expect((await fixture.done(batchCalls.restore, restore)).batch.deletedAt).toBeNull();
});

test('the list says of each batch what forbids its deletion: members, waiting students and held meetings', async () => {
  const batch = await fixture.batch({ seats: 1 });
  await fixture.done(batchMemberCalls.add, {
    batchId: batch.id,
    studentIds: [await fixture.student(), await fixture.student()],
    as: 'active',
  });
  const listed = await fixture.done(batchCalls.list, { filter: { title: `eq:${batch.title}` }, sort: '-updatedAt' });
  const { seatsTaken, waitlisted, meetingsHeld } = await fixture.read(batch.id);
  expect(listed.items.find(({ id }) => id === batch.id)).toMatchObject({ seatsTaken, waitlisted, meetingsHeld });
  expect({ seatsTaken, waitlisted, meetingsHeld }).toEqual({ seatsTaken: 1, waitlisted: 1, meetingsHeld: 0 });
});

test('seats never go below those that are taken', async () => {
  const batch = await fixture.batch();
  await fixture.book(batch.id, [await fixture.student(), await fixture.student()]);
  const { id, version } = await fixture.read(batch.id);
  expect(version).toBe(batch.version);
  expect(await refused(batchCalls.update, { id, version, seats: 1 })).toEqual([409, '2 seats are taken']);
  expect((await fixture.done(batchCalls.update, { id, version, seats: 2 })).batch.seats).toBe(2);
});
