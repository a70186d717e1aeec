import { randomUUID } from 'node:crypto';
import { conversationCalls, messageCalls } from '@lectern/contract/people';
import type { LiveEvents } from '@lectern/contract/platform/live';
import { sql } from 'kysely';
import type { Socket } from 'socket.io-client';
import { done, messageFixture, type MessageFixture } from '../../domains/people/message/testing';
import { openSocket } from './testing';

let fixture: MessageFixture;
const sockets: Socket[] = [];
beforeAll(async () => void (fixture = await messageFixture()));
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
afterAll(() => fixture.close());

const next = <T>(socket: Socket, event: string): Promise<T> => new Promise((resolve) => socket.once(event, resolve));
const connected = async (client: MessageFixture['admin']): Promise<Socket> => {
  const socket = await openSocket(client);
  sockets.push(socket);
  return socket;
};
const enter = (socket: Socket, id: unknown): Promise<boolean> => socket.emitWithAck('enter', id) as Promise<boolean>;

it('members and staff who may see it enter a conversation and hear what is written, longer than a notification may be too', async () => {
  const { admin, student, reader, stranger, conversationId, send } = fixture;
  const [member, staff, other] = [await connected(student), await connected(reader), await connected(stranger)];
  expect([await enter(member, conversationId), await enter(staff, conversationId)]).toEqual([true, true]);
  expect([await enter(other, conversationId), await enter(member, 999_999), await enter(member, 'x')]).toEqual([
    false,
    false,
    false,
  ]);
  const heard = [member, staff].map((socket) => next<LiveEvents['message.new']>(socket, 'message.new'));
  let strangeNews = 0;
  other.on('message.new', () => (strangeNews += 1));
  const body = 'x'.repeat(8000);
  const { seq } = await send(admin, body);
  for (const { message, conversationId: id } of await Promise.all(heard))
    expect([id, message.seq, message.body]).toEqual([conversationId, seq, body]);
  const read = next<LiveEvents['message.read']>(staff, 'message.read');
  await done(student, messageCalls.read, { conversationId, seq });
  expect(await read).toMatchObject({ conversationId, userId: student.userId, readSeq: seq, deliveredSeq: seq });
  expect(strangeNews).toBe(0);
});

it('that somebody is writing is passed on once in three seconds, and only from a page that is in the conversation', async () => {
  const { admin, student, reader, conversationId } = fixture;
  const [writer, hearer, outside] = [await connected(student), await connected(admin), await connected(reader)];
  await enter(writer, conversationId);
  await enter(hearer, conversationId);
  const heard: LiveEvents['typing'][] = [];
  hearer.on('typing', (event: LiveEvents['typing']) => heard.push(event));
  outside.emit('typing', conversationId);
  for (let times = 0; times < 3; times += 1) writer.emit('typing', conversationId);
  await next(hearer, 'typing');
  // Each socket answers in order: earlier events are done by then.
  for (const socket of [outside, writer, hearer]) await enter(socket, conversationId);
  expect(heard).toMatchObject([{ conversationId, userId: student.userId }]);
});

it('a page enters at most eight conversations, and one more when it has left one', async () => {
  const { admin, api } = fixture;
  const ids: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    const { id: userId } = await api.person(15);
    ids.push((await done(admin, conversationCalls.direct, { userId })).conversation.id);
  }
  const socket = await connected(admin);
  const entered: boolean[] = [];
  for (const id of ids) entered.push(await enter(socket, id));
  expect(entered).toEqual([...Array<boolean>(8).fill(true), false]);
  socket.emit('leave', ids[0]);
  expect(await enter(socket, ids[8])).toBe(true);
});

it('who may not read any more is put out at once, and hears nothing more', async () => {
  const { api, admin, reader, conversationId } = fixture;
  const socket = await connected(reader);
  await enter(socket, conversationId);
  const out = next<LiveEvents['entered']>(socket, 'entered');
  await sql`delete from role_rights where role_id = 3 and right_name = 'messageList'`.execute(api.database.db);
  await sql`update roles set rights_epoch = rights_epoch + 1 where id = 3`.execute(api.database.db);
  expect(await out).toEqual({ conversationId, isIn: false });
  const member = await connected(admin);
  await enter(member, conversationId);
  const heard = next(member, 'message.new');
  let news = 0;
  socket.on('message.new', () => (news += 1));
  await done(admin, messageCalls.send, { conversationId, clientId: randomUUID(), body: 'Not for everybody' });
  await heard;
  // Its own socket answers in order: the message would have come before.
  expect(await enter(socket, conversationId)).toBe(false);
  expect(news).toBe(0);
});
