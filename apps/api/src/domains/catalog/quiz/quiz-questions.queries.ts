import type { QuizQuestion } from '@lectern/contract/catalog';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';

const options = sql`coalesce((
  select json_agg(json_build_object('id', o.id, 'bodyHtml', o.body_html, 'isCorrect', o.is_correct) order by o.sort_key)
  from quiz_options o where o.question_id = q.id), '[]')`;

/** The questions of a quiz with their options and answers, in order, as JSON. */
export const questionsOf = (quizId: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_object('id', q.id, 'kind', q.kind, 'bodyHtml', q.body_html, 'explanationHtml', q.explanation_html,
    'marks', q.marks, 'negativeMarks', q.negative_marks, 'answerNumber', q.answer_number, 'answerTolerance', q.answer_tolerance,
    'answerTexts', q.answer_texts, 'options', ${options}) order by q.sort_key)
  from quiz_questions q where q.quiz_id = ${quizId}), '[]')`;

/** A quiz as somebody takes it, with its answers. */
export interface TakenQuiz {
  readonly title: string;
  readonly instructionsHtml: string;
  readonly shuffle: boolean;
  readonly questions: readonly QuizQuestion[];
}

export const readTakenQuiz = async (db: Kysely<DB>, id: number): Promise<TakenQuiz> =>
  (
    await sql<TakenQuiz>`
      select title, instructions_html, shuffle, ${questionsOf(sql`t.id`)} as questions from quizzes t where t.id = ${id}`.execute(
      db,
    )
  ).rows[0]!;

/** Notes the first attempt of a quiz: from then on its questions are fixed. Waits for a change of the quiz that goes on. */
export const noteFirstAttempt = async (db: Kysely<DB>, id: number): Promise<void> => {
  await sql`select 1 from quizzes where id = ${id} for key share`.execute(db);
  await sql`update quizzes set first_attempt_at = now() where id = ${id} and first_attempt_at is null`.execute(db);
};
