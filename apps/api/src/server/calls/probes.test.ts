import { sql } from 'kysely';
import { testApi } from '../../testing';

it('is healthy while the process lives and ready while it can serve; a stray audit row is reported', async () => {
  const api = await testApi();
  const ready = async () => {
    const response = await fetch(`${api.origin}/readyz`);
    return [response.status, await response.json()];
  };
  expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
  expect(await ready()).toEqual([200, { status: 'ready', reasons: [] }]);
  await sql`insert into audit_log (at, action, entity, entity_id) values ('1999-01-01', 'thing.write', 'things', '1')`.execute(
    api.database.db,
  );
  expect(await ready()).toEqual([
    503,
    { status: 'not ready', reasons: ['audit_log_rest holds rows: the partition of a month is missing'] },
  ]);
  await api.close();
});
