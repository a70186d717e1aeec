import type { Quiz, quizCalls } from '@lectern/contract/catalog';
import { messages, say, type RequestOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { trimmed } from '../../../records/record-writes';
import { badRequest, conflict, fieldConflict, fieldError } from '../../../server/calls/errors';
import { createQuestions, replaceQuestions } from './quiz-questions.write';
import { quizzes } from './quiz.table';

type Written = RequestOf<typeof quizCalls.create>;

/** Locks the courses that show a quiz, in order of id, before the quiz itself: a publish waits. */
export const lockCoursesOfQuiz = async (db: Kysely<DB>, { id }: { readonly id: number }): Promise<void> => {
  await sql`select 1 from courses where id in (select course_id from lessons where quiz_id = ${id}) order by id for no key update`.execute(
    db,
  );
};

const inReadyLesson = async (db: Kysely<DB>, id: number): Promise<boolean> =>
  (await sql`select 1 from lessons where quiz_id = ${id} and status = 'ready' limit 1`.execute(db)).rows.length > 0;

const running = (id: number) => sql`
  select 1 from marketing_coupons m join coupons c on c.id = m.coupon_id
  where m.quiz_id = ${id} and m.result_declared_at is null and c.deleted_at is null and c.status <> 'ended'`;

/** True where a campaign that is not over has this quiz. */
const inCampaign = async (db: Kysely<DB>, id: number): Promise<boolean> =>
  (await sql`${running(id)} limit 1`.execute(db)).rows.length > 0;

/** @throws 409 for another time limit than students of a campaign have, until the campaign is over */
const requireTimeLimit = async (db: Kysely<DB>, quiz: Quiz, limit: Quiz['timeLimitSeconds']): Promise<void> => {
  if (limit === quiz.timeLimitSeconds) return;
  const { rows } = await sql`
    ${running(quiz.id)} and exists (select 1 from marketing_entries e where e.coupon_id = m.coupon_id) limit 1`.execute(
    db,
  );
  if (rows.length > 0)
    throw fieldConflict(
      'timeLimitSeconds',
      'Students take this quiz in a campaign: its time limit is fixed until the result is declared',
    );
};

/** A quiz that can be taken has a question. @throws 400 on its status */
const requireQuestion = (status: string | undefined, count: number): void => {
  if (status === 'ready' && count === 0)
    throw badRequest(fieldError('status', 'question', 'Add a question before it is ready'));
};

/** @throws 409 where students would lose a quiz that they see, or have begun */
const requireStatus = async (db: Kysely<DB>, quiz: Quiz, status: Quiz['status']): Promise<void> => {
  if (status === quiz.status) return;
  if (status === 'draft' && quiz.status === 'ready' && quiz.firstAttemptAt !== null)
    throw conflict('Students have attempted this quiz: archive it, or duplicate it');
  if (quiz.status === 'ready' && (await inReadyLesson(db, quiz.id)))
    throw conflict('A lesson that is ready shows this quiz: turn the lesson into a draft first');
  if (quiz.status === 'ready' && (await inCampaign(db, quiz.id)))
    throw conflict('A campaign has this quiz: declare its result or end it first');
};

/** @throws 400 for another purpose of a quiz that lessons or campaigns have, or tasks were made from */
const requirePurpose = async (
  db: Kysely<DB>,
  { id, purpose, lessons, tasks }: Quiz,
  wanted: Quiz['purpose'],
): Promise<void> => {
  if (wanted !== purpose && (lessons + tasks > 0 || (await inCampaign(db, id))))
    throw badRequest(fieldError('purpose', 'lesson', say(messages.invalid, { field: 'Purpose' })));
};

const createdQuiz = { passPercent: 40, attemptsAllowed: 1, shuffle: false, showAnswers: 'after_result' } as const;

/** A quiz with its questions. */
export const createQuiz = async (db: Kysely<DB>, { questions = [], ...written }: Written): Promise<number> => {
  requireQuestion(written.status, questions.length);
  const id = await quizzes.insert(db, { ...createdQuiz, ...trimmed(written) });
  await createQuestions(db, id, questions);
  return id;
};

/** What is absent stays; `questions` are all of them. */
export const updateQuiz = async (
  db: Kysely<DB>,
  row: Quiz,
  { questions, ...written }: Partial<Written>,
): Promise<void> => {
  const { status = row.status, purpose = row.purpose, timeLimitSeconds = row.timeLimitSeconds } = written;
  await requireStatus(db, row, status);
  await requirePurpose(db, row, purpose);
  await requireTimeLimit(db, row, timeLimitSeconds);
  requireQuestion(status, (questions ?? row.questions).length);
  if (questions) await replaceQuestions(db, row, questions);
  if (Object.keys(written).length > 0 || questions) await quizzes.update(db, row, trimmed(written));
};

/** A draft with the same questions. @throws 404 */
export const duplicateQuiz = async (db: Kysely<DB>, id: number): Promise<Quiz> => {
  const { title, instructionsHtml, questions, ...from } = await quizzes.read(db, id);
  const copied = questions.map(({ id: _id, options, ...question }) => ({
    ...question,
    options: options.map(({ bodyHtml, isCorrect }) => ({ bodyHtml, isCorrect })),
  }));
  const { purpose, passPercent, timeLimitSeconds, attemptsAllowed, shuffle, showAnswers } = from;
  const copy = await createQuiz(db, {
    ...{ purpose, passPercent, timeLimitSeconds, attemptsAllowed, shuffle, showAnswers, instructionsHtml },
    title: `${title.slice(0, 141)} (copy)`.trim(),
    questions: copied,
    status: 'draft',
  });
  return quizzes.read(db, copy);
};
