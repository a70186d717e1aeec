import type { ResponseOf } from '@lectern/contract';
import { agencyCalls } from '@lectern/contract/people';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { restorableDays } from '../../../records/restorable-days';
import { changeTimesCondition } from '../../../server/calls/change-times';
import type { Context } from '../../../server/calls/frame';
import { cursorKeys } from '../../../server/list/cursor';
import { findRows, pageIds, type Listing } from '../../../server/list/find-rows';
import type { ListQuery } from '../../../server/list/list';
import { filterCondition, listOrder, type Columns } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';
import { isOpenText, personCondition } from '../../../server/list/person-search';
import { maskedPage, readPeopleList } from '../people-list';
import { agenciesOf, maskedAgency, type StoredAgency } from './agency.queries';

export type ListedAgency = StoredAgency & { readonly cursorKeys: readonly (string | number)[] };

const columns: Columns = {
  name: sql.ref('l.name'),
  status: sql.ref('l.state'),
  countryId: sql.ref('l.country_id'),
  onboardingStep: sql.ref('l.onboarding_step'),
  trainersCount: sql.ref('l.trainers_count'),
  createdAt: sql.ref('l.created_at'),
  updatedAt: sql.ref('l.updated_at'),
};
/** A few thousand at most: the account is joined to each. */
const listed = sql`(select a.id, a.user_id, a.name, a.state, a.search_text, a.onboarding_step, a.trainers_count, a.created_at, a.updated_at, a.deleted_at, u.country_id, u.deleted_at as account_deleted_at
  from agencies a join users u on u.id = a.user_id where u.role_id = 13)`;
const id = sql.ref('l.id');

const alive = (list: ListQuery) =>
  list.deleted
    ? sql`l.deleted_at > now() - make_interval(days => ${restorableDays})`
    : sql`l.deleted_at is null and l.account_deleted_at is null`;

const searched = ({ q, isRevealed = false }: ListQuery): RawBuilder<SqlBool> => {
  if (q === undefined) return sql`true`;
  const named = isOpenText(q) ? searchCondition(q, sql.ref('l.search_text')) : sql`false`;
  const accounts = sql`select u.id from users u where u.role_id = 13 and ${personCondition(q, 'u', isRevealed)}`;
  return sql`(${named} or l.user_id in (with hits as materialized (${accounts}) select id from hits))`;
};
const where = (list: ListQuery, column?: string) => {
  const own =
    column === undefined
      ? list
      : { ...list, q: undefined, filters: list.filters.filter(({ name }) => name === column) };
  return sql.join([searched(own), filterCondition(own, columns), changeTimesCondition(list, columns)], sql` and `);
};
const listing: Listing = {
  from: listed,
  as: sql`l`,
  among: alive,
  where,
  columns,
  covered: [],
  id,
  tiebreaker: id,
  table: 'agencies',
};

/** Selects the ids of all matches. */
export const matchingAgencies = (list: ListQuery) =>
  sql`select l.id from ${listed} l where ${alive(list)} and ${where(list)}`;

const shown = (list: ListQuery, ids: RawBuilder<unknown>): RawBuilder<ListedAgency> => {
  return sql<ListedAgency>`
    select r.*, ${cursorKeys(list, columns, id)} as cursor_keys
    from (${agenciesOf(ids)}) r join ${listed} l on l.id = r.id order by ${listOrder(list, columns, id)}`;
};
/** A select of the rows of a list, for files of all of them. */
export const agencyRows = (list: ListQuery): RawBuilder<ListedAgency> => shown(list, pageIds(listing, list));

export const readAgencyList = readPeopleList(agencyCalls);

export const listAgencies = async ({
  request,
  db,
  actor,
}: Pick<Context<typeof agencyCalls.list>, 'request' | 'db' | 'actor'>): Promise<
  ResponseOf<typeof agencyCalls.list>
> => {
  const list = readAgencyList(request, actor);
  return maskedPage(list, await findRows(db, listing, list, (ids) => shown(list, ids)), maskedAgency);
};
