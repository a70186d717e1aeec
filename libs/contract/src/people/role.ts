import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { call, type Access } from '../call';
import { alphanumericText, id, required, text, version } from '../fields';
import { messages, say } from '../messages';
import { userAudiences, userStatuses } from '../platform/user';
import { choiceField, recordCalls, recordRow, statusField } from '../records';
import { rightNames } from '../rights';

/** Where a role comes from; nobody sets it. */
export const roleStatuses = { system: 'Built in', custom: 'Custom' } as const;

/** A role with its rights, and how many accounts it has: `usersCount` is counted to 10,001. */
export const roleRow = recordRow(roleStatuses, {
  name: string().required(),
  description: string().defined(),
  audience: choiceField('Kind', userAudiences).required(),
  isSalesTeam: boolean().required(),
  rights: array().of(string().required()).required(),
  usersCount: number().required(),
  createdAt: string().required(),
});
export type RoleRow = InferType<typeof roleRow>;

const invalid = say(messages.invalid, { field: 'Rights' });

/** What a person writes; a writing right brings its reading right. Only custom roles have another name. */
export const roleFields = {
  name: required(alphanumericText('Name', { min: 2, max: 60 })),
  description: text('Description', { max: 500 }),
  isSalesTeam: boolean()
    .label('Sales team')
    .typeError(say(messages.invalid, { field: 'Sales team' })),
  rights: array()
    .label('Rights')
    .of(string().label('Rights').oneOf(rightNames, invalid).required(invalid))
    .min(1, say(messages.required, { field: 'Rights' }))
    .max(rightNames.length, invalid)
    .typeError(invalid)
    .required(say(messages.required, { field: 'Rights' })),
};

/** An entry of the sidebar as a remote declares it, for anyone with any of its rights. */
export const menuOfRemote = object({
  remote: string().required(),
  title: string().required(),
  icon: mixed<string | { path: string }>().required(),
  to: string().required(),
  section: string().required(),
  group: string().optional(),
  order: number().required(),
  access: mixed<Access>().required(),
});

const { changeStatus: _changeStatus, ...standard } = recordCalls('role', {
  path: 'role',
  row: roleRow,
  fields: roleFields,
  statuses: roleStatuses,
  access: { read: ['roleList'], write: ['roleEdit'], remove: ['roleEdit'] },
  list: {
    name: { type: 'text', filter: true, sort: true },
    status: { type: 'choice', choices: Object.keys(roleStatuses), filter: true },
    createdAt: { type: 'time', filter: true, sort: true },
    updatedAt: { type: 'time', filter: true, sort: true },
  },
});

/** Nobody grants a right that they lack, nor changes the rights of their own role; role 1 keeps all. */
export const roleCalls = {
  ...standard,
  detail: {
    ...standard.detail,
    response: object({
      role: roleRow,
      /** At most ten of its accounts, the newest first. */
      users: array()
        .of(object({ id: id(), name: string().defined(), status: statusField(userStatuses).required() }))
        .required(),
    }),
  },
  create: { ...standard.create, notWhileImpersonating: true },
  update: { ...standard.update, notWhileImpersonating: true },
  /** A custom role; its accounts move to the role `moveTo`, without which a role that has any is refused. */
  delete: {
    ...standard.delete,
    notWhileImpersonating: true,
    request: object({ id: id(), version: version(), moveTo: id('Role').optional() }),
  },
  restore: { ...standard.restore, notWhileImpersonating: true },
  /** The menu of every remote that is live, whatever rights it needs: which of it a role sees is decided by these. */
  menu: call({
    method: 'GET',
    path: 'role/menu',
    access: ['roleList'],
    request: object({}),
    response: object({ items: array().of(menuOfRemote).required() }),
  }),
} as const;
