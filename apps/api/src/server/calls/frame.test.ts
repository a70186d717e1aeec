import { call, id, listRequest, nothing, pageOf, requiredText, version, type Failure } from '@lectern/contract';
import { languageCalls, preferencesCalls, sessionCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { number, object, string } from 'yup';
import { testApi, type TestApi, type TestClient } from '../../testing';
import { conflict, fieldConflict, notFound, stale } from './errors';
import type { Handler } from './frame';
import { registerCalls, type Registered } from './register';

const registered = <C extends Registered['call']>(declared: C, handler: Handler<C>): Registered =>
  ({ call: declared, handler }) as unknown as Registered;

const things = {
  rename: call({
    method: 'PUT',
    path: 'thing',
    access: ['categoryEdit', 'faqEdit'],
    request: object({ id: id(), version: version(), name: requiredText('Name', { max: 5 }).optional() }),
    response: object({ name: string() }),
  }),
  refuse: call({
    method: 'POST',
    path: 'thing/refuse',
    access: 'signed in',
    request: object({ how: string().required() }),
    response: nothing(),
  }),
  write: call({
    method: 'POST',
    path: 'thing/write',
    access: 'signed in',
    request: object({ audited: string(), fail: string() }),
    response: nothing(),
  }),
  list: call({
    method: 'GET',
    path: 'thing/list',
    access: 'public',
    request: listRequest({}),
    response: pageOf(object({ id: id() })),
  }),
  page: call({
    method: 'GET',
    path: 'thing/page',
    access: 'public',
    request: listRequest({}),
    response: pageOf(object({ id: id() })),
  }),
  one: call({
    method: 'GET',
    path: 'thing/{id}',
    access: 'public',
    request: object({ id: id() }),
    response: object({ id: number() }),
  }),
  upload: call({
    method: 'PUT',
    path: 'thing/bytes/{name}',
    access: 'public',
    rawBytes: 2 * 1024 * 1024,
    request: object({ name: string().required() }),
    response: object({ bytes: number(), name: string() }),
  }),
};

const onePage = { total: 1, totalIsEstimate: false, page: 1, limit: 25, nextCursor: null };
let slow: () => Promise<unknown> = () => Promise.resolve();
const planted: Registered[] = [
  registered(things.rename, ({ request }) => Promise.resolve({ name: request.name })),
  registered(things.refuse, ({ request: { how } }) => {
    if (how === 'stale') throw stale({ id: 1, version: 3 });
    if (how === 'state') throw conflict('A live thing cannot go');
    if (how === 'field') throw fieldConflict('slug', 'Slug is already in use');
    if (how === 'missing') throw notFound();
    throw new Error('the secret of a row');
  }),
  registered(things.write, async ({ request, db, audit, actor }) => {
    await sql`insert into drafts (user_id, form, body) values (${actor?.userId}, ${request.audited ?? 'none'}, '{}')`.execute(
      db,
    );
    if (request.audited) audit({ action: 'thing.write', entity: 'things', entityId: 1, changes: { name: ['a', 'b'] } });
    if (request.fail) throw new Error('after the write');
    return {};
  }),
  registered(things.list, async ({ db }) => {
    await slow();
    await sql`select pg_sleep(30)`.execute(db);
    return { items: [], ...onePage };
  }),
  registered(things.page, () => Promise.resolve({ items: [{ id: 1, passwordHash: 'x' }], ...onePage })),
  registered(things.one, async ({ request }) => {
    await slow();
    return { id: request.id };
  }),
  registered(things.upload, ({ request, http }) =>
    Promise.resolve({ bytes: (http.request.body as Buffer).length, name: request.name }),
  ),
];

let api: TestApi;
let admin: TestClient & { userId: number };
let sales: TestClient;
const at = (client: TestClient): TestClient =>
  Object.assign(Object.create(Object.getPrototypeOf(client) as object) as TestClient, client, { base: '/planted/' });
const failureOf = (answer: { body: unknown }): Failure => answer.body as Failure;

beforeAll(async () => {
  api = await testApi({
    delivery: (app, services) =>
      void app.register((scope, _options, done) => (registerCalls(scope, services, planted), done()), {
        prefix: '/planted',
      }),
  });
  [admin, sales] = [await api.signIn(1), await api.signIn(4)];
});
afterAll(() => api.close());

describe('refusals', () => {
  it('401 without a session, with the text that sends to sign-in and a reference [8.2]', async () => {
    const answer = await api.stranger().send(sessionCalls.read, {});
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      success: false,
      message: 'Please login to continue',
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    });
  });

  it('403 names every right of which one would do [8.6]', async () => {
    const answer = await at(sales).send(things.rename, { id: 1, version: 1 });
    expect([answer.status, failureOf(answer)]).toMatchObject([
      403,
      { message: 'Not allowed to access', missing: ['categoryEdit', 'faqEdit'] },
    ]);
  });

  it('403 comes before the input is looked at', async () => {
    expect((await at(sales).send(things.rename, { id: 0, version: 1 })).status).toBe(403);
  });

  it('400 names the fields [3.5, 8.1]', async () => {
    const answer = await at(admin).send(things.rename, { id: 1, version: 1, name: 'far too long' });
    expect([answer.status, failureOf(answer).error]).toEqual([
      400,
      [{ property: 'name', constraints: { max: 'Maximum character length is 5' } }],
    ]);
  });

  it('404 for a call that nobody declared, never a page', async () => {
    const response = await admin.fetch('/api/nobody/list');
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { success: false, reference: expect.any(String) as unknown },
    ]);
    expect((await admin.fetch('/api/session', { method: 'DELETE' })).status).toBe(404);
  });

  it('400 for an address that cannot be read', async () => {
    const response = await admin.fetch('/api/%zz');
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { success: false, reference: expect.any(String) as unknown },
    ]);
  });

  it('404 for a path whose id is no number', async () => {
    expect((await admin.fetch('/planted/thing/seven')).status).toBe(404);
  });

  it.each([
    ['stale', 409, { result: { id: 1, version: 3 } }],
    ['state', 409, { result: 'A live thing cannot go' }],
    ['field', 409, { error: [{ property: 'slug', constraints: { taken: 'Slug is already in use' } }] }],
    ['missing', 404, {}],
  ])('a refusal by %s is answered %i', async (how, status, body) => {
    expect(await at(admin).send(things.refuse, { how })).toMatchObject({ status, body: { success: false, ...body } });
  });

  it('500 reveals only the reference', async () => {
    const answer = await at(admin).send(things.refuse, { how: 'throw' });
    expect([answer.status, answer.body]).toEqual([
      500,
      { success: false, message: 'Unable to process request', reference: expect.any(String) as unknown },
    ]);
  });

  it('a body that is no JSON, of another type or too large is 400, 415, 413 in the envelope', async () => {
    const put = (type: string, body: string) =>
      admin.fetch('/planted/thing', { method: 'PUT', body, headers: { 'content-type': type } });
    expect((await put('application/json', '{')).status).toBe(400);
    expect((await put('application/json', '[1]')).status).toBe(400);
    expect((await put('text/html', '<p>')).status).toBe(415);
    const large = await put('application/json', JSON.stringify({ name: 'x'.repeat(1_100_000) }));
    expect([large.status, await large.json()]).toMatchObject([413, { success: false }]);
  });
});

