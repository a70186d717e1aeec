import { rightNames, type ListRequest } from '@lectern/contract';
import { studentCalls } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { random } from '../../../seed/random';
import type { ListQuery } from '../../../server/list/list';
import { filterCondition, listOrder, type Columns } from '../../../server/list/list-query';
import { personCondition } from '../../../server/list/person-search';
import { studentFixture, type StudentFixture } from '../testing';
import { readStudentList } from './student-list';
import { readPage } from './student-list.queries';

const { below, pick } = random(20261123);
const names = [
  'Priya',
  'priya',
  'Supriya',
  'Zoë',
  'Jürgen',
  'JOÃO',
  'Álvaro',
  'José',
  'O’Neil',
  'Émile',
  'Al Mansoori',
  'jo',
] as const;
let fixture: StudentFixture;
let countries: readonly [number, ...number[]];
let owner: number;

beforeAll(async () => {
  fixture = await studentFixture();
  countries = [fixture.india, await fixture.countryOf('KE'), await fixture.countryOf('NP')];
  owner = (await fixture.api.person(4)).id;
  for (let n = 0; n < 30; n += 1)
    await fixture.make({
      firstName: pick(names),
      lastName: pick(names),
      countryId: fixture.india,
      mobile: `98200 ${String(n).padStart(5, '0')}`,
    });
});
afterAll(() => fixture.close());

/** The columns as the two tables have them. */
const plainColumns: Columns = {
  name: sql.ref('u.full_name'),
  countryId: sql.ref('u.country_id'),
  salesUserId: sql.ref('s.sales_user_id'),
  instituteId: sql.ref('s.institute_id'),
  leadState: sql.ref('s.lead_state'),
  status: sql.ref('u.status'),
  createdAt: sql.ref('s.created_at'),
  updatedAt: sql.ref('s.updated_at'),
};

/** Ids by the plain query: both tables joined, all of it filtered and sorted. */
const plain = async (list: ListQuery): Promise<readonly number[]> => {
  const id = sql.ref(list.sort[0]?.name === 'name' ? 'u.id' : 's.id');
  const { rows } = await sql<{ id: number }>`
    select s.id from students s join users u on u.id = s.user_id
    where u.role_id = 15 and s.merged_into_id is null and ${list.deleted ? sql`s.deleted_at is not null` : sql`s.deleted_at is null and u.deleted_at is null`}
      and ${list.q === undefined ? sql`true` : personCondition(list.q, 'u', list.isRevealed ?? false)} and ${filterCondition(list, plainColumns)}
    order by ${listOrder(list, plainColumns, id)}`.execute(fixture.db);
  return rows.map((row) => row.id);
};

const filters: Readonly<Record<string, () => string>> = {
  name: () =>
    pick([
      'contains:riya',
      'contains:É',
      'contains:_',
      'starts:jo',
      'starts:JO',
      'starts:P',
      'starts:al m',
      'starts:%',
      'eq:Priya Priya',
      'ne:jo jo',
    ]),
  countryId: () => pick([`eq:${pick(countries)}`, `in:${countries.join(',')}`, 'empty:true', `ne:${pick(countries)}`]),
  salesUserId: () => pick([`eq:${owner}`, 'empty:true', `ne:${owner}`]),
  leadState: () => pick(['eq:new', 'in:contacted,demo', 'ne:new']),
  status: () => pick(['eq:active', 'eq:blocked', 'in:active,erased']),
  createdAt: () => pick(['gte:2026-01-01', 'lt:2026-01-01', 'between:2026-01-01,2099-01-01']),
  updatedAt: () => pick(['gte:2026-01-01', 'lt:2026-01-01', 'empty:false']),
};
const searches = [
  'priya',
  'pr',
  'jurgen',
  'al man',
  'sup zoe',
  '98200',
  '9820000007',
  '+919820000007',
  '0007',
  'asha@',
  'nobody',
  '%',
] as const;
const sorts = [
  'name',
  '-name',
  'createdAt',
  '-createdAt',
  'updatedAt',
  '-updatedAt',
  'name,-createdAt',
  '-updatedAt,name',
] as const;

