import { sql, type RawBuilder } from 'kysely';
import { testApi, type TestApi } from '../../testing';
import { liveSessionQuery, openSessionsQuery } from './live-session';

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

let api: TestApi;
beforeAll(async () => (api = await testApi()));
afterAll(() => api.close());

const mostRows = ({ Plans = [], ...plan }: Plan): number =>
  Math.max(plan['Actual Rows'] * plan['Actual Loops'], ...Plans.map(mostRows));

/** The most rows that one step of a statement has met. */
const rowsMet = async (statement: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (analyze, format json) ${statement}`.execute(
    api.database.db,
  );
  return mostRows(rows[0]!['QUERY PLAN'][0].Plan);
};

test('the session of the newest of many users is found without reading the others', async () => {
  const { db } = api.database;
  await api.signIn(1);
  await sql`
    insert into users (role_id, status, first_name, email, slug)
    select role_id, 'active', 'Many', 'many-' || n || '@example.org', 'many-' || n from users, generate_series(1, 20_000) n where id = 1`.execute(
    db,
  );
  await sql`analyze users, sessions`.execute(db);
  const { sessionId = 0 } = await api.signIn(2);
  await sql`update sessions set user_id = (select max(id) from users) where id = ${sessionId}`.execute(db);
  expect(await rowsMet(liveSessionQuery(sessionId))).toBeLessThan(1_000);
  expect(await rowsMet(openSessionsQuery([sessionId]))).toBeLessThan(1_000);
});
