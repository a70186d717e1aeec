import { submissionCalls, type SubmissionRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { searchCondition } from '../../../server/list/list-search';
import { afterCursor } from '../../../server/list/cursor';
import { readListOf } from '../../../server/list/list';
import { countRows, filterCondition, listOrder, pageAnswer, type Columns } from '../../../server/list/list-query';
import { shownColumns, withStudent } from './submission.queries';

const columns: Columns = {
  taskId: sql.ref('s.task_id'),
  studentId: sql.ref('s.student_id'),
  state: sql.ref('s.state'),
  at: sql`coalesce(s.submitted_at, s.started_at)`,
};
const tiebreaker = sql.ref('s.id');

/** Submissions of one task, or of one student; the newest first. */
export const listSubmissions: Handler<typeof submissionCalls.list> = async ({ request, db }) => {
  const wanted = readListOf(submissionCalls.list, request);
  if (wanted.deleted) throw badRequest(fieldError('deleted', 'deleted', 'Submissions are not deleted'));
  if (!wanted.filters.some(({ name, operator }) => ['taskId', 'studentId'].includes(name) && operator === 'eq'))
    throw badRequest(fieldError('filter[taskId]', 'required', 'Choose a task or a student'));
  const list = wanted.sort.length > 0 ? wanted : { ...wanted, sort: [{ name: 'at', descending: true }] };
  const matching = sql`select s.id from ${withStudent} where ${filterCondition(list, columns)}
    and exists (select 1 from tasks t where t.id = s.task_id and t.deleted_at is null)
    and ${list.q === undefined ? sql`true` : searchCondition(list.q, sql`u.search_text`)}`;
  const { rows } = await sql<SubmissionRow & { exactly: string }>`
    select ${shownColumns}, to_char(${columns['at']} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly
    from ${withStudent} where s.id in (${matching}) and ${afterCursor(list, columns, tiebreaker)}
    order by ${listOrder(list, columns, tiebreaker)} limit ${list.limit + 1} offset ${list.offset}`.execute(db);
  const answer = pageAnswer(list, rows, await countRows(db, matching), (row) => [row.exactly, row.id]);
  return { ...answer, items: answer.items.map(({ exactly: _exactly, ...row }) => row) };
};
