import type { Call, Failure } from '@lectern/contract';
import type { TestClient } from '../../src/testing';
import { declaredCalls, fieldsOf, titled } from './calls';
import { endpointFixture, type EndpointFixture } from './fixture';
import { openSession } from './people';
import { wholeDatabase } from './whole-database';

let fixture: EndpointFixture;
let ended: TestClient;
beforeAll(async () => {
  fixture = await endpointFixture();
  ended = await openSession(fixture.api, 2);
  await fixture.db
    .updateTable('sessions')
    .set({ endedAt: new Date().toISOString(), endReason: 'revoked' })
    .where('id', '=', ended.sessionId ?? 0)
    .execute();
  state = await wholeDatabase(fixture.db);
});
afterAll(() => fixture.close());

type Headers = Readonly<Record<string, string>>;
const ask = async (client: TestClient, call: Call, headers: Headers = {}) => {
  const named = Object.entries({ id: 1, version: 1, digest: 'x' }).filter(([field]) => fieldsOf(call).includes(field));
  const { status, body, sealed } = await client.send(call, Object.fromEntries(named), { headers });
  return { status, sealed, body: body as Failure };
};
const refusal = (message: string) => ({
  success: false,
  message,
  reference: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
});
let state: Awaited<ReturnType<typeof wholeDatabase>>;
/** Closes a description: what the database held before its calls it holds after them. Reading all of it after each call would cost more than the calls. */
const nothingIsWritten = (): void =>
  it('and nothing is written', async () => {
    const before = state;
    state = await wholeDatabase(fixture.db);
    expect(state).toEqual(before);
  });

describe('without a session a call asks to sign in, sealed where the call is sealed, and nothing else', () => {
  it.each(titled(declaredCalls.filter((call) => call.access !== 'public')))('%s', async (_name, call) => {
    const { status, body, sealed } = await ask(fixture.api.stranger(), call);
    expect([status, body, sealed]).toEqual([401, refusal('Please login to continue'), call.path.startsWith('auth/')]);
  });
  nothingIsWritten();
});

describe('a session that has ended is as good as none', () => {
  it.each(titled(declaredCalls.filter((call) => call.access !== 'public')))('%s', async (_name, call) => {
    expect((await ask(ended, call)).status).toBe(401);
  });
  nothingIsWritten();
});

const writing = declaredCalls.filter(({ method }) => method !== 'GET');
describe('a write that another site makes with the cookies of this one is refused', () => {
  it.each(titled(writing))('%s', async (_name, call) => {
    const foreign: Headers[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none', origin: 'https://evil.example.com' },
    ];
    const answers = await Promise.all(foreign.map((headers) => ask(fixture.admin, call, headers)));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([403, refusal('The request comes from another site')]);
  });
  nothingIsWritten();
});

describe('a write with another device id than the cookie’s is refused, a sealed one because nothing can open it', () => {
  it.each(titled(writing))('%s', async (_name, call) => {
    for (const deviceId of ['x'.repeat(43), '']) {
      const { status, body } = await ask(fixture.admin, call, { 'device-id': deviceId });
      expect([status, body]).toEqual(
        call.path.startsWith('auth/')
          ? [400, refusal('Unable to process request')]
          : [403, refusal('The header device-id is not the cookie of this device')],
      );
    }
  });
  nothingIsWritten();
});

describe('a tab of another session is refused before anything is done', () => {
  it.each(titled(declaredCalls))('%s', async (_name, call) => {
    const { status, body } = await ask(fixture.admin, call, { 'session-id': '999999' });
    expect([status, body]).toEqual([409, { ...refusal('session changed'), result: 'session changed' }]);
  });
  nothingIsWritten();
});

const bodies: readonly (readonly [what: string, body: string, type: string, status: number])[] = [
  ['no JSON', '{', 'application/json', 400],
  ['a list', '[1]', 'application/json', 400],
  ['a text', '"x"', 'application/json', 400],
  ['another type', '<p>', 'text/html', 415],
  ['more than a megabyte', JSON.stringify({ id: 'x'.repeat(1_100_000) }), 'application/json', 413],
];
describe('a body that is no object of JSON, of another type or too large is refused, and nothing is written', () => {
  it.each(
    titled(
      declaredCalls.filter((call) => (call.method === 'POST' || call.method === 'PUT') && call.file === undefined),
    ),
  )('%s', async (_name, call) => {
    const path = `/api/${call.path.replace('{digest}', 'x').replace('{id}', '1')}`;
    const statuses = await Promise.all(
      bodies.map(
        async ([, body, type]) =>
          (await fixture.admin.fetch(path, { method: call.method, body, headers: { 'content-type': type } })).status,
      ),
    );
    expect(Object.fromEntries(bodies.map(([what], at) => [what, statuses[at]]))).toEqual(
      Object.fromEntries(bodies.map(([what, , , status]) => [what, status])),
    );
  });
  nothingIsWritten();
});
