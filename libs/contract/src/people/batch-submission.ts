import { array, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, text, version } from '../fields';
import { messages, say } from '../messages';
import { choiceField, keysOf } from '../records';
import { listRequest, pageOf } from '../wire';
import { batchReaders, batchWriters } from './batch-states';
import { question } from './batch-question';
import { taskRow } from './batch-task';

export const submissionStates = {
  started: 'Started',
  submitted: 'To grade',
  returned: 'Returned',
  graded: 'Graded',
} as const;
export type SubmissionState = keyof typeof submissionStates;

/** A file that a student has handed in. */
export const submissionFile = object({
  id: id(),
  name: string().required(),
  mime: string().required(),
  bytes: number().required(),
});

const listed = {
  id: id(),
  version: version(),
  taskId: id(),
  studentId: id(),
  studentName: string().defined(),
  attempt: number().required(),
  state: choiceField('State', submissionStates).required(),
  startedAt: string().required(),
  submittedAt: string().nullable().defined(),
  closesAt: string().nullable().defined(),
  lateMinutes: number().required(),
  /** Before the late penalty, and after it. */
  rawMarks: number().nullable().defined(),
  marks: number().nullable().defined(),
  gradedAt: string().nullable().defined(),
  /** Null where the answers were marked by their key alone. */
  gradedByName: string().nullable().defined(),
};

export const submissionRow = object(listed);
export type SubmissionRow = InferType<typeof submissionRow>;

/** An answer by the id of its question: keys of options, a number, or a text. */
export const answersField = () =>
  mixed<Readonly<Record<string, readonly string[] | number | string>>>().label('Answers');

/** A whole submission. */
export const submission = object({
  ...listed,
  answers: answersField().defined(),
  /** Marks by the id of the question; the whole of an assignment is `all`. */
  questionMarks: mixed<Readonly<Record<string, number>>>().defined(),
  body: string().defined(),
  feedback: string().defined(),
  files: array().of(submissionFile).required(),
});
export type Submission = InferType<typeof submission>;

const answer = object({ submission });
const key = { id: id(), version: version() };
export const longestBody = 20_000;
export const longestFeedback = 5000;

/** Marks of one question or of an assignment: `id` of the question, `all` for an assignment. */
const givenMarks = () =>
  mixed<Readonly<Record<string, number>>>((value): value is Readonly<Record<string, number>> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const entries = Object.entries(value as Record<string, unknown>);
    return (
      entries.length <= 201 && entries.every(([name, marks]) => /^(all|\d{1,16})$/.test(name) && Number.isFinite(marks))
    );
  })
    .label('Marks')
    .typeError(say(messages.invalid, { field: 'Marks' }))
    .required(say(messages.required, { field: 'Marks' }));

export const submissionCalls = {
  list: call({
    method: 'GET',
    path: 'batch/submissions',
    access: batchReaders,
    request: listRequest({
      taskId: { type: 'id', filter: true },
      studentId: { type: 'id', filter: true },
      state: { type: 'choice', choices: keysOf(submissionStates), filter: true },
      at: { type: 'time', filter: true, sort: true },
    }),
    response: pageOf(submissionRow),
  }),
  detail: call({
    method: 'GET',
    path: 'batch/submission',
    access: batchReaders,
    request: object({ id: id() }),
    response: object({ submission, task: taskRow, questions: array().of(question).required() }),
  }),
  /** Marks by hand; the late penalty is taken off by the API. */
  grade: call({
    method: 'PUT',
    path: 'batch/submission',
    access: batchWriters,
    request: object({
      ...key,
      questionMarks: givenMarks(),
      feedback: text('Feedback', { max: longestFeedback }).optional(),
    }),
    response: answer,
  }),
  /** To the student, who may hand in again. */
  return: call({
    method: 'POST',
    path: 'batch/submission/return',
    access: batchWriters,
    request: object({ ...key, feedback: requiredText('Feedback', { min: 5, max: longestFeedback }) }),
    response: answer,
  }),
  /** An address that opens a handed-in file for ten minutes: for staff and for its student. */
  file: call({
    method: 'GET',
    path: 'batch/submission/file',
    access: 'signed in',
    request: object({ id: id(), fileId: id('File') }),
    response: object({ url: string().required() }),
  }),
} as const;
