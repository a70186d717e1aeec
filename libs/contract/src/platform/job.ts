import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, text } from '../fields';
import { messages, say } from '../messages';
import { listRequest, pageOf, type FieldError, type ListFields, type ListRequest } from '../wire';

export const jobKinds = [
  'export',
  'import',
  'bulk',
  'mail',
  'clock',
  'media',
  'report',
  'payment',
  'merge',
  'erase',
  'publish',
] as const;
/** `review` is an import whose dry run has ended: nothing has been written yet. */
export const jobStates = ['queued', 'running', 'review', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];
export const jobRowStates = ['valid', 'invalid', 'duplicate', 'done', 'failed', 'skipped'] as const;
export const exportFormats = ['csv', 'xlsx'] as const;

/** More rows than these are named by a filter, not by their ids. */
export const maxBulkIds = 10_000;
/** So many rows are done before the call answers; more by the worker. */
export const maxInstantRows = 50;

/** Without `auditView` a person sees their own jobs alone. */
export const jobListFields = {
  kind: { type: 'choice', choices: jobKinds, filter: true },
  state: { type: 'choice', choices: jobStates, filter: true },
  userId: { type: 'id', filter: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** Background work as a person sees it. */
export const jobRow = object({
  id: id(),
  kind: string().oneOf(jobKinds).required(),
  /** The declared handler: 'student.import'. */
  name: string().required(),
  /** In words: 'Export of students'. */
  title: string().required(),
  state: string().oneOf(jobStates).required(),
  /** Rows so far, and of how many; null until they are counted. */
  done: number().required(),
  total: number().nullable().defined(),
  /** Rows by what became of them. */
  summary: object({ done: number().required(), skipped: number().required(), failed: number().required() }).required(),
  /** Whether somebody asked it to stop; it does at its next row. */
  isStopping: boolean().required(),
  /** Why it failed, in a sentence. */
  error: string().nullable().defined(),
  /** What it made: the export, or the rows that were not done with the reason of each. */
  file: object({ name: string().required(), bytes: number().required(), until: string().required() })
    .nullable()
    .defined(),
  /** The screen that goes on with it where it waits for its owner. */
  link: string().nullable(),
  userId: id().nullable().defined(),
  userName: string().nullable().defined(),
  createdAt: string().required(),
  finishedAt: string().nullable().defined(),
});
export type JobRow = InferType<typeof jobRow>;

/** One row of the work; `input` is what came with it, `errors` why it was not done, by property. */
export const jobItem = object({
  rowNo: number().required(),
  state: string().oneOf(jobRowStates).required(),
  entityId: id().nullable().defined(),
  input: mixed<Readonly<Record<string, unknown>>>().nullable().defined(),
  errors: mixed<readonly FieldError[]>().required(),
});
export type JobItem = InferType<typeof jobItem>;

export const jobItemFields = {
  state: { type: 'choice', choices: jobRowStates, filter: true },
} as const satisfies ListFields;

const invalid = (label: string) => say(messages.invalid, { field: label });
const needed = (label: string) => say(messages.required, { field: label });
// A text or a list has fields, too: one for each of its letters or elements.
const fieldsAsSent = <Fields extends object>(label: string) =>
  mixed<Fields>((value): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value))
    .label(label)
    .typeError(invalid(label));
const query = () => fieldsAsSent<ListRequest>('Query');
const one = object({ id: id() });
const answer = object({ job: jobRow });

export const jobCalls = {
  list: call({
    method: 'GET',
    path: 'jobs',
    access: 'signed in',
    request: listRequest(jobListFields),
    response: pageOf(jobRow),
  }),
  detail: call({ method: 'GET', path: 'jobs/{id}', access: 'signed in', request: one, response: answer }),
  /** In the order of the work. */
  rows: call({
    method: 'GET',
    path: 'jobs/{id}/rows',
    access: 'signed in',
    request: listRequest(jobItemFields).concat(one),
    response: pageOf(jobItem),
  }),
  /** Whatever the list `call` shows for this query, in these columns. The list's own right is wanted too. */
  export: call({
    method: 'POST',
    path: 'jobs/export',
    access: ['exportData'],
    idempotent: true,
    request: object({
      call: string().label('List').max(100, invalid('List')).required(needed('List')),
      query: query().required(needed('Query')),
      columns: array()
        .label('Columns')
        .of(string().max(60, invalid('Columns')).required())
        .min(1, needed('Columns'))
        .max(60, invalid('Columns'))
        .required(needed('Columns')),
      format: string().label('Format').oneOf(exportFormats, invalid('Format')).required(needed('Format')),
      /** E-mail and mobile unmasked, for who may reveal them and does not impersonate; audited with the reason. */
      full: boolean(),
      reason: text('Reason', { min: 5, max: 300 }),
    }),
    response: answer,
  }),
  /** One action on many rows: on these, or on all that match the list's query. The right is the action's; each row is checked by itself. */
  bulk: call({
    method: 'POST',
    path: 'jobs/bulk',
    access: 'signed in',
    idempotent: true,
    request: object({
      action: string().label('Action').max(100, invalid('Action')).required(needed('Action')),
      ids: array().label('Rows').of(id().required()).min(1, needed('Rows')).max(maxBulkIds, invalid('Rows')),
      query: query(),
      args: fieldsAsSent<Readonly<Record<string, unknown>>>('Arguments'),
    }),
    response: answer,
  }),
  /** Writes the rows of a dry run that has ended. */
  confirm: call({ method: 'POST', path: 'jobs/{id}/confirm', access: 'signed in', request: one, response: answer }),
  /** Stops at the next row; what is done stays. */
  cancel: call({ method: 'POST', path: 'jobs/{id}/cancel', access: 'signed in', request: one, response: answer }),
  /** Once more, from where it stopped; of an import or a bulk action the failed rows alone. */
  retry: call({ method: 'POST', path: 'jobs/{id}/retry', access: 'signed in', request: one, response: answer }),
  /** The address of the job's file, valid for ten minutes. */
  file: call({
    method: 'GET',
    path: 'jobs/{id}/file',
    access: 'signed in',
    request: one,
    response: object({ url: string().required() }),
  }),
} as const;
