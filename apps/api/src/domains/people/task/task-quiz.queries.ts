import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { searchCondition } from '../../../server/list/list-search';

const offered = sql`purpose = 'assignment' and status = 'ready' and deleted_at is null`;

/** Ready quizzes for tasks of batches, at most 50, by their titles. */
export const findQuizzes = async (db: Kysely<DB>, q = '') =>
  (
    await sql<{ id: number; title: string; questionCount: number }>`
      select id, title, question_count from quizzes
      where ${offered} ${q ? sql`and ${searchCondition(q, sql`search_text`)}` : sql``} order by title, id limit 50`.execute(
      db,
    )
  ).rows;

/** Kept from a change until the transaction ends. @throws 400 for a quiz that no task can be made from */
export const requireQuiz = async (db: Kysely<DB>, quizId: number): Promise<void> => {
  const { rows } = await sql`select 1 from quizzes where id = ${quizId} and ${offered} for share`.execute(db);
  if (rows.length === 0) throw badRequest(fieldError('quizId', 'live', say(messages.invalid, { field: 'Quiz' })));
};

/**
 * Copies the questions of a catalogue's quiz into a new task, with its instructions where none are written: later changes there don't reach it.
 * A short text is marked by hand in a batch.
 */
export const copyQuiz = async (db: Kysely<DB>, taskId: number, quizId: number): Promise<void> => {
  await sql`
    insert into questions (task_id, position, kind, body_html, options, answer, tolerance, marks, negative_marks, explanation_html)
    select ${taskId}, row_number() over (order by q.sort_key), case q.kind when 'true_false' then 'single' else q.kind end, q.body_html, coalesce(o.options, '[]'),
      case q.kind when 'number' then to_jsonb(q.answer_number) when 'text' then null else o.answer end,
      case when q.kind = 'number' then q.answer_tolerance end, q.marks, q.negative_marks, q.explanation_html
    from quiz_questions q left join lateral (
      select jsonb_agg(jsonb_build_object('key', chr(96 + x.n), 'textHtml', x.body_html) order by x.n) as options,
        jsonb_agg(chr(96 + x.n) order by x.n) filter (where x.is_correct) as answer
      from (select body_html, is_correct, (row_number() over (order by sort_key))::int as n from quiz_options where question_id = q.id) x) o on true
    where q.quiz_id = ${quizId}`.execute(db);
  await sql`
    update tasks t set max_marks = z.total_marks, pass_marks = round(z.total_marks * z.pass_percent / 100, 2),
      instructions_html = case when t.instructions_html = '' then z.instructions_html else t.instructions_html end
    from quizzes z where z.id = ${quizId} and t.id = ${taskId}`.execute(db);
};
