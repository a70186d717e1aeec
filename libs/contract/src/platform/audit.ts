import { array, boolean, number, object, string, type InferType } from 'yup';
import { call, type Access } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';

/** Whose history can be read, by table, and any one right that lets somebody read it: that of reading the record itself. */
export const auditedEntities = {
  students: ['studentList'],
  users: ['userList'],
  categories: ['categoryList', 'skillList'],
  skills: ['skillList'],
  institutes: ['instituteList'],
  coupons: ['settings'],
  faqs: ['settings'],
  faq_categories: ['settings'],
} as const satisfies Readonly<Record<string, Access>>;
export type AuditedEntity = keyof typeof auditedEntities;
const names = Object.keys(auditedEntities) as AuditedEntity[];

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
  /** What was done to one record, the newest first; `before` is the last id of the page before. A student's holds what was done to the account. */
  entity: call({
    method: 'GET',
    path: 'audit/entity',
    access: 'signed in',
    request: object({
      entity: string()
        .label('Entity')
        .oneOf(names, say(messages.invalid, { field: 'Entity' }))
        .required(say(messages.required, { field: 'Entity' })),
      id: id(),
      before: id('Before').optional(),
      limit: number().label('Limit').typeError(limit).integer(limit).min(1, limit).max(100, limit).optional(),
    }),
    response: object({ items: array().of(auditRow).required(), hasMore: boolean().required() }),
  }),
} as const;
