import { batchCalls, meetingCalls } from '@lectern/contract/people';
import type { LiveEvents } from '@lectern/contract/platform/live';
import { sql } from 'kysely';
import type { Socket } from 'socket.io-client';
import { batchFixture, type BatchFixture } from '../../domains/people/batch/testing';
import { openSocket } from './testing';

let fixture: BatchFixture;
const sockets: Socket[] = [];
beforeAll(async () => void (fixture = await batchFixture()));
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
afterAll(() => fixture.close());

type Heard = { readonly event: string } & LiveEvents['batch.changed'];
const connected = async (client: BatchFixture['admin']): Promise<Socket> => {
  const socket = await openSocket(client);
  sockets.push(socket);
  return socket;
};
const enter = (socket: Socket, id: unknown): Promise<boolean> =>
  socket.emitWithAck('enterBatch', id) as Promise<boolean>;
const hearing = (socket: Socket): Heard[] => {
  const heard: Heard[] = [];
  for (const event of ['batch.changed', 'meeting.changed', 'seats.changed'])
    socket.on(event, (data: LiveEvents['batch.changed']) => heard.push({ ...data, event }));
  return heard;
};
const until = async (isTrue: () => boolean): Promise<void> => {
  for (let times = 0; times < 200 && !isTrue(); times += 1) await new Promise((resolve) => setTimeout(resolve, 25));
};

test('an open page of a batch hears of its seats, its meetings and itself, and of no other batch', async () => {
  const [batch, other] = [await fixture.batch(), await fixture.batch()];
  const socket = await connected(fixture.sales);
  expect(await enter(socket, batch.id)).toBe(true);
  const heard = hearing(socket);
  const events = (): string => [...new Set(heard.map(({ event }) => event))].sort().join();
  await fixture.book(other.id, [await fixture.student()]);
  await fixture.book(batch.id, [await fixture.student()]);
  await until(() => heard.length > 0);
  expect(events()).toBe('seats.changed');
  const [meeting] = await fixture.meetings(batch.id);
  const { id, version } = meeting!;
  await fixture.done(meetingCalls.update, { id, version, topic: 'Fractions' });
  await until(() => events().includes('meeting'));
  expect(events()).toBe('meeting.changed,seats.changed');
  const row = await fixture.read(batch.id);
  await fixture.done(batchCalls.update, { id: row.id, version: row.version, title: 'Algebra at noon' });
  await until(() => events().includes('batch'));
  expect(events()).toBe('batch.changed,meeting.changed,seats.changed');
  expect(new Set(heard.map(({ batchId }) => batchId))).toEqual(new Set([batch.id]));
});

test('what the clock does to seats is heard as well', async () => {
  const batch = await fixture.batch();
  const socket = await connected(fixture.admin);
  await enter(socket, batch.id);
  const heard = hearing(socket);
  await sql`update batches set seats_taken = seats_taken where id = ${batch.id}`.execute(fixture.db);
  await sql`update batches set seats_taken = 1 where id = ${batch.id}`.execute(fixture.db);
  await until(() => heard.length > 0);
  expect(heard).toEqual([{ event: 'seats.changed', batchId: batch.id }]);
});

test('only who may read batches enters, at most four at a time, and is out as soon as the right is gone', async () => {
  const student = await connected(await fixture.api.signIn(15));
  const socket = await connected(fixture.sales);
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await fixture.batch()).id);
  expect([await enter(student, ids[0]), await enter(socket, 'x'), await enter(socket, -1)]).toEqual([
    false,
    false,
    false,
  ]);
  const entered: boolean[] = [];
  for (const id of ids) entered.push(await enter(socket, id));
  expect(entered).toEqual([true, true, true, true, false]);
  socket.emit('leaveBatch', ids[0]);
  expect(await enter(socket, ids[4])).toBe(true);
  const reader = await connected(fixture.admin);
  await enter(reader, ids[4]);
  const [heard, readerHeard] = [hearing(socket), hearing(reader)];
  const revised = new Promise((resolve) => socket.once('revision', resolve));
  await sql`delete from role_rights where role_id = 4 and right_name in ('studentList', 'trainerList', 'trainingAdList')`.execute(
    fixture.db,
  );
  await sql`update roles set rights_epoch = rights_epoch + 1 where id = 4`.execute(fixture.db);
  await revised;
  await fixture.book(ids[4]!, [await fixture.student()]);
  await until(() => readerHeard.length > 0);
  expect(readerHeard).not.toEqual([]);
  expect(await enter(socket, ids[4])).toBe(false);
  expect(heard).toEqual([]);
});
