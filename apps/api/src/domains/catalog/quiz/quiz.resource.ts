import { quizFields, quizRecord, type Quiz, type quizCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { defineResource } from '../../../records/resource';
import type { Handlers } from '../../../server/calls/frame';
import { searchCondition } from '../../../server/list/list-search';
import { fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { quizzes } from './quiz.table';
import { createQuiz, duplicateQuiz, lockCoursesOfQuiz, updateQuiz } from './quiz.write';

/** Quizzes of lessons, tasks and campaigns. */
export const quizResource = defineResource({
  calls: quizRecord,
  table: quizzes,
  noun: { one: 'quiz', many: 'quizzes' },
  list: { sort: '-createdAt' },
  exports: {
    ...plainColumns<Quiz>({ id: 'Id' }),
    ...fieldColumns(quizFields, 'title', 'purpose', 'status', 'passPercent', 'attemptsAllowed'),
    ...plainColumns<Quiz>({ questionCount: 'Questions', totalMarks: 'Marks', lessons: 'Lessons', tasks: 'Tasks' }),
    ...timeColumns<Quiz>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: { address: '/course/quizzes', subtitle: "t.question_count || ' questions'" },
  create: createQuiz,
  update: updateQuiz,
  lockFirst: lockCoursesOfQuiz,
});

export const quizHandlers: Handlers<typeof quizCalls> = {
  ...quizResource.handlers,
  duplicate: async ({ request: { id }, db, audit }) => {
    const quiz = await duplicateQuiz(db, id);
    audit({
      ...{ action: 'quiz.duplicate', entity: 'quizzes', entityId: quiz.id, label: quiz.title },
      changes: { copyOf: [null, id] },
    });
    return { quiz };
  },
  choices: async ({ request: { q = '' }, db }) => {
    const { rows } = await sql<{ id: number; title: string; questionCount: number }>`
      select id, title, question_count from quizzes
      where purpose = 'lesson' and status = 'ready' and deleted_at is null ${q ? sql`and ${searchCondition(q, sql`search_text`)}` : sql``}
      order by title, id limit 50`.execute(db);
    return { items: rows };
  },
};
