import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';

/** One thing that was done to a record. */
export const auditRow = object({
  id: id(),
  at: string().required(),
  action: string().required(),
  actorName: string().nullable().defined(),
  /** Who acted under the actor's name. */
  impersonatorName: string().nullable().defined(),
  /** Whether it was the person who asks. */
  isOwn: boolean().required(),
  /** Field → before and after as texts; what is personal is masked for who may not reveal it. */
  changes: array()
    .of(object({ field: string().required(), before: string().defined(), after: string().defined() }))
    .required(),
});
export type AuditRow = InferType<typeof auditRow>;

const limit = say(messages.invalid, { field: 'Limit' });

export const auditCalls = {
  /** The history of one record, the newest first; `before` is the last id of the page before. A student's holds the history of the account. */
  entity: call({
    method: 'GET',
    path: 'audit/entity',
    access: 'signed in',
    request: object({
      /** The table of the record; the server knows which have a history, and refuses any other. */
      entity: string()
        .label('Entity')
        .required(say(messages.required, { field: 'Entity' })),
      id: id(),
      before: id('Before').optional(),
      limit: number().label('Limit').typeError(limit).integer(limit).min(1, limit).max(100, limit).optional(),
    }),
    response: object({ items: array().of(auditRow).required(), hasMore: boolean().required() }),
  }),
} as const;
