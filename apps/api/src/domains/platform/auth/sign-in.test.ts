import type { Failure, FieldError } from '@lectern/contract';
import { authCalls, sessionCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, TestClient, testPassword, type TestApi } from '../../../testing';
import { errorText, staffOnlyText } from './sign-in';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
afterEach(() => sql`delete from auth_counters`.execute(api.database.db));

const attempt = (email: string, password = testPassword, client: TestClient = api.stranger()) =>
  client.send(authCalls.signIn, { email, password, remember: false });
const guesses = async (email: string, count: number, client?: TestClient) => {
  for (let n = 0; n < count; n += 1) await attempt(email, 'wrong', client);
};
const refused = { status: 400, body: { success: false, message: errorText, error: errorText } };
const mailsTo = async (email: string): Promise<number> =>
  (
    await sql`select 1 from mails where to_email = ${email}::citext and template = 'account-locked'`.execute(
      api.database.db,
    )
  ).rows.length;

describe('signing in', () => {
  it('answers the session document, sealed, and keeps both tokens in cookies that no script reads [7.5]', async () => {
    const { email } = await api.person(2);
    const client = api.stranger();
    const answer = await attempt(email, testPassword, client);
    expect(answer).toMatchObject({
      status: 200,
      sealed: true,
      body: { success: true, result: { user: { email, preferences: {} }, role: { id: 2 }, impersonating: null } },
    });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual(['access_token', 'refresh_token']);
    for (const line of cookies) expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(JSON.stringify(answer.body)).not.toContain(client.cookies.get('access_token'));
    expect((await client.send(sessionCalls.read, {})).status).toBe(200);
    expect(answer.headers.get('x-lectern-revision')).toMatch(/^2-/);
  });

  it('takes the e-mail in any case, and is audited', async () => {
    const { email, id } = await api.person(2);
    expect((await attempt(email.toUpperCase())).status).toBe(200);
    const { rows } = await sql`select 1 from audit_log where action = 'auth.signIn' and actor_id = ${id}`.execute(
      api.database.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('ends the session that its cookies held before', async () => {
    const client = await api.signIn(2);
    const before = client.sessionId;
    await api.signInAs((await api.person(3)).email, client);
    const { rows } = await sql<{ endReason: string }>`select end_reason from sessions where id = ${before}`.execute(
      api.database.db,
    );
    expect(rows[0]?.endReason).toBe('logout');
  });

  it('lets a student in, who has no right', async () => {
    const student = await api.signIn(15);
    expect((await student.send(sessionCalls.read, {})).body).toMatchObject({
      result: { role: { id: 15 }, rights: [] },
    });
  });

  it.each([13, 14])('answers role %i, only after a correct password, that this console is for staff', async (role) => {
    const { email } = await api.person(role);
    expect(await attempt(email, 'wrong')).toMatchObject(refused);
    const answer = await attempt(email);
    expect([answer.status, (answer.body as Failure).message, answer.sealed]).toEqual([403, staffOnlyText, true]);
  });

  it('gives cookies the __Host- name and Secure under https, and the port on localhost', async () => {
    const under = async (services: Parameters<typeof testApi>[0]) => {
      const other = await testApi(services);
      const { headers } = await new TestClient(other.origin).send(authCalls.signIn, {
        email: (await other.person(2)).email,
        password: testPassword,
        remember: true,
      });
      await other.close();
      return headers.getSetCookie().sort();
    };
    expect(await under({ services: { publicUrl: 'https://console.example.com' } })).toEqual([
      expect.stringMatching(/^__Host-access_token=.*; Secure/),
      expect.stringMatching(/^__Host-refresh_token=.*; Secure/),
    ]);
    expect(await under({ services: { cookiePort: 4100 } })).toEqual([
      expect.stringMatching(/^access_token_4100=/),
      expect.stringMatching(/^refresh_token_4100=/),
    ]);
  });
});

describe('refusals', () => {
  it('use one text for a wrong password, an unknown e-mail, a blocked account and one without password', async () => {
    const [blocked, invited, known] = [await api.person(2), await api.person(2), await api.person(2)];
    await sql`update users set status = 'blocked', blocked_at = now() where id = ${blocked.id}`.execute(
      api.database.db,
    );
    await sql`update users set status = 'invited', password_hash = null where id = ${invited.id}`.execute(
      api.database.db,
    );
    const answers = await Promise.all([
      attempt(known.email, 'wrong'),
      attempt('nobody@example.com'),
      attempt(blocked.email),
      attempt(invited.email),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ ...refused, sealed: true });
  });

  it('name the fields of a form that is not filled in', async () => {
    const answer = await attempt('no-address', '');
    expect(answer.status).toBe(400);
    const texts = new Map(
      (answer.body as Failure & { error: FieldError[] }).error.map(({ property, constraints }) => [
        property,
        Object.values(constraints),
      ]),
    );
    expect(texts).toEqual(
      new Map([
        ['email', ['Please enter a valid email address']],
        ['password', ['Password is required']],
      ]),
    );
  });
});

describe('the lock', () => {
  it('begins with the fifth failure in 15 minutes, holds for the right password too, and sends the owner one mail', async () => {
    const { email } = await api.person(2);
    await guesses(email, 5);
    expect(await attempt(email)).toMatchObject(refused);
    await guesses(email, 3);
    expect(await mailsTo(email)).toBe(1);
  });

  it('counts a hundred parallel guesses as a hundred', async () => {
    const { email } = await api.person(2);
    await Promise.all(Array.from({ length: 100 }, () => attempt(email, 'wrong')));
    const { rows } = await sql<{
      failures: number;
    }>`select failures from auth_counters where scope = 'account'`.execute(api.database.db);
    expect(rows[0]?.failures).toBe(100);
    expect(await attempt(email)).toMatchObject({ status: 429 });
    expect(await mailsTo(email)).toBe(1);
  });

  it('does not begin when a success comes between', async () => {
    const { email } = await api.person(2);
    await guesses(email, 4);
    expect((await attempt(email)).status).toBe(200);
    await guesses(email, 4);
    expect((await attempt(email)).status).toBe(200);
  });

  it('ends by itself, and is twice as long the next time within a day', async () => {
    const { email } = await api.person(2);
    const minutes = async (): Promise<number> =>
      (
        await sql<{
          minutes: number;
        }>`select round(extract(epoch from locked_until - now()) / 60)::int as minutes from auth_counters where scope = 'account'`.execute(
          api.database.db,
        )
      ).rows[0]?.minutes ?? 0;
    await guesses(email, 5);
    expect(await minutes()).toBe(1);
    await sql`update auth_counters set locked_until = now() - interval '1 second'`.execute(api.database.db);
    await guesses(email, 1);
    expect([await minutes(), await mailsTo(email)]).toEqual([2, 2]);
    await sql`update auth_counters set locked_until = now() - interval '1 second' where scope = 'account'`.execute(
      api.database.db,
    );
    expect((await attempt(email)).status).toBe(200);
  });

  it('of a stranger never locks the owner out on a device that has signed in before', async () => {
    const { email } = await api.person(2);
    const own = await api.signInAs(email);
    await guesses(email, 8);
    expect(await attempt(email)).toMatchObject(refused);
    expect((await attempt(email, testPassword, own)).status).toBe(200);
  });

  it('counts unknown e-mails alike', async () => {
    await guesses('ghost@example.com', 5);
    const { rows } = await sql<{
      locked: boolean;
    }>`select locked_until > now() as locked from auth_counters where scope = 'account'`.execute(api.database.db);
    expect(rows).toEqual([{ locked: true }]);
  });

  it('of an address comes after a hundred failures, for known and unknown alike, and says when to come back', async () => {
    await attempt('first@example.com', 'wrong');
    await sql`update auth_counters set failures = 100 where scope = 'ip'`.execute(api.database.db);
    const answers = await Promise.all([attempt('ghost@example.com'), attempt((await api.person(2)).email)]);
    for (const { status, headers } of answers) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});
