import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, text } from '../fields';
import { messages, say } from '../messages';
import { choiceField } from '../records';
import { questionKinds } from './batch-question';
import { answersField, longestBody, submissionFile, submissionStates } from './batch-submission';
import { taskKinds, taskStatuses } from './batch-task';
import { fileField } from '../platform/file';

/** An attempt as its student sees it; marks are there once they are given. */
const attempt = {
  id: id(),
  attempt: number().required(),
  state: choiceField('State', submissionStates).required(),
  startedAt: string().required(),
  closesAt: string().nullable().defined(),
  submittedAt: string().nullable().defined(),
  lateMinutes: number().required(),
  marks: number().nullable().defined(),
  feedback: string().defined(),
};
export const ownAttempt = object(attempt);
export type OwnAttempt = InferType<typeof ownAttempt>;

/** A task of one's own batch. */
export const ownTask = object({
  id: id(),
  batchId: id(),
  batchTitle: string().required(),
  timeZone: string().required(),
  kind: choiceField('Kind', taskKinds).required(),
  title: string().required(),
  status: choiceField('Status', taskStatuses).required(),
  opensAt: string().nullable().defined(),
  dueAt: string().nullable().defined(),
  /** Until when it is taken, late or not. */
  closesAt: string().nullable().defined(),
  durationMinutes: number().nullable().defined(),
  attempts: number().required(),
  maxMarks: number().required(),
  passMarks: number().required(),
  latePenaltyPercent: number().required(),
  /** Why it can't be begun now; null where it can. */
  blocker: string().nullable().defined(),
  own: array().of(ownAttempt).required(),
});
export type OwnTask = InferType<typeof ownTask>;

/** A question as the student sees it; what is right is there only when the task shows it. */
export const ownQuestion = object({
  id: id(),
  kind: choiceField('Kind', questionKinds).required(),
  bodyHtml: string().required(),
  options: array()
    .of(object({ key: string().required(), textHtml: string().defined() }))
    .required(),
  marks: number().required(),
  negativeMarks: number().required(),
  answerKeys: array().of(string().required()).nullable().defined(),
  answerNumber: number().nullable().defined(),
  explanationHtml: string().nullable().defined(),
});
export type OwnQuestion = InferType<typeof ownQuestion>;

/** One's own attempt with all that is needed to go on with it. */
export const ownSubmission = object({
  ...attempt,
  taskId: id(),
  answers: answersField().defined(),
  body: string().defined(),
  files: array().of(submissionFile).required(),
  instructionsHtml: string().defined(),
  questions: array().of(ownQuestion).required(),
  /** The database's clock when this was answered: the time left is counted by it. */
  now: string().required(),
});
export type OwnSubmission = InferType<typeof ownSubmission>;

/** Files of one submission. */
export const maxSubmissionFiles = 10;

const answer = object({ submission: ownSubmission });
const written = { answers: answersField().optional(), body: text('Text', { max: longestBody }).optional() };

/** What a student does with the tasks of their own batches; somebody else's are not there for them. */
export const ownTaskCalls = {
  list: call({
    method: 'GET',
    path: 'batch/tasks/own',
    access: 'signed in',
    request: object({}),
    response: object({ items: array().of(ownTask).required() }),
  }),
  detail: call({
    method: 'GET',
    path: 'batch/submission/own',
    access: 'signed in',
    request: object({ id: id() }),
    response: answer,
  }),
  /** Begins an attempt, or answers the one that is open. */
  start: call({
    method: 'POST',
    path: 'batch/submission/start',
    access: 'signed in',
    notWhileImpersonating: true,
    request: object({ taskId: id('Task') }),
    response: answer,
  }),
  /** Keeps what is answered so far; it is sent again and again while the student writes. */
  save: call({
    method: 'POST',
    path: 'batch/submission/save',
    access: 'signed in',
    notWhileImpersonating: true,
    unaudited: true,
    request: object({ id: id(), ...written }),
    response: object({ savedAt: string().required(), closesAt: string().nullable().defined() }),
  }),
  submit: call({
    method: 'POST',
    path: 'batch/submission/submit',
    access: 'signed in',
    notWhileImpersonating: true,
    request: object({ id: id(), ...written }),
    response: answer,
  }),
  /** A document or a picture for one's own open attempt. */
  attach: call({
    method: 'POST',
    path: 'batch/submission/file',
    access: 'signed in',
    notWhileImpersonating: true,
    file: 'file',
    request: object({ id: id(), file: fileField('File') }),
    response: object({ file: submissionFile }),
  }),
  detach: call({
    method: 'DELETE',
    path: 'batch/submission/file',
    access: 'signed in',
    notWhileImpersonating: true,
    request: object({ id: id(), fileId: id('File') }),
    response: object({ removed: boolean().required(say(messages.required, { field: 'Removed' })) }),
  }),
} as const;
