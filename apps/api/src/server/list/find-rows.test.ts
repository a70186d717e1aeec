import type { ListRequest } from '@lectern/contract';
import { sql } from 'kysely';
import { testDatabase } from '../../database/testing';
import { emptyLast } from './empty-last';
import { findRows, type Listing } from './find-rows';
import { readList } from './list';
import { filterCondition, listOrder } from './list-query';

type Database = Awaited<ReturnType<typeof testDatabase>>;
let database: Database;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

const fields = {
  name: { type: 'text', filter: true, sort: true },
  size: { type: 'number', filter: true, sort: true },
  rank: { type: 'number', filter: true, sort: true },
} as const;
const columns = {
  name: sql.ref('t.name'),
  size: sql.ref('t.size'),
  rank: emptyLast('number', sql.ref('t.rank')),
};
const listing: Listing = {
  // 40 rows in no order, some of the same size, a third without a rank.
  from: sql`(select n * 7 % 41 as id, 'name ' || n % 10 as name, n % 6 as size, nullif(n % 3, 0) as rank from generate_series(1, 40) n)`,
  as: sql`t`,
  among: () => sql`true`,
  where: ({ filters }) => filterCondition({ filters }, columns),
  columns,
  covered: [],
  isSmall: true,
  id: sql.ref('t.id'),
  tiebreaker: sql.ref('t.id'),
  table: 'users',
};

/** A page is that of all matches, sorted. */
const expectSamePage = async (of: Listing, request: ListRequest, most: number): Promise<void> => {
  const list = readList(request, fields);
  const shown = (ids: ReturnType<typeof sql>) =>
    sql<{
      id: number;
    }>`select t.id from ${of.from} t where t.id in (${ids}) order by ${listOrder(list, columns, of.id)}`;
  const all = (await shown(sql`select t.id from ${of.from} t where ${of.where(list)}`).execute(database.db)).rows;
  const page = all.slice(list.offset, list.offset + list.limit + 1);
  const { rows, total } = await findRows(database.db, of, list, shown, most);
  expect({ most, rows }).toEqual({ most, rows: page });
  expect(total).toEqual({ total: Math.min(all.length, most), totalIsEstimate: all.length > most });
};

it.each<ListRequest>([
  { sort: 'name', filter: { size: 'gte:2' } },
  { sort: '-size', filter: { name: 'contains:name' }, page: 2, limit: 7 },
  { sort: 'name', filter: { name: 'contains:3' }, limit: 3 },
  { sort: 'size,-name', filter: { size: 'in:0,4' }, cursor: 'last', limit: 5 },
  { sort: 'size', filter: { size: 'gt:100' } },
  { sort: 'rank', filter: { rank: 'empty:true' }, page: 2, limit: 4 },
  { sort: '-rank,name', filter: { size: 'gte:2' }, page: 4, limit: 6 },
  { sort: 'rank', filter: { rank: 'lte:2' }, limit: 5, page: 5 },
  { sort: '-rank', filter: { rank: 'ne:1' }, cursor: 'last', limit: 5 },
])('a small list finds the same page, however many match: %j', async (request) => {
  for (const most of [2, 1000]) await expectSamePage(listing, request, most);
});

it.each<ListRequest>([
  { sort: '-name', limit: 5 },
  { sort: '-name', limit: 5, page: 3 },
  { sort: '-name,size', limit: 5, cursor: 'last' },
  { sort: 'name', limit: 5, cursor: 'last' },
])('a large list finds matches that are neighbours far from the beginning of an order by name: %j', async (request) => {
  // 60 of four names before 10,100 others, and as many behind those.
  const from = sql`(select n as id, case when n <= 60 then 'first ' when n > 10160 then 'third ' else 'other ' end || n % 4 as name, n % 6 as size, null::int as rank from generate_series(1, 10220) n)`;
  const large: Listing = { ...listing, from, isSmall: false };
  for (const word of ['first', 'third'])
    for (const most of [2, 1000])
      await expectSamePage(large, { ...request, filter: { name: `contains:${word}` } }, most);
});
