import { randomUUID } from 'node:crypto';
import { conversationCalls, messageCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { eraseMessages } from './message-erase.queries';
import { done, messageFixture, type MessageFixture } from './testing';

let fixture: MessageFixture;
beforeAll(async () => void (fixture = await messageFixture()));
afterAll(() => fixture.close());

const statusOf = async (sent: Promise<{ status: number }>): Promise<number> => (await sent).status;
const old = (seq: number) =>
  sql`update messages set sent_at = now() - interval '16 minutes' where conversation_id = ${fixture.conversationId} and seq = ${seq}`.execute(
    fixture.api.database.db,
  );

it('a hundred messages that are sent at once are numbered without a gap, and the list has them in this order', async () => {
  const { admin, student, send, list } = fixture;
  const { lastSeq } = await list(admin);
  const sent = await Promise.all(
    Array.from({ length: 100 }, (_, no) => send(no % 2 ? admin : student, `At once ${no}`)),
  );
  const numbers = sent.map(({ seq }) => seq).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, no) => lastSeq + 1 + no));
  const { items } = await list(student, { after: lastSeq });
  expect(items.map(({ seq }) => seq)).toEqual(numbers);
  const times = items.map(({ sentAt }) => sentAt);
  expect([...times].sort()).toEqual(times);
}, 30_000);

it('a message that is sent again with the same client id is the same message, ten times at once too', async () => {
  const { admin, send, list } = fixture;
  const clientId = randomUUID();
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(admin, 'Once', clientId)));
  expect(new Set(sent.map(({ seq }) => seq)).size).toBe(1);
  const { items } = await list(admin, { after: sent[0]!.seq - 1 });
  expect(items.filter((each) => each.clientId === clientId)).toHaveLength(1);
});

it('read marks only go forward, and never past the last message', async () => {
  const { student, conversationId, send, admin } = fixture;
  const { seq } = await send(admin, 'Read me');
  const mark = (at: number) => done(student, messageCalls.read, { conversationId, seq: at });
  await Promise.all([seq, seq - 3, seq - 1, 1, 0].map(mark));
  expect(await mark(2)).toMatchObject({ readSeq: seq, deliveredSeq: seq, unread: 0 });
  expect(await mark(seq + 1000)).toMatchObject({ readSeq: seq, deliveredSeq: seq });
  await send(admin, 'One more');
  expect(await mark(seq)).toMatchObject({ readSeq: seq, unread: 1, unreadConversations: 1 });
  expect(await done(student, messageCalls.read, { conversationId, seq, delivered: seq + 1 })).toMatchObject({
    readSeq: seq,
    deliveredSeq: seq + 1,
    unread: 1,
  });
});

it('older messages are reached by number, and a page that was away asks for new messages and for changed ones', async () => {
  const { admin, send, list, conversationId } = fixture;
  const first = await send(admin, 'First of three');
  const before = await list(admin, { after: first.seq });
  await send(admin, 'Second of three');
  await done(admin, messageCalls.update, { conversationId, seq: first.seq, body: 'First, edited' });
  const now = await list(admin, { after: first.seq, changedAfter: before.lastChange });
  expect(now.items.map(({ body }) => body)).toEqual(['Second of three']);
  expect(now.changed).toMatchObject([
    { seq: first.seq, body: 'First, edited', editedAt: expect.any(String) as unknown },
  ]);
  expect(now.lastChange).toBe(before.lastChange + 1);
  const older = await list(admin, { before: first.seq, limit: 3 });
  expect(older.items.map(({ seq }) => seq)).toEqual([first.seq - 3, first.seq - 2, first.seq - 1]);
});

it('members and staff with the right read and write; staff who may only see cannot write; a stranger sees nothing', async () => {
  const { student, other, reader, stranger, conversationId } = fixture;
  const sent = () => ({ conversationId, clientId: randomUUID(), body: 'Hello' });
  expect([
    await statusOf(student.send(messageCalls.send, sent())),
    await statusOf(other.send(messageCalls.send, sent())),
    await statusOf(reader.send(messageCalls.list, { conversationId })),
    await statusOf(student.send(messageCalls.list, { conversationId })),
  ]).toEqual([200, 200, 200, 200]);
  expect(await reader.send(messageCalls.send, sent())).toMatchObject({
    status: 403,
    body: { missing: ['messageSend'] },
  });
  expect(await stranger.send(messageCalls.list, { conversationId })).toMatchObject({
    status: 403,
    body: { missing: ['messageList'] },
  });
  expect(await statusOf(stranger.send(messageCalls.list, { conversationId: 999_999 }))).toBe(403);
  expect(await statusOf(reader.send(messageCalls.list, { conversationId: 999_999 }))).toBe(404);
  expect(await statusOf(stranger.send(messageCalls.send, sent()))).toBe(403);
  expect(await statusOf(reader.send(messageCalls.read, { conversationId, seq: 1 }))).toBe(403);
});

