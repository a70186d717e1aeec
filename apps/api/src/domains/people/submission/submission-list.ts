import type { ListRequest } from '@lectern/contract';
import { submissionCalls, submissionStates, type SubmissionRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { searchCondition } from '../../../server/list/list-search';
import { afterCursor } from '../../../server/list/cursor';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { countRows, filterCondition, listOrder, pageAnswer, type Columns } from '../../../server/list/list-query';
import { choiceColumns, listSource, plainColumns } from '../../../server/list/list-source';
import { shownColumns, withStudent } from './submission.queries';

const columns: Columns = {
  taskId: sql.ref('s.task_id'),
  studentId: sql.ref('s.student_id'),
  state: sql.ref('s.state'),
  at: sql`coalesce(s.submitted_at, s.started_at)`,
};
const tiebreaker = sql.ref('s.id');

const readSubmissionList = (request: ListRequest): ListQuery => {
  const list = readListOf(submissionCalls.list, request);
  if (list.deleted) throw badRequest(fieldError('deleted', 'deleted', 'Submissions are not deleted'));
  if (!list.filters.some(({ name, operator }) => ['taskId', 'studentId'].includes(name) && operator === 'eq'))
    throw badRequest(fieldError('filter[taskId]', 'required', 'Choose a task or a student'));
  return list.sort.length > 0 ? list : { ...list, sort: [{ name: 'at', descending: true }] };
};

const matching = (list: ListQuery) => sql`select s.id from ${withStudent} where ${filterCondition(list, columns)}
  and exists (select 1 from tasks t where t.id = s.task_id and t.deleted_at is null)
  and ${list.q === undefined ? sql`true` : searchCondition(list.q, sql`u.search_text`)}`;

/** Submissions of one task, or of one student; the newest first. */
export const listSubmissions: Handler<typeof submissionCalls.list> = async ({ request, db }) => {
  const list = readSubmissionList(request);
  const { rows } = await sql<SubmissionRow & { exactly: string }>`
    select ${shownColumns}, to_char(${columns['at']} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly
    from ${withStudent} where s.id in (${matching(list)}) and ${afterCursor(list, columns, tiebreaker)}
    order by ${listOrder(list, columns, tiebreaker)} limit ${list.limit + 1} offset ${list.offset}`.execute(db);
  const answer = pageAnswer(list, rows, await countRows(db, matching(list)), (row) => [row.exactly, row.id]);
  return { ...answer, items: answer.items.map(({ exactly: _exactly, ...row }) => row) };
};

type Exported = SubmissionRow & { readonly maxMarks: number };

/** Submissions of one task, or of one student, for exports. */
export const submissionSource = listSource<Exported>({
  call: submissionCalls.list,
  nouns: 'submissions',
  read: readSubmissionList,
  matching,
  rows: (list) => sql<Exported>`
    select ${shownColumns}, (select t.max_marks::float8 from tasks t where t.id = s.task_id) as max_marks
    from ${withStudent} where s.id in (${matching(list)}) order by ${listOrder(list, columns, tiebreaker)}`,
  names: (ids) => sql`select s.id, u.full_name as name from ${withStudent} where s.id in (${ids})`,
  columns: {
    student: { head: 'Student', of: ({ studentName }) => studentName },
    ...choiceColumns<Exported>({ state: ['State', submissionStates] }),
    ...plainColumns<Exported>({ attempt: 'Attempt' }),
    at: { head: 'Handed in', of: ({ submittedAt }) => submittedAt && { at: submittedAt } },
    late: { head: 'Late (minutes)', of: ({ lateMinutes }) => lateMinutes },
    marks: [
      { head: 'Marks', of: ({ marks }) => marks },
      { head: 'Of', of: ({ maxMarks }) => maxMarks },
    ],
  },
});
