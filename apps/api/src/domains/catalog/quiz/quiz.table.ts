import type { Quiz } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';
import { questionsOf } from './quiz-questions.queries';

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
    tasks: sql`(select count(*)::int from tasks k where k.quiz_id = t.id and k.deleted_at is null)`,
    uses: sql`coalesce((
      select json_agg(json_build_object('kind', u.kind, 'title', u.title, 'ownerId', u.owner_id, 'ownerTitle', u.owner_title) order by u.kind, u.owner_title, u.title) from (
        (select 'lesson' as kind, l.title, c.id as owner_id, c.title as owner_title
          from lessons l join courses c on c.id = l.course_id where l.quiz_id = t.id and c.deleted_at is null order by c.title, l.id limit 50)
        union all
        (select 'task', k.title, b.id, b.title
          from tasks k join batches b on b.id = k.batch_id where k.quiz_id = t.id and k.deleted_at is null order by b.title, k.id limit 50)
        union all
        (select 'campaign', c.name, c.id, c.name
          from marketing_coupons m join coupons c on c.id = m.coupon_id where m.quiz_id = t.id and c.deleted_at is null order by c.name, c.id limit 50)) u), '[]')`,
    questions: questionsOf(sql`t.id`),
  },
});