describe('requests of other sites and other sessions', () => {
  it('a write that another site makes is refused', async () => {
    const refused = await at(admin).send(
      things.rename,
      { id: 1, version: 1 },
      { headers: { 'sec-fetch-site': 'cross-site' } },
    );
    expect(refused.status).toBe(403);
    expect(
      (await at(admin).send(things.rename, { id: 1, version: 1 }, { headers: { 'device-id': 'x'.repeat(43) } })).status,
    ).toBe(403);
    expect((await at(admin).send(things.rename, { id: 1, version: 1 })).status).toBe(200);
  });

  it('a tab of another session is answered 409 "session changed" and nothing is done', async () => {
    const answer = await at(admin).send(things.write, { audited: 'otherTab' }, { headers: { 'session-id': '999999' } });
    expect([answer.status, failureOf(answer).message]).toEqual([409, 'session changed']);
    const { rows } = await sql`select 1 from drafts where form = 'otherTab'`.execute(api.database.db);
    expect(rows).toHaveLength(0);
  });
});

describe('mutations', () => {
  const written = async (form: string): Promise<number> =>
    (await sql`select 1 from drafts where form = ${form}`.execute(api.database.db)).rows.length;
  const audited = async () =>
    (
      await sql<{
        requestId: string;
      }>`select actor_id, entity, entity_id, changes, request_id, host(ip) as ip, device_id from audit_log where action = 'thing.write'`.execute(
        api.database.db,
      )
    ).rows;

  it('are committed together with their audit row', async () => {
    expect((await at(admin).send(things.write, { audited: 'both' })).status).toBe(200);
    expect(await written('both')).toBe(1);
    expect(await audited()).toEqual([
      {
        actorId: admin.userId,
        entity: 'things',
        entityId: '1',
        changes: { name: ['a', 'b'] },
        requestId: expect.any(String) as unknown,
        ip: '127.0.0.1',
        deviceId: admin.deviceId,
      },
    ]);
  });

  it('leave neither row nor audit behind when they fail', async () => {
    const before = (await audited()).length;
    expect((await at(admin).send(things.write, { audited: 'failed', fail: 'yes' })).status).toBe(500);
    expect([await written('failed'), (await audited()).length]).toEqual([0, before]);
  });

  it('are rolled back without an audit row: that is our own error', async () => {
    expect((await at(admin).send(things.write, {})).status).toBe(500);
    expect(await written('none')).toBe(0);
  });
});

