import { sql } from 'kysely';
import { testApi } from '../../testing';
import { sharedWhileItRuns } from './probes';

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

it('those who ask at the same time are given one answer, later ones another', async () => {
  let count = 0;
  const ask = sharedWhileItRuns(() => Promise.resolve((count += 1)));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

it('an answer that fails fails those who wait for it, and nobody later', async () => {
  let fails = true;
  const ask = sharedWhileItRuns(() => (fails ? Promise.reject(new Error('gone')) : Promise.resolve('here')));
  await expect(ask()).rejects.toThrow('gone');
  fails = false;
  expect(await ask()).toBe('here');
});
