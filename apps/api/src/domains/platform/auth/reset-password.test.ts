import type { Failure, FieldError } from '@lectern/contract';
import { authCalls, sessionCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, testPassword, type TestApi } from '../../../testing';
import { requestsPerAddress } from './forgot-password';
import { auditOf, endReasonOf, forgot, mailedToken, mailsTo, newPassword, reset, trySignIn } from './testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
afterEach(() => sql`delete from auth_counters`.execute(api.database.db));

const textsOf = ({ body }: Awaited<ReturnType<typeof reset>>) =>
  Object.fromEntries(
    (body as Failure & { error: FieldError[] }).error.map(({ property, constraints }) => [
      property,
      Object.values(constraints)[0],
    ]),
  );
const linkIsInvalid = { token: 'Link is Invalid' };

describe('a forgotten password', () => {
  it('is answered alike, sealed, for a known, an unknown, a blocked and a deleted account', async () => {
    const [known, blocked, deleted] = [await api.person(2), await api.person(2), await api.person(2)];
    await sql`update users set status = 'blocked', blocked_at = now() where id = ${blocked.id}`.execute(
      api.database.db,
    );
    await sql`update users set deleted_at = now() where id = ${deleted.id}`.execute(api.database.db);
    const answers = await Promise.all(
      [known.email, 'nobody@example.com', blocked.email, deleted.email].map((email) => forgot(api, email)),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, sealed: true, body: { success: true, result: {} } });
    expect(
      await Promise.all([known, blocked, deleted].map(async ({ email }) => (await mailsTo(api, email)).length)),
    ).toEqual([1, 0, 0]);
  });

  it('queues one mail with an encrypted link; of the token only its hash is kept', async () => {
    const { email, id } = await api.person(3);
    await forgot(api, email.toUpperCase());
    const token = await mailedToken(api, email);
    expect(await mailsTo(api, email)).toMatchObject([
      {
        template: 'password-reset',
        bodyText: expect.stringContaining('{{link}}') as string,
        dedupeKey: expect.any(String) as string,
      },
    ]);
    const { rows } =
      await sql`select row_to_json(p)::text as row from password_resets p where user_id = ${id} union all select row_to_json(m)::text from mails m where user_id = ${id}`.execute(
        api.database.db,
      );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await auditOf(api, 'users', id)).map(({ action }) => action)).toEqual(['auth.forgotPassword']);
  });

  it('mails an account at most three times in a quarter of an hour, and says nothing about it', async () => {
    const { email } = await api.person(3);
    for (let n = 0; n < 5; n += 1) expect((await forgot(api, email)).status).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(3);
  });

  it('is refused to an address that asks too often', async () => {
    await forgot(api, 'first@example.com');
    await sql`update auth_counters set failures = ${requestsPerAddress} where scope = 'forgot'`.execute(
      api.database.db,
    );
    const answer = await forgot(api, 'second@example.com');
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it.each([
    ['', 'E-mail is required'],
    ['no-address', 'Please enter a valid email address'],
  ])('refuses %j as an address', async (email, text) => {
    expect(textsOf(await forgot(api, email))).toEqual({ email: text });
  });
});

describe('the link', () => {
  it('sets the password, ends every session of the person and lets them in with the new one', async () => {
    const { email, id } = await api.person(2);
    const [here, there] = [await api.signInAs(email), await api.signInAs(email)];
    await forgot(api, email);
    expect((await reset(api, await mailedToken(api, email))).status).toBe(200);
    expect([await endReasonOf(api, here.sessionId), await endReasonOf(api, there.sessionId)]).toEqual([
      'password',
      'password',
    ]);
    expect((await here.send(sessionCalls.read, {})).status).toBe(401);
    expect([await trySignIn(api, email, testPassword), await trySignIn(api, email, newPassword)]).toEqual([400, 200]);
    expect((await auditOf(api, 'users', id)).map(({ action }) => action)).toEqual([
      'auth.forgotPassword',
      'auth.resetPassword',
    ]);
  });

  it('works once, even when two try at the same moment', async () => {
    const { email } = await api.person(2);
    await forgot(api, email);
    const token = await mailedToken(api, email);
    const answers = await Promise.all([reset(api, token, 'First11@a'), reset(api, token, 'Second22@b')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(textsOf(await reset(api, token))).toEqual(linkIsInvalid);
  });

  it('is replaced by a newer one, and ends after an hour', async () => {
    const { email, id } = await api.person(2);
    await forgot(api, email);
    const first = await mailedToken(api, email);
    await forgot(api, email);
    expect(textsOf(await reset(api, first))).toEqual(linkIsInvalid);
    await sql`update password_resets set expires_at = now() where user_id = ${id}`.execute(api.database.db);
    expect(textsOf(await reset(api, await mailedToken(api, email)))).toEqual(linkIsInvalid);
  });

  it('is worth nothing once the account is blocked, and to who guesses', async () => {
    const { email, id } = await api.person(2);
    await forgot(api, email);
    await sql`update users set status = 'blocked', blocked_at = now() where id = ${id}`.execute(api.database.db);
    expect(textsOf(await reset(api, await mailedToken(api, email)))).toEqual(linkIsInvalid);
    expect(textsOf(await reset(api, 'x'.repeat(43)))).toEqual(linkIsInvalid);
  });

  it('takes only a password by the rule, written twice alike, and another than the current one [5.13]', async () => {
    const { email } = await api.person(2);
    await forgot(api, email);
    const token = await mailedToken(api, email);
    expect(textsOf(await reset(api, token, 'weak', 'week'))).toEqual({
      password: 'Password must be at least 8 characters long, and contain atleast 1 number, 1 symbol.',
      confirmPassword: 'Confirm password not matching',
    });
    expect(textsOf(await reset(api, token, testPassword))).toEqual({
      password: 'Choose another password than the current one',
    });
    expect((await reset(api, token)).status).toBe(200);
  });

  it('opens a sign-in that was paused after wrong passwords', async () => {
    const { email } = await api.person(2);
    for (let n = 0; n < 5; n += 1) await trySignIn(api, email, 'wrong');
    expect(await trySignIn(api, email, testPassword)).toBe(400);
    await forgot(api, email);
    await reset(api, await mailedToken(api, email));
    expect(await trySignIn(api, email, newPassword)).toBe(200);
  });

  it('of an invitation makes the account active', async () => {
    const { email, id } = await api.person(3);
    await sql`update users set status = 'invited', password_hash = null where id = ${id}`.execute(api.database.db);
    await forgot(api, email);
    expect((await mailsTo(api, email))[0]?.template).toBe('invitation');
    expect((await reset(api, await mailedToken(api, email))).status).toBe(200);
    expect(await trySignIn(api, email, newPassword)).toBe(200);
  });

  it('the answer is the same without one', async () => {
    const { body } = await api
      .stranger()
      .send(authCalls.resetPassword, { token: '', password: newPassword, confirmPassword: newPassword });
    expect((body as Failure).message).toBe('Link is Invalid');
  });
});
