import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, requiredText, text, version } from '../fields';
import { messages, say } from '../messages';
import { decimalNumber, wholeNumber } from '../number-fields';
import { choiceField, recordRow, statusField } from '../records';
import { richText } from '../rich-text';
import { batchReaders, batchWriters } from './batch-states';
import { instantField } from './batch-fields';

export const taskKinds = { quiz: 'Quiz', assignment: 'Assignment' } as const;
export type TaskKind = keyof typeof taskKinds;
export const taskStatuses = { draft: 'Draft', published: 'Published', closed: 'Closed', graded: 'Graded' } as const;
export type TaskStatus = keyof typeof taskStatuses;
/** When a student sees which answers are right. */
export const answerTimes = {
  never: 'Never',
  after_submit: 'After their last attempt',
  after_close: 'After the task is closed',
} as const;

/** Tasks of one batch, deleted ones left out. */
export const maxTasks = 200;

/** A task of a batch with what staff need to see of its submissions; `status` is the design's `state`. */
export const taskRow = recordRow(taskStatuses, {
  batchId: id(),
  kind: choiceField('Kind', taskKinds).required(),
  itemId: number().nullable().defined(),
  /** The quiz of the catalogue that its questions were copied from. */
  quizId: number().nullable().defined(),
  itemTitle: string().nullable().defined(),
  title: string().required(),
  instructionsHtml: string().defined(),
  opensAt: string().nullable().defined(),
  dueAt: string().nullable().defined(),
  acceptLateMinutes: number().required(),
  latePenaltyPercent: number().required(),
  durationMinutes: number().nullable().defined(),
  attempts: number().required(),
  maxMarks: number().required(),
  passMarks: number().required(),
  shuffle: boolean().required(),
  showAnswers: choiceField('Show the answers', answerTimes).required(),
  questions: number().required(),
  members: number().required(),
  handedIn: number().required(),
  /** Submissions of any state, also those that are only started. */
  submissions: number().required(),
  toGrade: number().required(),
  graded: number().required(),
  createdAt: string().required(),
});
export type TaskRow = InferType<typeof taskRow>;

/** What a person writes of a task; the kind stays as it was made. */
export const taskFields = {
  title: requiredText('Title', { min: 3, max: 160 }),
  instructionsHtml: richText('Instructions'),
  itemId: id('Lesson').nullable().optional(),
  opensAt: instantField('Opens').nullable().optional(),
  dueAt: instantField('Due').nullable().optional(),
  acceptLateMinutes: wholeNumber('Accept late, minutes', 0, 43_200).optional(),
  latePenaltyPercent: wholeNumber('Late penalty', 0, 100).optional(),
  durationMinutes: wholeNumber('Minutes to answer', 1, 600).nullable().optional(),
  attempts: wholeNumber('Attempts', 1, 20).optional(),
  /** Of an assignment; those of a quiz are the sum of its questions. */
  maxMarks: decimalNumber('Marks', 0, 10_000).optional(),
  passMarks: decimalNumber('Marks to pass', 0, 10_000).optional(),
  shuffle: boolean().label('Shuffle the questions').optional(),
  showAnswers: choiceField('Show the answers', answerTimes).optional(),
};

const { title, ...others } = taskFields;
const answer = object({ task: taskRow });
const key = { id: id(), version: version() };

/** A member who has not handed in; `started` says whether they have begun. */
export const taskMember = object({ studentId: id(), name: string().defined(), started: boolean().required() });

export const taskCalls = {
  /** Every task of the batch, in the order of their due dates. */
  list: call({
    method: 'GET',
    path: 'batch/tasks',
    access: batchReaders,
    request: object({ batchId: id('Batch'), kind: choiceField('Kind', taskKinds).optional() }),
    response: object({ items: array().of(taskRow).required() }),
  }),
  create: call({
    method: 'POST',
    path: 'batch/tasks',
    access: batchWriters,
    request: object({
      batchId: id('Batch'),
      kind: required(choiceField('Kind', taskKinds)),
      /** Of a quiz: its questions, marks and, where none are written, instructions are copied from this one. */
      quizId: id('Quiz').nullable().optional(),
      title,
      ...others,
    }),
    response: answer,
  }),
  update: call({
    method: 'PUT',
    path: 'batch/tasks',
    access: batchWriters,
    request: object({ ...key, title: title.optional(), ...others }),
    response: answer,
  }),
  /** Ready quizzes of the catalogue that tasks can be made from, at most 50, by title. */
  quizzes: call({
    method: 'GET',
    path: 'batch/quizzes',
    access: batchWriters,
    request: object({ q: text('Search', { max: 100 }) }),
    response: object({
      items: array()
        .of(object({ id: id(), title: string().required(), questionCount: number().required() }))
        .required(),
    }),
  }),
  /** One that nobody has begun; it can't be restored. */
  delete: call({
    method: 'DELETE',
    path: 'batch/tasks',
    access: batchWriters,
    request: object(key),
    response: object({}),
  }),
  /** Refused with 409 for what `taskBlocker` says. */
  changeStatus: call({
    method: 'POST',
    path: 'batch/tasks/state',
    access: batchWriters,
    request: object({ ...key, to: statusField(taskStatuses).required(say(messages.required, { field: 'Status' })) }),
    response: answer,
  }),
  /** Drafts of the same task in other batches, without its dates and lesson. */
  copy: call({
    method: 'POST',
    path: 'batch/tasks/copy',
    access: batchWriters,
    request: object({
      id: id(),
      batchIds: array()
        .of(id('Batch'))
        .label('Batches')
        .min(1, say(messages.required, { field: 'Batches' }))
        .max(50, 'At most 50 batches')
        .required(say(messages.required, { field: 'Batches' })),
    }),
    response: object({ tasks: array().of(taskRow).required() }),
  }),
  /** The members who have not handed in, the first 200 by name. */
  missing: call({
    method: 'GET',
    path: 'batch/tasks/missing',
    access: batchReaders,
    request: object({ id: id() }),
    response: object({ items: array().of(taskMember).required(), total: number().required() }),
  }),
  /** Sends each of them a notification, once a day at most; answers how many. */
  remind: call({
    method: 'POST',
    path: 'batch/tasks/remind',
    access: batchWriters,
    request: object({ id: id() }),
    response: object({ reminded: number().required() }),
  }),
} as const;
