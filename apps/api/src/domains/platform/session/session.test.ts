import type { Right } from '@lectern/contract';
import { sessionCalls, type SessionDocument } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, type TestApi, type TestClient } from '../../../testing';
import { sessionFromCookies } from '../../../server/auth/session-from-cookies';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    // What a page load does: the session by cookies, refreshed while serving.
    delivery: (app, services) =>
      void app.get('/page', async (request, reply) =>
        reply.send({ session: (await sessionFromCookies(services, request, reply))?.actor.sessionId ?? null }),
      ),
  });
});
afterAll(() => api.close());

const read = (client: TestClient, etag?: string) =>
  client.send(sessionCalls.read, {}, { headers: etag ? { 'if-none-match': etag } : {} });
const documentOf = async (client: TestClient): Promise<SessionDocument> => {
  const { body } = await read(client);
  if (!body.success) throw new Error(body.message);
  return body.result;
};
const page = async (client: TestClient): Promise<number | null> =>
  ((await (await client.fetch('/page')).json()) as { session: number | null }).session;

describe('the session document', () => {
  it('has user, role, rights, currencies and registry, times in ISO 8601', async () => {
    const client = await api.signIn(4);
    const document = await documentOf(client);
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown;
    expect(document).toMatchObject({
      session: { id: client.sessionId, kind: 'web', expiresAt: iso },
      user: { id: client.userId, firstName: 'Test', avatarUrl: null, language: null, timeZone: null, preferences: {} },
      role: { id: 4, name: 'Customer sales' },
      impersonating: null,
      settings: { productName: expect.any(String) as unknown, timeZone: 'Asia/Kolkata' },
      serverTime: iso,
    });
    const rights: Right[] = ['paymentLinkGeneration', 'studentEdit', 'studentList', 'studentPlanList'];
    expect(document.rights).toEqual(rights);
    expect(document.registry.revision).toBeGreaterThan(0);
  });

  it('is answered 304 while nothing changed, and again when a right did', async () => {
    const client = await api.signIn(3);
    const etag = (await read(client)).headers.get('etag') ?? '';
    const unchanged = await read(client, etag);
    expect([unchanged.status, unchanged.headers.get('x-lectern-revision')]).toEqual([
      304,
      expect.stringMatching(/^3-/),
    ]);
    await sql`update roles set rights_epoch = rights_epoch + 1 where id = 3`.execute(api.database.db);
    expect((await read(client, etag)).status).toBe(200);
  });
});

describe('a page load', () => {
  it('has the session of its cookies', async () => {
    const client = await api.signIn(2);
    expect(await page(client)).toBe(client.sessionId);
  });

  it('refreshes by itself when only the refresh token is left', async () => {
    const client = await api.signIn(2);
    client.cookies.delete('access_token');
    expect(await page(client)).toBe(client.sessionId);
    expect(client.cookies.has('access_token')).toBe(true);
    expect((await read(client)).status).toBe(200);
  });

  it('has none without cookies, with worthless ones, and after the session was ended', async () => {
    const client = await api.signIn(2);
    const [access, refresh] = [client.cookies.get('access_token') ?? '', client.cookies.get('refresh_token') ?? ''];
    await sql`update sessions set ended_at = now(), end_reason = 'revoked' where id = ${client.sessionId}`.execute(
      api.database.db,
    );
    expect(await page(client)).toBeNull();
    const stranger = api.stranger();
    expect(await page(stranger)).toBeNull();
    stranger.cookies.set('access_token', `${access}x`).set('refresh_token', `${refresh}x`);
    expect(await page(stranger)).toBeNull();
  });
});
