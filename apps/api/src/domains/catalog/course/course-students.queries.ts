import { courseStudentCalls, type CourseEnrolment, type CourseReview } from '@lectern/contract/catalog';
import type { Call, ListRequest } from '@lectern/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError, notFound } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';
import { maskEmail, mayReveal } from '../../../server/calls/mask';
import { afterCursor, cursorKeys } from '../../../server/list/cursor';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { countRows, filterCondition, listOrder, pageAnswer, type Columns } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';

type OfCourse = ListRequest & { readonly courseId: number };
interface Kind<Row> {
  readonly call: Call;
  readonly order: string;
  readonly columns: Columns;
  /** The rows with their student as `s` and the account as `u`. */
  readonly from: RawBuilder<unknown>;
  readonly shown: RawBuilder<Row>;
}
const student = sql`join students s on s.id = t.student_id join users u on u.id = s.user_id`;

const enrolments: Kind<CourseEnrolment> = {
  call: courseStudentCalls.enrolments,
  order: 'enrolledAt',
  columns: { state: sql.ref('t.state'), enrolledAt: sql.ref('t.enrolled_at') },
  from: sql`course_enrolments t ${student}`,
  shown: sql`t.id, t.course_id, t.student_id, u.full_name as student_name, u.email, t.source, t.state, t.progress_percent,
    t.enrolled_at, t.completed_at, t.revoked_at`,
};
const reviews: Kind<CourseReview> = {
  call: courseStudentCalls.reviews,
  order: 'createdAt',
  columns: { status: sql.ref('t.status'), rating: sql.ref('t.rating'), createdAt: sql.ref('t.created_at') },
  from: sql`course_reviews t ${student}`,
  shown: sql`t.id, t.version, t.course_id, t.student_id, u.full_name as student_name, t.rating, t.body, t.status, t.status_reason, t.created_at`,
};

const readOf = (call: Call, order: string, request: ListRequest): ListQuery => {
  const list = readListOf(call, request);
  if (list.deleted) throw badRequest(fieldError('deleted', 'list', 'These are never deleted'));
  return list.sort.length > 0 ? list : { ...list, sort: [{ name: order, descending: true }] };
};

/** One page of what belongs to one course, by the index of that course. */
const pageOf = async <Row>(db: Kysely<DB>, { call, order, columns, from, shown }: Kind<Row>, request: OfCourse) => {
  const list = readOf(call, order, request);
  const byId = sql.ref('t.id');
  const among = sql`t.course_id = ${request.courseId} and ${filterCondition(list, columns)}
    and ${list.q === undefined ? sql`true` : searchCondition(list.q, sql`search_norm(u.full_name)`)}`;
  const { rows } = await sql<Row & { readonly cursorKeys: readonly (string | number)[] }>`
    select ${shown}, ${cursorKeys(list, columns, byId)} as cursor_keys from ${from}
    where ${among} and ${afterCursor(list, columns, byId)}
    order by ${listOrder(list, columns, byId)} limit ${list.limit + 1} offset ${list.offset}`.execute(db);
  const total = await countRows(db, sql`select 1 from ${from} where ${among}`);
  const page = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
  return { ...page, items: page.items.map(({ cursorKeys: _keys, ...row }) => row as unknown as Row) };
};

const masked = (row: CourseEnrolment, actor: Actor): CourseEnrolment =>
  mayReveal(actor) ? row : { ...row, email: maskEmail(row.email) };

/** Who has a course; e-mails are masked for who may not reveal them, and a search finds names alone. */
export const listEnrolments = async (db: Kysely<DB>, request: OfCourse, actor: Actor) => {
  const page = await pageOf(db, enrolments, request);
  return { ...page, items: page.items.map((row) => masked(row, actor)) };
};

export const listReviews = (db: Kysely<DB>, request: OfCourse) => pageOf(db, reviews, request);

const rowOf = async <Row>(db: Kysely<DB>, { from, shown }: Kind<Row>, id: number): Promise<Row> => {
  const { rows } = await sql<Row>`select ${shown} from ${from} where t.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** @throws 404 */
export const readEnrolment = async (db: Kysely<DB>, id: number, actor: Actor) =>
  masked(await rowOf(db, enrolments, id), actor);
/** @throws 404 */
export const readReview = (db: Kysely<DB>, id: number) => rowOf(db, reviews, id);
