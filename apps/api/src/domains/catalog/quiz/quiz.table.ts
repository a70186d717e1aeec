import type { Quiz } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';

const options = sql`coalesce((
  select json_agg(json_build_object('id', o.id, 'bodyHtml', o.body_html, 'isCorrect', o.is_correct) order by o.sort_key)
  from quiz_options o where o.question_id = q.id), '[]')`;

/** Quizzes with their questions and options in order. */
export const quizzes = recordTable<Quiz>('quizzes', {
  label: 'title',
  columns: [
    ...['purpose', 'title', 'instructionsHtml', 'passPercent', 'timeLimitSeconds', 'attemptsAllowed', 'shuffle'],
    ...['showAnswers', 'questionCount', 'firstAttemptAt', 'createdAt'],
  ],
  computed: {
    totalMarks: sql`t.total_marks::float8`,
    lessons: sql`(select count(*)::int from lessons l where l.quiz_id = t.id)`,
    questions: sql`coalesce((
      select json_agg(json_build_object('id', q.id, 'kind', q.kind, 'bodyHtml', q.body_html, 'explanationHtml', q.explanation_html,
        'marks', q.marks, 'negativeMarks', q.negative_marks, 'answerNumber', q.answer_number, 'answerTolerance', q.answer_tolerance,
        'answerTexts', q.answer_texts, 'options', ${options}) order by q.sort_key)
      from quiz_questions q where q.quiz_id = t.id), '[]')`,
  },
});
