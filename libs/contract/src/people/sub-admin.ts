import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { emailText, id, lettersText, required, text } from '../fields';
import { messages, say } from '../messages';
import { userStatuses } from '../platform/user';
import { recordCalls, recordRow } from '../records';

const countryInvalid = say(messages.invalid, { field: 'Countries served' });
const managerInvalid = say(messages.invalid, { field: 'Manager' });

/** A member of staff: the account, and what the console keeps of staff besides it. */
export const subAdminRow = recordRow(userStatuses, {
  name: string().defined(),
  firstName: string().defined(),
  lastName: string().defined(),
  email: string().nullable().defined(),
  roleId: id(),
  roleName: string().required(),
  jobTitle: string().defined(),
  team: string().defined(),
  managerId: id().nullable().defined(),
  managerName: string().nullable().defined(),
  /** Countries served; none means all. */
  countryIds: array().of(number().required()).required(),
  countryNames: array().of(string().required()).required(),
  notes: string().defined(),
  blockReason: string().nullable().defined(),
  lastLoginAt: string().nullable().defined(),
  createdAt: string().required(),
});
export type SubAdminRow = InferType<typeof subAdminRow>;

/** What a person writes of a member of staff; the countries help to filter and give no right. */
export const subAdminFields = {
  firstName: required(lettersText('First name', { max: 60 })),
  lastName: lettersText('Last name', { max: 60 }),
  email: required(emailText()),
  roleId: id('Role'),
  jobTitle: text('Job title', { max: 80 }),
  team: text('Team', { max: 80 }),
  managerId: number()
    .label('Manager')
    .integer(managerInvalid)
    .min(1, managerInvalid)
    .max(Number.MAX_SAFE_INTEGER, managerInvalid)
    .typeError(managerInvalid)
    .nullable()
    .optional(),
  countryIds: array()
    .label('Countries served')
    .of(
      number()
        .integer(countryInvalid)
        .min(1, countryInvalid)
        .max(Number.MAX_SAFE_INTEGER, countryInvalid)
        .typeError(countryInvalid)
        .required(countryInvalid),
    )
    .max(100, countryInvalid)
    .typeError(countryInvalid)
    .optional(),
  notes: text('Notes', { max: 1000 }),
};

/** A role of staff, and whether the person may give it: it has no right that they lack. */
export const staffRole = object({ id: id(), name: string().required(), grantable: boolean().required() });
export type StaffRole = InferType<typeof staffRole>;

// The status is the account's: it is blocked with a reason, by a call of its own.
const { changeStatus: _changeStatus, ...standard } = recordCalls('subAdmin', {
  path: 'admin',
  row: subAdminRow,
  fields: subAdminFields,
  statuses: userStatuses,
  access: { read: ['subadminList'], write: ['subadminEdit'], remove: ['subadminDelete'] },
  list: {
    name: { type: 'text', filter: true, sort: true },
    roleId: { type: 'id', filter: true },
    status: { type: 'choice', choices: Object.keys(userStatuses), filter: true },
    jobTitle: { type: 'text', filter: true },
    team: { type: 'text', filter: true },
    managerId: { type: 'id', filter: true },
    countryId: { type: 'id', filter: true },
    lastLoginAt: { type: 'time', filter: true, sort: true },
    createdAt: { type: 'time', filter: true, sort: true },
    updatedAt: { type: 'time', filter: true, sort: true },
  },
});

/** Nobody touches the account of a person with rights that they lack, nor gives a role that has one. */
export const subAdminCalls = {
  ...standard,
  list: { ...standard.list, path: 'admin/user-list' },
  detail: { ...standard.detail, path: 'admin/{id}', response: object({ subAdmin: subAdminRow }) },
  /** Makes an account without a password and mails the link by which the person sets one, once, within seven days. */
  create: { ...standard.create, path: 'admin/user', notWhileImpersonating: true, idempotent: true },
  /** A new address makes links that were mailed to the old one useless. */
  update: { ...standard.update, path: 'admin/{id}', notWhileImpersonating: true },
  /** Ends the person's sessions too. */
  delete: { ...standard.delete, path: 'admin/delete', notWhileImpersonating: true },
  restore: { ...standard.restore, path: 'admin/restore', notWhileImpersonating: true },
  /** The roles of staff, to filter by and to give. */
  roles: call({
    method: 'GET',
    path: 'admin/roles',
    access: ['subadminList'],
    request: object({}),
    response: object({ items: array().of(staffRole).required() }),
  }),
} as const;
