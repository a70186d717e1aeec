import { isChoice, type Quiz, type QuizQuestionInput } from '@lectern/contract/catalog';
import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';

const gap = 1_048_576;

/** What of a question is stored, by its kind. */
const columnsOf = (question: QuizQuestionInput) => ({
  kind: question.kind,
  bodyHtml: question.bodyHtml,
  explanationHtml: question.explanationHtml ?? '',
  // Numbers with decimals travel to the database as texts.
  marks: String(question.marks),
  negativeMarks: String(question.negativeMarks ?? 0),
  answerNumber: question.kind === 'number' ? String(question.answerNumber) : null,
  answerTolerance: question.kind === 'number' ? String(question.answerTolerance ?? 0) : '0',
  answerTexts: question.kind === 'text' ? (question.answerTexts ?? []).map((text) => text.trim()) : [],
});
const optionsOf = ({ kind, options = [] }: QuizQuestionInput) =>
  isChoice(kind) ? options.map(({ bodyHtml, isCorrect }) => ({ bodyHtml, isCorrect })) : [];

/** A question without what the database gives it: two of them are compared by this. */
const contentOf = (question: QuizQuestionInput): string =>
  JSON.stringify([question.id ?? null, columnsOf(question), optionsOf(question)]);

/** Whether these are other questions than the quiz has, or in another order. */
const isChanged = ({ questions }: Quiz, sent: readonly QuizQuestionInput[]): boolean =>
  JSON.stringify(questions.map(contentOf)) !== JSON.stringify(sent.map(contentOf));

/** @throws 400 for a question of another quiz, or one that is named twice */
const requireOwn = ({ questions }: Pick<Quiz, 'questions'>, sent: readonly QuizQuestionInput[]): void => {
  const own = new Set(questions.map(({ id }) => id));
  sent.forEach(({ id }, at) => {
    if (typeof id === 'number' && !own.delete(id))
      throw badRequest(fieldError(`questions[${at}].id`, 'own', say(messages.invalid, { field: 'Question' })));
  });
};

const writeOptions = async (db: Kysely<DB>, questionId: number, question: QuizQuestionInput): Promise<void> => {
  await sql`delete from quiz_options where question_id = ${questionId}`.execute(db);
  const options = optionsOf(question);
  if (options.length === 0) return;
  await db
    .insertInto('quizOptions')
    .values(options.map((option, at) => ({ ...option, questionId, sortKey: gap * (at + 1) })))
    .execute();
};

const writeQuestion = async (
  db: Kysely<DB>,
  quizId: number,
  question: QuizQuestionInput,
  at: number,
): Promise<void> => {
  const values = { ...columnsOf(question), sortKey: gap * (at + 1) };
  const { id } =
    typeof question.id === 'number'
      ? await db
          .updateTable('quizQuestions')
          .set(values)
          .where('id', '=', question.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await db
          .insertInto('quizQuestions')
          .values({ ...values, quizId })
          .returning('id')
          .executeTakeFirstOrThrow();
  await writeOptions(db, id, question);
};

/** Writes all questions of a new quiz in their order. */
export const createQuestions = async (
  db: Kysely<DB>,
  quizId: number,
  sent: readonly QuizQuestionInput[],
): Promise<void> => {
  requireOwn({ questions: [] }, sent);
  for (const [at, question] of sent.entries()) await writeQuestion(db, quizId, question, at);
};

/**
 * Writes all questions of a locked quiz in their order; those that are not sent go.
 * @throws 409 once students have attempted it: answers belong to the questions that were asked
 */
export const replaceQuestions = async (
  db: Kysely<DB>,
  quiz: Quiz,
  sent: readonly QuizQuestionInput[],
): Promise<void> => {
  requireOwn(quiz, sent);
  if (!isChanged(quiz, sent)) return;
  if (quiz.firstAttemptAt !== null)
    throw conflict('Students have attempted this quiz, so its questions are fixed: duplicate it to change them');
  const kept = sent.flatMap(({ id }) => id ?? []);
  await sql`set constraints quiz_questions_order deferred`.execute(db);
  await sql`delete from quiz_questions where quiz_id = ${quiz.id} and id <> all (${kept}::bigint[])`.execute(db);
  for (const [at, question] of sent.entries()) await writeQuestion(db, quiz.id, question, at);
};
