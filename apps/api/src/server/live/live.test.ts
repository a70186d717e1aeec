import { livePath } from '@lectern/contract/platform/live';
import { skillCalls } from '@lectern/contract/catalog';
import { notificationCalls } from '@lectern/contract/platform/notification';
import { sessionCalls, userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { io, Manager, type Socket } from 'socket.io-client';
import { testApi, type TestApi, type TestClient } from '../../testing';

let api: TestApi;
const sockets: Socket[] = [];
beforeAll(async () => void (api = await testApi({ seed: 'demo' })));
afterAll(() => api.close());
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));

interface From {
  readonly origin?: string;
  readonly session?: number | undefined;
}
const dial = (client: TestClient, { origin = 'http://localhost', session = client.sessionId }: From = {}): Socket => {
  const extraHeaders = { cookie: client.headers()['cookie'] ?? '', origin };
  const socket = io(api.origin, {
    path: livePath,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { session },
    extraHeaders,
  });
  sockets.push(socket);
  return socket;
};
const next = <T>(socket: Socket, event: string, holds: (data: T) => boolean = () => true): Promise<T> =>
  new Promise((resolve) => {
    const hear = (data: T): void => {
      if (!holds(data)) return;
      socket.off(event, hear);
      resolve(data);
    };
    socket.on(event, hear);
  });
/** An open socket whose first count has come. */
const connected = async (client: TestClient): Promise<Socket> => {
  const socket = dial(client);
  await next(socket, 'notification');
  return socket;
};
const publish = (message: object) => sql`select pg_notify('live', ${JSON.stringify(message)})`.execute(api.database.db);

it.each([
  ['nobody who is signed in', () => dial(api.stranger()), 'Please login to continue'],
  [
    'a page of another site',
    async () => dial(await api.signIn(3), { origin: 'https://elsewhere.example' }),
    'websocket error',
  ],
  [
    'a tab that believes to be in another session',
    async () => dial(await api.signIn(3), { session: 1 }),
    'session changed',
  ],
])('%s gets no socket', async (_who, open, reason) => {
  const error = await next<Error>(await open(), 'connect_error');
  expect(error.message).toBe(reason);
});

it('a session has 50 open pages at most, and one more when one is closed', async () => {
  const client = await api.signIn(3);
  const open = await Promise.all(Array.from({ length: 50 }, () => connected(client)));
  expect((await next<Error>(dial(client), 'connect_error')).message).toBe('Too many open pages');
  open[0]?.close();
  const again = async (): Promise<Socket> => {
    const socket = dial(client);
    const isIn = await Promise.race([
      next(socket, 'notification').then(() => true),
      next(socket, 'connect_error').then(() => false),
    ]);
    return isIn ? socket : again();
  };
  expect((await again()).connected).toBe(true);
});

it('a page that sends more than pages do is cut off', async () => {
  const socket = await connected(await api.signIn(3));
  const gone = next<string>(socket, 'disconnect');
  for (let sent = 0; sent < 40; sent += 1) socket.emit('x');
  expect(['transport close', 'transport error']).toContain(await gone);
});

it('a connection that never says who it is is closed after 5 seconds', async () => {
  const engine = new Manager(api.origin, {
    path: livePath,
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { origin: 'http://localhost' },
  });
  expect(await new Promise((resolve) => engine.once('close', resolve))).toMatch(/transport (close|error)/);
});

it('the count of unread comes with the socket, and again with each new or read notification', async () => {
  const client = await api.signIn(3);
  const socket = dial(client);
  expect(await next(socket, 'notification')).toEqual({ unreadCount: 0 });
  const pushed = next(socket, 'notification');
  await sql`insert into notifications (user_id, kind, title) values (${client.userId}, 'notice', 'New')`.execute(
    api.database.db,
  );
  expect(await pushed).toEqual({ unreadCount: 1 });
  const read = next(socket, 'notification');
  await client.send(notificationCalls.read, { all: true });
  expect(await read).toEqual({ unreadCount: 0 });
});