describe('answers', () => {
  it('carry the revision: role, rights epoch, registry, shell', async () => {
    const { headers } = await admin.send(sessionCalls.read, {});
    expect(headers.get('x-lectern-revision')).toMatch(/^1-\d+\.\d+\.testshell$/);
    expect((await api.stranger().send(sessionCalls.read, {})).headers.get('x-lectern-revision')).toMatch(
      /^0-0\.\d+\.testshell$/,
    );
    expect((await admin.fetch('/api/nothing')).headers.get('x-lectern-revision')).toMatch(/^1-/);
  });

  it('are never kept by a cache', async () => {
    expect((await admin.send(languageCalls.list, {})).headers.get('cache-control')).toBe('private, no-store');
  });

  it('are compressed where they do not fit into one packet', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const large = await admin.send(languageCalls.list, {}, { headers });
    const small = await admin.fetch('/api/nothing', { headers });
    expect([large.headers.get('content-encoding'), small.headers.get('content-encoding')]).toEqual(['gzip', null]);
  });

  it('of a list have no column that its call does not declare', async () => {
    const { headers, body } = await at(admin).send(things.page, {});
    expect([headers.get('content-type'), body]).toEqual([
      'application/json; charset=utf-8',
      { success: true, result: { items: [{ id: 1 }], ...onePage } },
    ]);
  });

  it('of a list are stopped after two seconds with advice', async () => {
    const answer = await at(admin).send(things.list, {});
    expect([answer.status, failureOf(answer).message]).toEqual([400, 'This takes too long. Narrow the filter']);
  });
});

