import { authCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { issueAccessToken } from '../../src/server/auth/access-token';
import { cookieNames } from '../../src/server/auth/cookies';
import { issueRefreshToken } from '../../src/server/auth/refresh';
import { TestClient, type TestApi } from '../../src/testing';

/** A browser with an open session of this person, who need not be able to sign in: agencies and trainers are not let in here. */
export const openSession = async (
  { database: { db }, services, origin }: TestApi,
  userId: number,
): Promise<TestClient> => {
  const client = new TestClient(origin);
  const { rows } = await sql<{ id: number }>`
    insert into sessions (user_id, kind, device_id, expires_at) values (${userId}, 'web', ${client.deviceId}, now() + interval '1 day') returning id`.execute(
    db,
  );
  const sessionId = rows[0]!.id;
  const names = cookieNames(services);
  client.cookies.set(names.access, issueAccessToken(services.keys, sessionId));
  client.cookies.set(names.refresh, (await issueRefreshToken(db, services.keys, sessionId, 1)).refreshToken);
  client.sessionId = sessionId;
  return client;
};

/** A super admin who acts for a new admin. @throws when that is refused */
export const actingForAdmin = async (api: TestApi): Promise<TestClient> => {
  const client = await openSession(api, (await api.person(1)).id);
  const { status, body } = await client.send(authCalls.impersonate, {
    userId: (await api.person(2)).id,
    reason: 'To see what an admin sees',
  });
  if (status !== 200 || !body.success) throw new Error(`impersonation: ${status} ${JSON.stringify(body)}`);
  client.sessionId = body.result.session.id;
  return client;
};
