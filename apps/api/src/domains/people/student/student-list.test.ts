import type { RequestOf } from '@lectern/contract';
import { studentCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
let ids: number[];
beforeAll(async () => {
  fixture = await studentFixture();
  const kenya = await fixture.countryOf('KE');
  ids = [
    (await fixture.make({ firstName: 'Priya', lastName: 'Iyer', email: 'priya@school.example.org' })).id,
    (await fixture.make({ firstName: 'Amina', lastName: 'Kamau', countryId: kenya, mobile: '712345678' })).id,
    (await fixture.make({ firstName: 'Zoë', lastName: 'Müller' })).id,
  ];
});
afterAll(() => fixture.close());

const list = (request: RequestOf<typeof studentCalls.list> = {}) => fixture.done(studentCalls.list, request);
const found = async (request: RequestOf<typeof studentCalls.list>) =>
  (await list(request)).items.map(({ firstName }) => firstName);

it('comes newest first, with addresses and numbers masked', async () => {
  const { items, total } = await list();
  expect([items.map(({ id }) => id), total]).toEqual([[...ids].reverse(), 3]);
  expect(items[1]).toMatchObject({
    email: expect.stringMatching(/^a•••@/),
    mobile: '+254 ••••• 5678',
    isMasked: true,
    countryName: 'Kenya',
  });
});
it('finds by name, full e-mail address and number, and no accounts of others', async () => {
  expect(await found({ q: 'zoe muller' })).toEqual(['Zoë']);
  expect(await found({ q: 'priya@school.example.org' })).toEqual(['Priya']);
  expect(await found({ q: '712345678' })).toEqual(['Amina']);
  expect(await found({ q: 'Test Person' })).toEqual([]);
});
it('filters by country, lead and status', async () => {
  expect(await found({ filter: { countryId: `eq:${fixture.india}` }, sort: 'name' })).toEqual(['Priya', 'Zoë']);
  await fixture.done(studentCalls.update, { id: ids[0] ?? 0, version: 1, leadState: 'contacted' });
  expect(await found({ filter: { leadState: 'in:contacted,demo' } })).toEqual(['Priya']);
  expect(await found({ filter: { status: 'eq:blocked' } })).toEqual([]);
});
it.each(['name', '-name', 'createdAt', '-createdAt', 'updatedAt', '-updatedAt', 'name,-createdAt'])(
  'sorted by %s, pages by cursor hold every student once',
  async (sort) => {
    const all = (await list({ sort })).items.map(({ id }) => id);
    const seen: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await list({ sort, limit: 1, ...(cursor !== undefined && { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect([seen, seen.length]).toEqual([all, 3]);
  },
);
it.each(['name', '-createdAt', 'updatedAt', 'name,-createdAt'])(
  'sorted by %s, from the last page back to the first every student is held once',
  async (sort) => {
    const all = (await list({ sort })).items.map(({ id }) => id);
    const seen: number[] = [];
    let forth: string | null | undefined;
    for (let cursor: string | null | undefined = 'last'; cursor;) {
      const page = await list({ sort, limit: 2, cursor });
      if (seen.length > 0) forth = page.nextCursor;
      seen.unshift(...page.items.map(({ id }) => id));
      cursor = page.prevCursor;
    }
    expect(seen).toEqual(all);
    expect((await list({ sort, limit: 2, cursor: forth ?? '' })).items.map(({ id }) => id)).toEqual(all.slice(-2));
  },
);
it.each<RequestOf<typeof studentCalls.list>>([
  { sort: 'email' },
  { filter: { mobile: 'contains:98' } },
  { filter: { status: 'eq:happy' } },
])('refuses the undeclared %j', async (request) => {
  expect((await fixture.admin.send(studentCalls.list, request)).status).toBe(400);
});
it('is served by an index in each order and for each filter', async () => {
  await fixture.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const plan = async (from: string) =>
      JSON.stringify((await sql`explain (format json) ${sql.raw(from)} limit 26`.execute(db)).rows);
    const students = 'select id from students_listed l where is_listed';
    for (const order of ['created', 'updated']) {
      expect(await plan(`${students} order by ${order}_at desc, id desc`)).toContain(`students_listed_${order}`);
      expect(await plan(`${students} order by ${order}_at, id`)).toContain(`students_listed_${order}`);
    }
    expect(await plan(`${students} order by name, user_id`)).toContain('students_listed_name');
    for (const [index, filter] of [
      ['lead', "lead_state = 'demo'"],
      ['status', "status = 'blocked'"],
      ['country', 'country_id = 7'],
    ] as const)
      expect(await plan(`${students} and ${filter} order by created_at desc, id desc`)).toContain(
        `students_listed_${index}`,
      );
  });
});

it('several filters with few matches give the same rows in each order and on each page', async () => {
  const filter = { leadState: 'eq:demo', status: 'eq:active', name: 'contains:Few' };
  for (const firstName of ['FewC', 'FewA', 'FewB']) {
    const { id } = await fixture.make({ firstName });
    await sql`update students set lead_state = 'demo' where id = ${id}`.execute(fixture.db);
  }
  const names = async (request: RequestOf<typeof studentCalls.list>) =>
    (await list({ filter, ...request })).items.map(({ firstName }) => firstName);
  expect(await names({ sort: 'name' })).toEqual(['FewA', 'FewB', 'FewC']);
  expect(await names({ sort: '-createdAt' })).toEqual(['FewB', 'FewA', 'FewC']);
  expect(await names({ sort: 'name', limit: 2, page: 2 })).toEqual(['FewC']);
});