describe('rights', () => {
  it('are those of this moment: a right taken away is refused at the next call, and the revision says so', async () => {
    const editor = await api.signIn(3);
    const rename = () => at(editor).send(things.rename, { id: 1, version: 1 });
    const before = await rename();
    await sql`delete from role_rights where role_id = 3 and right_name in ('categoryEdit', 'faqEdit')`.execute(
      api.database.db,
    );
    await sql`update roles set rights_epoch = rights_epoch + 1 where id = 3`.execute(api.database.db);
    const after = await rename();
    expect([before.status, after.status]).toEqual([200, 403]);
    expect(after.headers.get('x-lectern-revision')).not.toBe(before.headers.get('x-lectern-revision'));
  });

  it.each([
    [
      'a session ended elsewhere',
      (userId: number) => sql`update sessions set ended_at = now(), end_reason = 'revoked' where user_id = ${userId}`,
    ],
    [
      'a blocked user',
      (userId: number) => sql`update users set status = 'blocked', blocked_at = now() where id = ${userId}`,
    ],
    ['a deleted user', (userId: number) => sql`update users set deleted_at = now() where id = ${userId}`],
  ])('%s is refused at once', async (_who, end) => {
    const client = await api.signIn(3);
    expect((await client.send(preferencesCalls.update, { theme: 'dark' })).status).toBe(200);
    await end(client.userId).execute(api.database.db);
    expect((await client.send(preferencesCalls.update, { theme: 'light' })).status).toBe(401);
  });
});

it('bytes reach a handler as they are, with the path read as the input', async () => {
  const bytes = new Uint8Array([0, 1, 2, 255]);
  const response = await admin.fetch('/planted/thing/bytes/a', {
    method: 'PUT',
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(await response.json()).toEqual({ success: true, result: { bytes: 4, name: 'a' } });
});

it('no browser guesses the type of an answer, or keeps it', async () => {
  const { headers } = await admin.send(sessionCalls.read, {});
  expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
    'nosniff',
    'private, no-store',
  ]);
});

it('an access token works on its own device alone', async () => {
  const [mine, thief] = [await api.signIn(3), api.stranger()];
  for (const [name, value] of mine.cookies) if (name !== 'device-id') thief.cookies.set(name, value);
  expect([(await thief.send(sessionCalls.read, {})).status, (await mine.send(sessionCalls.read, {})).status]).toEqual([
    401, 200,
  ]);
});

it('bytes are taken only by a call that declares them, and only as many', async () => {
  const put = (path: string, size: number) =>
    admin.fetch(`/planted/${path}`, {
      method: 'PUT',
      body: new Uint8Array(size),
      headers: { 'content-type': 'application/octet-stream' },
    });
  expect((await put('thing', 10)).status).toBe(415);
  expect((await put('thing/bytes/a', 2 * 1024 * 1024)).status).toBe(200);
  expect((await put('thing/bytes/a', 2 * 1024 * 1024 + 1)).status).toBe(413);
});

it('a body weighs as much as its call declares: 16 KB where it is sealed, 128 KB of reports on remotes', async () => {
  const post = async (path: string, size: number): Promise<number> => {
    const body = JSON.stringify({ payload: 'x'.repeat(size - 14) });
    const headers = { 'content-type': 'application/json' };
    return (await admin.fetch(`/api/${path}`, { method: 'POST', body, headers })).status;
  };
  expect([await post('auth/admin-login', 16 * 1024), await post('auth/admin-login', 16 * 1024 + 1)]).toEqual([
    400, 413,
  ]);
  expect([await post('remotes/health', 128 * 1024), await post('remotes/health', 128 * 1024 + 1)]).toEqual([400, 413]);
});

it('a body of brackets alone is refused before it is parsed', async () => {
  const body = `{"name":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await admin.fetch('/api/skill', { method: 'POST', body, headers });
  expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'The body is nested too deep' }]);
});

it('a stop finishes the requests that run and takes no new ones', async () => {
  const stopping = await testApi({
    delivery: (app, services) =>
      void app.register((scope, _options, done) => (registerCalls(scope, services, planted), done()), {
        prefix: '/planted',
      }),
  });
  const client = at(stopping.stranger());
  let [release, entered] = [() => {}, () => {}];
  const inside = new Promise<void>((resolve) => (entered = resolve));
  slow = () => (entered(), new Promise<void>((resolve) => (release = resolve)));
  const running = client.send(things.one, { id: 7 });
  await inside;
  const closed = stopping.app.close();
  await expect(fetch(`${stopping.origin}/healthz`)).rejects.toThrow();
  release();
  expect(await running).toMatchObject({ status: 200, body: { result: { id: 7 } } });
  await closed;
  slow = () => Promise.resolve();
  await stopping.database.close();
});
