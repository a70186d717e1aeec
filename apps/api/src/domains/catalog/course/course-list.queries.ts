import { courseCalls, type CourseRow } from '@lectern/contract/catalog';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { restorableDays } from '../../../records/restorable-days';
import { refuseWithoutRight } from '../../../server/calls/perform';
import type { Actor } from '../../../server/calls/frame';
import { cursorKeys } from '../../../server/list/cursor';
import { emptyLast } from '../../../server/list/empty-last';
import { findRows, pageIds, type FoundRows, type Listing } from '../../../server/list/find-rows';
import { readListOf, type Filter, type ListQuery } from '../../../server/list/list';
import { filterCondition, listOrder, type Columns } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';
import { textCondition } from '../../../server/list/text-condition';
import type { ListRequest } from '@lectern/contract';
import { inSubtreeOf } from '../category/subtree';
import { courseRows } from './course.table';

/** A row of the list with the values of its cursor. */
export type ListedCourse = CourseRow & { readonly cursorKeys: readonly (string | number)[] };

/** The least that a course with a rating has is 1. */
const rated = sql`nullif(l.rating, 0)`;
const filtered: Columns = {
  title: sql.ref('l.title'),
  status: sql.ref('l.status'),
  trainerId: sql.ref('l.trainer_id'),
  agencyId: sql.ref('l.agency_id'),
  categoryId: sql.ref('l.category_id'),
  languageId: sql.ref('l.language_id'),
  price: sql.ref('l.price_units'),
  lessons: sql.ref('l.lessons'),
  duration: sql.ref('l.duration_seconds'),
  enrolments: sql.ref('l.enrolments'),
  rating: { ...emptyLast('number', rated), down: sql.ref('l.rating') },
  createdAt: sql.ref('l.created_at'),
  publishedAt: { ...emptyLast('time', sql.ref('l.published_at')), down: sql.ref('l.first_published') },
};
/** A status is sorted in the order of its steps. */
const sorted: Columns = { ...filtered, status: sql.ref('l.status_order') };
const byId = sql.ref('l.id');
const titleColumns = { text: sql.ref('l.title'), lower: sql.ref('l.title_lower') };

const alive = ({ deleted }: ListQuery) =>
  deleted ? sql`l.deleted_at > now() - make_interval(days => ${restorableDays})` : sql`l.is_listed`;

const special: Readonly<Record<string, (filter: Filter) => RawBuilder<SqlBool> | undefined>> = {
  title: (filter) => textCondition(filter, titleColumns),
  categoryId: inSubtreeOf(sql.ref('l.category_id')),
};
const conditionOf = (filter: Filter) =>
  special[filter.name]?.(filter) ?? filterCondition({ filters: [filter] }, filtered);

const where = ({ q, filters }: ListQuery, column?: string) =>
  sql.join(
    [
      ...filters.filter(({ name }) => column === undefined || name === column).map(conditionOf),
      q === undefined || column !== undefined ? sql`true` : searchCondition(q, sql.ref('l.search_text')),
    ],
    sql` and `,
  );

const listed = sql`courses_listed`;
const listing: Listing = {
  from: listed,
  as: sql`l`,
  among: alive,
  where,
  columns: sorted,
  covered: ['createdAt', 'publishedAt', 'title'],
  id: byId,
  tiebreaker: byId,
  table: 'courses_listed',
};

/** The list's question. @throws 403 for deleted rows where the person may not restore them */
export const readCourseList = (request: ListRequest, actor: Actor): ListQuery => {
  const list = readListOf(courseCalls.list, request);
  if (list.deleted) refuseWithoutRight(courseCalls.restore.access, actor);
  return list.sort.length > 0 ? list : { ...list, sort: [{ name: 'createdAt', descending: true }] };
};

/** Selects the ids of all matches. */
export const matchingCourses = (list: ListQuery) =>
  sql`select l.id from ${listed} l where ${alive(list)} and ${where(list)}`;

const shown = (list: ListQuery, ids: RawBuilder<unknown>): RawBuilder<ListedCourse> => {
  return sql<ListedCourse>`
    select r.*, ${cursorKeys(list, sorted, byId)} as cursor_keys
    from (${courseRows.rowsOf(ids)}) r join ${listed} l on l.id = r.id order by ${listOrder(list, sorted, byId)}`;
};

/** A select of the rows of a list, for files of all of them. */
export const courseRowsOf = (list: ListQuery): RawBuilder<ListedCourse> => shown(list, pageIds(listing, list));

/** One page of the list and the row after it, and the number of courses on all pages. */
export const readCoursePage = (db: Kysely<DB>, list: ListQuery): Promise<FoundRows<ListedCourse>> =>
  findRows(db, listing, list, (ids) => shown(list, ids));
