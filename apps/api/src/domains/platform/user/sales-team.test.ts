import { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, type TestApi } from '../../../testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

it('the sales team are active people of customer sales and of roles marked as sales, found by name', async () => {
  const anybody = await api.signIn(3);
  const people = [await api.person(4), await api.person(4), await api.person(3), await api.person(2)].map(
    ({ id }) => id,
  );
  const [first, blocked, , custom] = people;
  await sql`insert into roles (id, name, is_sales_team) values (150, 'Field sales', true)`.execute(api.database.db);
  await sql`update users set role_id = 150, first_name = 'Zoë' where id = ${custom}`.execute(api.database.db);
  await sql`update users set status = 'blocked', blocked_at = now() where id = ${blocked}`.execute(api.database.db);
  const found = async (request: object) => {
    const { body } = await anybody.send(userCalls.salesTeam, request);
    return (body as unknown as { result: { items: { id: number }[] } }).result.items.map(({ id }) => id);
  };
  expect((await found({})).sort()).toEqual([first, custom].sort());
  expect(await found({ q: 'zoe' })).toEqual([custom]);
  expect(await found({ limit: 1 })).toHaveLength(1);
});

it('a slug is offered that nobody has, nor had', async () => {
  const anybody = await api.signIn(3);
  const offered = async (name: string, userId?: number) =>
    (await anybody.send(userCalls.slug, { name, ...(userId !== undefined && { userId }) })).body;
  expect(await offered('Zoë Müller')).toMatchObject({ result: { slug: 'zoe-muller', taken: false } });
  const { id } = await api.person(3);
  await sql`update users set slug = 'zoe-muller', deleted_at = now() where id = ${id}`.execute(api.database.db);
  expect(await offered('Zoë Müller')).toMatchObject({ result: { slug: 'zoe-muller-2', taken: true } });
  expect(await offered('Zoë Müller', id)).toMatchObject({ result: { slug: 'zoe-muller', taken: false } });
  expect(await offered('李')).toMatchObject({ result: { slug: 'account' } });
});
