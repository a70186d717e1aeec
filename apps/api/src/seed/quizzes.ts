import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { questionsOf, quizSubjects } from './quiz-data';

const step = 1_048_576;
/** Quizzes by what they are for: the first are ready and shown by lessons. */
const purposes = [
  ...Array.from({ length: 60 }, () => ({ purpose: 'lesson', status: 'ready' })),
  ...Array.from({ length: 4 }, () => ({ purpose: 'lesson', status: 'draft' })),
  ...Array.from({ length: 12 }, () => ({ purpose: 'assignment', status: 'ready' })),
  ...Array.from({ length: 4 }, () => ({ purpose: 'marketing', status: 'ready' })),
];

/** 80 quizzes with 5 to 12 questions of every kind; two have been attempted, so that their questions are fixed. */
export const seedQuizzes = async (db: Kysely<DB>): Promise<void> => {
  const quizzes = await db
    .insertInto('quizzes')
    .values(
      purposes.map(({ purpose, status }, place) => ({
        ...{ purpose, status },
        title: `${quizSubjects[place % quizSubjects.length]}: check ${Math.floor(place / quizSubjects.length) + 1}`,
        instructionsHtml: place % 3 === 0 ? '<p>Answer every question. You may use a pencil and paper.</p>' : '',
        passPercent: 40 + (place % 4) * 10,
        timeLimitSeconds: place % 4 === 0 ? 900 : null,
        attemptsAllowed: 1 + (place % 3),
        shuffle: place % 2 === 0,
        createdAt: sql<string>`now() - make_interval(days => ${200 - place * 2})`,
      })),
    )
    .returning('id')
    .execute();
  const questions = quizzes.flatMap(({ id: quizId }, place) =>
    questionsOf(place).map((question, no) => ({ quizId, no, question })),
  );
  const rows = await db
    .insertInto('quizQuestions')
    .values(
      questions.map(({ quizId, no, question: { options: _options, ...columns } }) => ({
        ...columns,
        quizId,
        marks: String(1 + (no % 3)),
        negativeMarks: no % 3 === 2 ? '0.5' : '0',
        sortKey: (no + 1) * step,
      })),
    )
    .returning('id')
    .execute();
  const options = questions.flatMap(({ question }, at) =>
    question.options.map(([text, isCorrect], no) => ({
      questionId: rows[at]!.id,
      bodyHtml: `<p>${text}</p>`,
      isCorrect,
      sortKey: (no + 1) * step,
    })),
  );
  await db.insertInto('quizOptions').values(options).execute();
  const attempted = quizzes.slice(0, 2).map(({ id }) => id);
  await sql`update quizzes set first_attempt_at = now() - interval '9 days' where id = any (${attempted}::bigint[])`.execute(
    db,
  );
  // What the triggers counted raised them; nobody has changed them.
  await sql`update quizzes set version = 1, updated_at = created_at`.execute(db);
};