const drawn = (): ListRequest => ({
  sort: pick(sorts),
  limit: 1 + below(7),
  page: 1 + below(2),
  ...(below(3) === 0 && { q: pick(searches) }),
  ...(below(8) === 0 && { deleted: 'only' as const }),
  filter: Object.fromEntries(
    Object.entries(filters)
      .filter(() => below(3) === 0)
      .map(([name, draw]) => [name, draw()]),
  ),
});
const reader = (isRevealed: boolean) => ({
  userId: 1,
  name: 'Somebody',
  roleId: 1,
  rights: new Set(rightNames.filter((right) => isRevealed || right !== 'piiReveal')),
  sessionId: 1,
  impersonatorId: null,
});

/** One of the writes that staff make, on any student. */
const write = async (): Promise<void> => {
  const { items } = await fixture.done(studentCalls.list, { limit: 100, filter: { status: 'in:active,blocked' } });
  const { id, version, userId, name } = items[below(items.length)]!;
  const account = async () => (await fixture.done(userCalls.detail, { id: userId })).user;
  await pick<() => Promise<unknown>>([
    () => fixture.done(studentCalls.update, { id, version, firstName: pick(names) }),
    () =>
      fixture.done(studentCalls.update, {
        id,
        version,
        countryId: pick(countries),
        mobile: `+9779820${String(100000 + id)}`,
      }),
    () => fixture.done(studentCalls.update, { id, version, leadState: 'contacted' }),
    () => fixture.done(studentCalls.delete, { id, version }),
    async () => {
      await fixture.done(studentCalls.delete, { id, version });
      const deleted = (await fixture.done(studentCalls.list, { deleted: 'only', limit: 100 })).items.find(
        (row) => row.id === id,
      )!;
      await fixture.done(studentCalls.restore, { id, version: deleted.version });
    },
    async () => {
      const { id: of, version: read, status } = await account();
      await (status === 'blocked'
        ? fixture.done(userCalls.unblock, { id: of, version: read })
        : fixture.done(userCalls.block, { id: of, version: read, reason: 'Asked for a pause' }));
    },
    () => fixture.done(studentCalls.assign, { id, version, salesUserId: pick([owner, null]) }),
    () => fixture.done(studentCalls.erase, { id, version, typedName: name, reason: 'Asked for it by letter' }),
    () => fixture.make({ firstName: pick(names), lastName: pick(names) }),
  ])();
};

const columnsOfList = sql.raw(
  'id, user_id, country_id, created_at, updated_at, deleted_at, account_deleted_at, role_id, merged_into_id, lead_state, status, name, search_text, names_text, sales_user_id, institute_id',
);

it('whatever is written, the list holds what the two tables say', async () => {
  for (let n = 0; n < 40; n += 1) await write();
  const { rows } = await sql`
    (select * from students_to_list except select ${columnsOfList} from students_listed) union all (select ${columnsOfList} from students_listed except select * from students_to_list)`.execute(
    fixture.db,
  );
  expect(rows).toEqual([]);
});

it.each([true, false])(
  'any filters, order and search find what the plain query finds, few matches or many; e-mails are shown: %s',
  async (isRevealed) => {
    for (let n = 0; n < 150; n += 1) {
      const request = drawn();
      const list = readStudentList(request, reader(isRevealed));
      const all = await plain(list);
      const page = all.slice(list.offset, list.offset + list.limit + 1);
      for (const most of [3, 1000]) {
        const { rows, total } = await readPage(fixture.db, list, most);
        expect({ request, most, ids: rows.map(({ id }) => id) }).toEqual({ request, most, ids: page });
        if (list.q !== undefined || list.filters.length > 0 || list.deleted)
          expect({ request, total }).toEqual({
            request,
            total: { total: Math.min(all.length, most), totalIsEstimate: all.length > most },
          });
      }
    }
  },
);

it('of two who change the account and the student at once, neither change is lost', async () => {
  const { id, userId } = await fixture.make();
  const { other } = await fixture.db.transaction().execute(async (one) => {
    await sql`update users set first_name = 'Renamed' where id = ${userId}`.execute(one);
    const other = sql`update students set lead_state = 'demo' where id = ${id}`.execute(fixture.db);
    await sql`update users set country_id = ${countries[1]} where id = ${userId}`.execute(one);
    return { other };
  });
  await other;
  const { rows } = await sql<{
    name: string;
    leadState: string;
  }>`select name, lead_state from students_listed where id = ${id}`.execute(fixture.db);
  expect(rows[0]).toMatchObject({ name: expect.stringMatching(/^Renamed/), leadState: 'demo' });
});
