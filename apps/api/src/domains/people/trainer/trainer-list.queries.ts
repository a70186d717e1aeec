import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { restorableDays } from '../../../records/restorable-days';
import { changeTimesCondition } from '../../../server/calls/change-times';
import { cursorKeys } from '../../../server/list/cursor';
import { findRows, pageIds, type FoundRows, type Listing } from '../../../server/list/find-rows';
import type { Filter, ListQuery } from '../../../server/list/list';
import { filterCondition, listOrder, type Columns } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';
import { isOpenText, personCondition } from '../../../server/list/person-search';
import { textCondition } from '../../../server/list/text-condition';
import { trainersOf, type StoredTrainer } from './trainer.queries';

/** A row of the list with the values of its cursor. */
export type ListedTrainer = StoredTrainer & { readonly cursorKeys: readonly (string | number)[] };

const columns: Columns = {
  name: sql.ref('l.name'),
  status: sql.ref('l.state'),
  agencyId: sql.ref('l.agency_id'),
  countryId: sql.ref('l.country_id'),
  rating: sql.ref('l.rating'),
  createdAt: sql.ref('l.created_at'),
  updatedAt: sql.ref('l.updated_at'),
};
const nameColumns = { text: sql.ref('l.name'), lower: sql.ref('l.name_lower') };

/** The last sort key. An order by name goes on by account, any other one by trainer. */
const tiebreakerOf = ({ sort }: ListQuery) => (sort[0]?.name === 'name' ? sql.ref('l.user_id') : sql.ref('l.id'));

const alive = (list: ListQuery) =>
  list.deleted
    ? sql`l.role_id = 14 and l.deleted_at > now() - make_interval(days => ${restorableDays})`
    : sql`l.is_listed`;

const searched = ({ q, isRevealed = false }: ListQuery): RawBuilder<SqlBool> => {
  if (q === undefined) return sql`true`;
  if (isRevealed) return searchCondition(q, sql.ref('l.search_text'));
  if (isOpenText(q)) return searchCondition(q, sql.ref('l.names_text'));
  const accounts = sql`select u.id from users u where u.role_id = 14 and ${personCondition(q, 'u', false)}`;
  return sql`l.user_id in (with hits as materialized (${accounts}) select id from hits)`;
};

/** Trainers of a skill, by the index of the skill; *is not* means the trainers without it. */
const teaches = (filter: Filter): RawBuilder<SqlBool> => {
  const isNot = filter.operator === 'ne' || (filter.operator === 'empty' && filter.values[0] === true);
  const wanted = { ...filter, ...(filter.operator === 'ne' && { operator: 'eq' as const }) };
  const which =
    filter.operator === 'empty'
      ? sql`true`
      : filterCondition({ filters: [wanted] }, { skillId: sql.ref('p.skill_id') });
  const theirs = sql`(select p.trainer_id from person_skills p where p.trainer_id is not null and p.deleted_at is null and ${which})`;
  return isNot ? sql<SqlBool>`l.id not in ${theirs}` : sql<SqlBool>`l.id in ${theirs}`;
};

const filtered = (filters: readonly Filter[]) =>
  filters.map((filter) =>
    filter.name === 'skillId'
      ? teaches(filter)
      : (filter.name === 'name' && textCondition(filter, nameColumns)) ||
        filterCondition({ filters: [filter] }, columns),
  );

const listed = sql`trainers_listed`;
const where = (list: ListQuery, column?: string) => {
  const own =
    column === undefined
      ? list
      : { ...list, q: undefined, filters: list.filters.filter(({ name }) => name === column) };
  return sql.join([...filtered(own.filters), changeTimesCondition(list, columns), searched(own)], sql` and `);
};
const listingOf = (list: ListQuery): Listing => ({
  from: listed,
  as: sql`l`,
  among: alive,
  where,
  columns,
  covered: ['createdAt', 'updatedAt'],
  id: sql.ref('l.id'),
  tiebreaker: tiebreakerOf(list),
  table: 'trainers_listed',
});

/** Selects the ids of all matches. */
export const matchingTrainers = (list: ListQuery) =>
  sql`select l.id from ${listed} l where ${alive(list)} and ${where(list)}`;

const shown = (list: ListQuery, ids: RawBuilder<unknown>): RawBuilder<ListedTrainer> => {
  return sql<ListedTrainer>`
    select r.*, ${cursorKeys(list, columns, tiebreakerOf(list))} as cursor_keys
    from (${trainersOf(ids)}) r join trainers_listed l on l.id = r.id order by ${listOrder(list, columns, tiebreakerOf(list))}`;
};

/** A select of the rows of a list, for files of all of them. */
export const trainerRows = (list: ListQuery): RawBuilder<ListedTrainer> => shown(list, pageIds(listingOf(list), list));

/** One page of the list and the row after it, and the number of trainers on all pages. */
export const readTrainerPage = (db: Kysely<DB>, list: ListQuery): Promise<FoundRows<ListedTrainer>> =>
  findRows(db, listingOf(list), list, (ids) => shown(list, ids));
