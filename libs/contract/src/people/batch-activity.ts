import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, text } from '../fields';
import { messages, say } from '../messages';
import { batchReaders } from './batch-states';

/** Something that happened in a batch: `kind` says what, `data` has the names that its words need. */
export const batchActivity = object({
  id: id(),
  at: string().required(),
  kind: string().required(),
  /** Null where the clock did it. */
  actorName: string().nullable().defined(),
  studentId: number().nullable().defined(),
  studentName: string().nullable().defined(),
  data: mixed<Readonly<Record<string, unknown>>>().defined(),
});
export type BatchActivity = InferType<typeof batchActivity>;

export const batchActivityCalls = {
  /** The newest first; `before` is the id of the last one that is shown already, `group` a part of the batch: 'task', 'member'. */
  list: call({
    method: 'GET',
    path: 'batch/activities',
    access: batchReaders,
    request: object({
      batchId: id('Batch'),
      before: id('Before').optional(),
      group: text('Group', { max: 30 }).matches(/^[a-z]*$/, {
        message: say(messages.invalid, { field: 'Group' }),
        excludeEmptyString: true,
      }),
      limit: number()
        .label('Limit')
        .typeError(say(messages.invalid, { field: 'Limit' }))
        .integer(say(messages.invalid, { field: 'Limit' }))
        .min(1, say(messages.invalid, { field: 'Limit' }))
        .max(100, say(messages.invalid, { field: 'Limit' }))
        .optional(),
    }),
    response: object({ items: array().of(batchActivity).required(), hasMore: boolean().required() }),
  }),
} as const;