it('one changes one’s own message for 15 minutes and no other’s; staff who may send remove any, others only their own', async () => {
  const { admin, student, send, conversationId } = fixture;
  const [ours, theirs] = [await send(admin, 'Ours'), await send(student, 'Theirs')];
  const edit = (client: typeof admin, seq: number) =>
    statusOf(client.send(messageCalls.update, { conversationId, seq, body: 'Other' }));
  const remove = (client: typeof admin, seq: number) =>
    statusOf(client.send(messageCalls.delete, { conversationId, seq }));
  expect([await edit(student, ours.seq), await edit(admin, theirs.seq), await edit(student, theirs.seq)]).toEqual([
    403, 403, 200,
  ]);
  await old(theirs.seq);
  expect(await edit(student, theirs.seq)).toBe(409);
  expect([await remove(student, ours.seq), await remove(admin, theirs.seq)]).toEqual([403, 200]);
  const { items } = await fixture.list(admin, { after: theirs.seq - 1, limit: 1 });
  expect(items).toMatchObject([{ seq: theirs.seq, body: '', files: [], removedAt: expect.any(String) as unknown }]);
  expect(await edit(admin, theirs.seq)).toBe(403);
});

it('the preview of a conversation follows an edit and a removal of its last message', async () => {
  const { admin, send, conversationId } = fixture;
  const preview = async () =>
    (await done(admin, conversationCalls.profile, { conversationId })).conversation.lastPreview;
  const { seq } = await send(admin, 'As sent');
  await done(admin, messageCalls.update, { conversationId, seq, body: 'As edited' });
  expect(await preview()).toBe('As edited');
  await done(admin, messageCalls.delete, { conversationId, seq });
  expect(await preview()).toBe('');
});

it('two people have one conversation, no matter who opens it, and at once too', async () => {
  const { admin, other, conversationId, student } = fixture;
  const open = async (client: typeof admin, userId: number) =>
    (await done(client, conversationCalls.direct, { userId })).conversation.id;
  expect(await open(admin, student.userId)).toBe(conversationId);
  const ids = await Promise.all([open(admin, other.userId), open(other, admin.userId), open(admin, other.userId)]);
  expect(new Set(ids).size).toBe(1);
  expect(await statusOf(admin.send(conversationCalls.direct, { userId: admin.userId }))).toBe(400);
});

it('e-mails and numbers of members and of people to write to are masked for who may not reveal them', async () => {
  const { api, admin, reader, other, student, conversationId } = fixture;
  const { rows } = await sql<{ email: string }>`
    update users set mobile_e164 = '+919845012345', first_name = 'Zenobia' where id = ${student.userId} returning email`.execute(
    api.database.db,
  );
  const email = rows[0]!.email;
  const memberFor = async (client: typeof admin) =>
    (await done(client, conversationCalls.profile, { conversationId })).members.find(
      ({ userId }) => userId === student.userId,
    );
  expect(await memberFor(admin)).toMatchObject({ email, mobile: '+919845012345' });
  expect(await memberFor(reader)).toMatchObject({
    email: expect.stringContaining('•••') as unknown,
    mobile: '+91 ••••• 2345',
  });
  await sql`delete from role_rights where role_id = 2 and right_name = 'piiReveal'`.execute(api.database.db);
  const { items } = await done(other, conversationCalls.people, { q: 'zenobia' });
  expect(items).toMatchObject([{ userId: student.userId, email: expect.stringContaining('•••') as unknown }]);
});

it('of an erased person nothing that they wrote is left, while numbers and what others wrote stay', async () => {
  const { api, admin, student, send, list, conversationId } = fixture;
  await send(student, 'My address is Elm Road 4');
  const { lastSeq, lastChange } = await list(admin);
  await eraseMessages(api.database.db, student.userId);
  const now = await list(admin, { after: lastSeq, changedAfter: lastChange });
  expect(now.changed.at(-1)).toMatchObject({ body: '', removedAt: expect.any(String) as unknown });
  expect(now.lastChange).toBeGreaterThan(lastChange);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from messages where sender_id = ${student.userId} and body <> ''`.execute(
    api.database.db,
  );
  expect(rows[0]?.n).toBe(0);
  expect((await done(admin, conversationCalls.profile, { conversationId })).conversation.lastPreview).toBe('');
});