it('the progress of a job reaches its owner and nobody else', async () => {
  const [owner, other] = [await api.signIn(3), await api.signIn(3)];
  const [mine, theirs] = [await connected(owner), await connected(other)];
  const heard: unknown[] = [];
  theirs.on('job', (data) => heard.push(data));
  const [job, end] = [next(mine, 'job'), next(theirs, 'job', ({ id }: { id: number }) => id === 2)];
  await publish({ to: owner.userId, event: 'job', id: 1, state: 'running', done: 5, total: 10 });
  await publish({ to: { user: other.userId }, event: 'job', id: 2, state: 'done', done: 10, total: 10 });
  expect(await job).toEqual({ id: 1, state: 'running', done: 5, total: 10 });
  await end;
  expect(heard).toHaveLength(1);
});

it('a changed row is announced to those who may read it, with who changed it, when it is committed', async () => {
  const [admin, reader, sales] = [await api.signIn(2), await api.signIn(3), await api.signIn(4)];
  const [seeing, blind] = [await connected(reader), await connected(sales)];
  const heard: unknown[] = [];
  blind.on('changed', (data) => heard.push(data));
  const changed = next<{ list: string }>(seeing, 'changed');
  const { body } = await admin.send(skillCalls.create, { categoryId: 2, name: 'Told at once' });
  if (!body.success) throw new Error(JSON.stringify(body));
  expect(await changed).toEqual({ list: 'skill/list', ids: [body.result.skill.id], by: admin.userId });
  const end = next(blind, 'job');
  await publish({ to: sales.userId, event: 'job', id: 1 });
  await end;
  expect(heard).toEqual([]);
});

it('changed rights are announced to the whole role, and its sockets hear by the new ones', async () => {
  const client = await api.signIn(101);
  const socket = await connected(client);
  const revision = next(socket, 'revision');
  await api.database.db.transaction().execute(async (transaction) => {
    await sql`insert into role_rights (role_id, right_name) values (101, 'skillList')`.execute(transaction);
    await sql`update roles set rights_epoch = rights_epoch + 1 where id = 101`.execute(transaction);
  });
  await revision;
  const changed = next(socket, 'changed');
  await publish({ to: { table: 'skills' }, event: 'changed', ids: [1], by: null });
  expect(await changed).toMatchObject({ list: 'skill/list' });
});

it('a new revision of the registry is announced to everybody', async () => {
  const socket = await connected(await api.signIn(4));
  const revision = next(socket, 'revision');
  await sql`update registry_state set revision = revision + 1`.execute(api.database.db);
  await revision;
});

it('a session that ends takes its sockets with it: ended elsewhere, signed out, blocked', async () => {
  const [admin, here] = [await api.signIn(2), await api.signIn(3)];
  const { rows } = await sql<{
    email: string;
    version: number;
  }>`select email, version from users where id = ${here.userId}`.execute(api.database.db);
  const [first, second] = [await api.signInAs(rows[0]?.email ?? ''), await api.signInAs(rows[0]?.email ?? '')];
  const [one, two, three] = [await connected(here), await connected(first), await connected(second)];
  const gone = [two, three].map((socket) => next<string>(socket, 'disconnect'));
  await here.send(sessionCalls.end, { id: first.sessionId ?? 0 });
  expect(await gone[0]).toBe('io server disconnect');
  const last = next<string>(one, 'disconnect');
  await admin.send(userCalls.block, { id: here.userId, version: rows[0]?.version ?? 0, reason: 'Left the company' });
  expect(await Promise.all([gone[1], last])).toEqual(['io server disconnect', 'io server disconnect']);
});

it('an expired session loses its socket too, without any event', async () => {
  const client = await api.signIn(3);
  const socket = await connected(client);
  const gone = next<string>(socket, 'disconnect');
  await sql`update sessions set expires_at = now() where id = ${client.sessionId}`.execute(api.database.db);
  expect(await gone).toBe('io server disconnect');
}, 15_000);

it('when the connection that listens is cut, it listens again, and open consoles learn that they may have missed something', async () => {
  const client = await api.signIn(3);
  const socket = await connected(client);
  const missed = next(socket, 'missed');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen live'`.execute(
    api.database.db,
  );
  await missed;
  const job = next(socket, 'job');
  await publish({ to: client.userId, event: 'job', id: 3 });
  expect(await job).toEqual({ id: 3 });
}, 15_000);
