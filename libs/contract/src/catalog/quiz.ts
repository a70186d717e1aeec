import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, requiredText, text } from '../fields';
import { wholeNumber } from '../number-fields';
import { choiceField, keysOf, recordCalls, recordRow, statusField } from '../records';
import { richText } from '../rich-text';
import { maxQuizQuestions, quizQuestion, quizQuestionInput } from './quiz-question';

export const quizStatuses = { draft: 'Draft', ready: 'Ready', archived: 'Archived' } as const;
export type QuizStatus = keyof typeof quizStatuses;
export const quizPurposes = { lesson: 'Lesson', assignment: 'Task of a batch', marketing: 'Campaign' } as const;
export type QuizPurpose = keyof typeof quizPurposes;
export const quizAnswers = {
  never: 'Never',
  after_submit: 'When they have answered',
  after_result: 'With the result',
} as const;

const listed = {
  purpose: choiceField('Purpose', quizPurposes).required(),
  title: string().required(),
  passPercent: number().required(),
  timeLimitSeconds: number().nullable().defined(),
  attemptsAllowed: number().required(),
  shuffle: boolean().required(),
  showAnswers: choiceField('Answers are shown', quizAnswers).required(),
  questionCount: number().required(),
  totalMarks: number().required(),
  /** From the first attempt on, its questions are fixed. */
  firstAttemptAt: string().nullable().defined(),
  /** Lessons that show it. */
  lessons: number().required(),
  /** How many tasks of batches have copies of its questions. */
  tasks: number().required(),
  createdAt: string().required(),
};

export const quizRow = recordRow(quizStatuses, listed);
export type QuizRow = InferType<typeof quizRow>;
/** A whole quiz with its questions in their order. */
export const quiz = recordRow(quizStatuses, {
  ...listed,
  instructionsHtml: string().defined(),
  questions: array().of(quizQuestion).required(),
  /** Where it is used, at most 50 each. */
  uses: array()
    .of(
      object({
        kind: string<'lesson' | 'task' | 'campaign'>().oneOf(['lesson', 'task', 'campaign']).required(),
        title: string().required(),
        /** The course, the batch, or the campaign itself. */
        ownerId: id(),
        ownerTitle: string().required(),
      }),
    )
    .required(),
});
export type Quiz = InferType<typeof quiz>;

/** What a person writes. `questions` are all of them in their order; those without an id are new. */
export const quizFields = {
  purpose: required(choiceField('Purpose', quizPurposes)),
  title: requiredText('Title', { min: 3, max: 150 }),
  instructionsHtml: richText('Instructions'),
  passPercent: wholeNumber('Percent to pass', 0, 100).optional(),
  timeLimitSeconds: wholeNumber('Time limit', 30, 14_400).nullable().optional(),
  attemptsAllowed: wholeNumber('Attempts', 1, 20).optional(),
  shuffle: boolean().label('Questions in another order for each student').optional(),
  showAnswers: choiceField('Answers are shown', quizAnswers).optional(),
  questions: array()
    .of(quizQuestionInput)
    .label('Questions')
    .max(maxQuizQuestions, `At most ${maxQuizQuestions} questions`)
    .optional(),
  status: statusField(quizStatuses),
};

const record = recordCalls('quiz', {
  path: 'quiz',
  row: quiz,
  listRow: quizRow,
  fields: quizFields,
  statuses: quizStatuses,
  access: { read: ['courseList'], write: ['courseEdit'], remove: ['courseEdit'] },
  list: {
    title: { type: 'text', filter: true, sort: true },
    purpose: { type: 'choice', choices: keysOf(quizPurposes), filter: true },
    status: { type: 'choice', choices: keysOf(quizStatuses), filter: true },
    createdAt: { type: 'time', filter: true, sort: true },
  },
});

/** The calls of a quiz as every record has them; `quizCalls` are those on the wire. */
export const quizRecord = record;

export const quizCalls = {
  ...record,
  /** A draft with the same questions: what is changed instead of a quiz that has attempts. */
  duplicate: call({
    method: 'POST',
    path: 'quiz/duplicate',
    access: ['courseEdit'],
    request: object({ id: id() }),
    response: object({ quiz }),
  }),
  /** At most 50 ready quizzes for lessons, by their titles. */
  choices: call({
    method: 'GET',
    path: 'quiz/choices',
    access: ['courseList'],
    request: object({ q: text('Search', { max: 100 }) }),
    response: object({
      items: array()
        .of(object({ id: id(), title: string().required(), questionCount: number().required() }))
        .required(),
    }),
  }),
} as const;
