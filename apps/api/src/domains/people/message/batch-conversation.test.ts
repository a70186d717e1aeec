import { randomUUID } from 'node:crypto';
import { messageCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { conversationOfBatch, joinBatchConversation, leaveBatchConversation } from './members';
import { done, messageFixture, type MessageFixture } from './testing';

let fixture: MessageFixture;
let batchId: number;
const db = () => fixture.api.database.db;
beforeAll(async () => {
  fixture = await messageFixture();
  const { id: trainerUser } = await fixture.api.person(14);
  const { rows } = await sql<{ id: number }>`
    with t as (insert into trainers (user_id) values (${trainerUser}) returning id)
    insert into batches (kind, trainer_id, title, time_zone, starts_at, ends_at, seats, created_by)
    select 'custom', t.id, 'Algebra in May', 'Europe/London', now(), now() + interval '9 days', 20, ${fixture.other.userId} from t returning id`.execute(
    db(),
  );
  batchId = rows[0]!.id;
});
afterAll(() => fixture.close());

const send = (client: MessageFixture['admin'], conversationId: number, body: string) =>
  client.send(messageCalls.send, { conversationId, clientId: randomUUID(), body });

it('a batch has one conversation, however many ask for it at once, and its form stays as fresh as it was', async () => {
  const version = async () =>
    (await sql<{ version: number }>`select version from batches where id = ${batchId}`.execute(db())).rows[0]?.version;
  const before = await version();
  const ids = await Promise.all(
    Array.from({ length: 5 }, () =>
      db()
        .transaction()
        .execute((transaction) => conversationOfBatch(transaction, batchId)),
    ),
  );
  expect(new Set(ids).size).toBe(1);
  const { rows } = await sql<{
    conversationId: number;
  }>`select conversation_id from batches where id = ${batchId}`.execute(db());
  expect(rows[0]?.conversationId).toBe(ids[0]);
  expect(await version()).toBe(before);
});

it('a student joins with a seat and sees what is written from then on; without the seat nothing', async () => {
  const { admin, student, stranger } = fixture;
  const id = await conversationOfBatch(db(), batchId);
  await send(admin, id, 'Before the first student');
  await db()
    .transaction()
    .execute((transaction) => joinBatchConversation(transaction, batchId, student.userId));
  await send(admin, id, 'Welcome');
  const seen = await done(student, messageCalls.list, { conversationId: id });
  expect(seen.items.map(({ body }) => body)).toEqual(['Welcome']);
  expect((await done(admin, messageCalls.list, { conversationId: id })).items).toHaveLength(2);
  expect((await stranger.send(messageCalls.list, { conversationId: id })).status).toBe(403);

  await db()
    .transaction()
    .execute((transaction) => leaveBatchConversation(transaction, batchId, student.userId));
  expect((await student.send(messageCalls.list, { conversationId: id })).status).toBe(403);
  await send(admin, id, 'While away');
  await db()
    .transaction()
    .execute((transaction) => joinBatchConversation(transaction, batchId, student.userId));
  await send(admin, id, 'Welcome back');
  const again = await done(student, messageCalls.list, { conversationId: id });
  expect(again.items.map(({ body }) => body)).toEqual(['Welcome back']);
});

it('the conversation of a cancelled batch can only be read, and a message that is there is still answered to a repeat', async () => {
  const { admin } = fixture;
  const id = await conversationOfBatch(db(), batchId);
  const request = { conversationId: id, clientId: randomUUID(), body: 'Just before' };
  const { message } = await done(admin, messageCalls.send, request);
  await sql`update batches set timing_status = 5 where id = ${batchId}`.execute(db());
  expect(await send(admin, id, 'Too late')).toMatchObject({
    status: 409,
    body: { result: 'This batch was cancelled: its conversation can only be read' },
  });
  expect(await done(admin, messageCalls.send, request)).toMatchObject({ message: { seq: message.seq } });
  expect((await done(admin, messageCalls.list, { conversationId: id })).items.length).toBeGreaterThan(0);
});
