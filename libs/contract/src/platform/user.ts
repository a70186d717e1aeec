import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, text, version } from '../fields';
import { messages, say } from '../messages';
import { choiceField } from '../records';
import { listRequest, nothing, pageOf, type ListFields } from '../wire';
import { reason } from './reason';

/** The state of an account; an erased one keeps its row without a name. */
export const userStatuses = { invited: 'Invited', active: 'Active', blocked: 'Blocked', erased: 'Erased' } as const;
export type UserStatus = keyof typeof userStatuses;

/** Which of the marketplace's people an account is for. */
export const userAudiences = { staff: 'Staff', agency: 'Agency', trainer: 'Trainer', student: 'Student' } as const;
export type UserAudience = keyof typeof userAudiences;

/** Why the account of a person is not restored among all accounts: their own row was deleted with it. */
export const restoredElsewhere = (audience: string): string => `A deleted ${audience} is restored where it was deleted`;

export const userListFields = {
  name: { type: 'text', sort: true },
  roleId: { type: 'id', filter: true },
  audience: { type: 'choice', choices: Object.keys(userAudiences), filter: true },
  status: { type: 'choice', choices: Object.keys(userStatuses), filter: true },
  lastLoginAt: { type: 'time', filter: true, sort: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** An account in the list of all accounts. */
export const userRow = object({
  id: id(),
  version: version(),
  name: string().defined(),
  /** Masked, but for staff. */
  email: string().nullable().defined(),
  /** Masked. */
  mobile: string().nullable().defined(),
  roleId: id(),
  roleName: string().required(),
  audience: choiceField('Kind', userAudiences).required(),
  status: choiceField('Status', userStatuses).required(),
  blockReason: string().nullable().defined(),
  lastLoginAt: string().nullable().defined(),
  createdAt: string().required(),
  deletedAt: string().nullable().defined(),
});
export type UserRow = InferType<typeof userRow>;

/** A role with how many accounts it has, counted to 10,000, and whether who asks may invite somebody to it: a role of staff with no right that they lack. */
export const roleCount = object({
  id: id(),
  name: string().required(),
  count: number().required(),
  more: boolean().required(),
  grantable: boolean().required(),
});
export type RoleCount = InferType<typeof roleCount>;

/** The role of a member of staff. */
export const roleFields = { roleId: id('Role') };

export const userCalls = {
  /** One account with the roles and whether who asks may give them. */
  detail: call({
    method: 'GET',
    path: 'user/details',
    access: ['userList'],
    request: object({ id: id() }),
    response: object({ user: userRow.required(), roles: array().of(roleCount).required() }),
  }),
  /** Gives somebody of staff another role; their rights change at once. Nobody changes their own. */
  changeRole: call({
    method: 'PUT',
    path: 'user/change-role',
    access: ['subadminEdit'],
    notWhileImpersonating: true,
    request: object({ id: id(), version: version(), ...roleFields }),
    response: userRow,
  }),
  /** All accounts; found by name, e-mail and mobile number. Deleted ones are shown to those who may restore. */
  list: call({
    method: 'GET',
    path: 'user/list',
    access: ['userList'],
    request: listRequest(userListFields),
    response: pageOf(userRow).concat(object({ roles: array().of(roleCount).required() })),
  }),
  /** Ends every session of the account at once; it can't sign in until it is unblocked. */
  block: call({
    method: 'POST',
    path: 'user/block',
    access: ['userBlock'],
    notWhileImpersonating: true,
    request: object({ id: id(), version: version(), reason: reason() }),
    response: userRow,
  }),
  unblock: call({
    method: 'POST',
    path: 'user/unblock',
    access: ['userBlock'],
    notWhileImpersonating: true,
    request: object({ id: id(), version: version() }),
    response: userRow,
  }),
  /** Mails the owner a link to set a new password. */
  sendReset: call({
    method: 'POST',
    path: 'user/send-reset',
    access: ['userBlock'],
    notWhileImpersonating: true,
    idempotent: true,
    request: object({ id: id() }),
    response: nothing(),
  }),
  /** Mails an invited person a new link; the one before no longer works. */
  resendInvite: call({
    method: 'POST',
    path: 'user/resend-invite',
    access: ['subadminEdit'],
    notWhileImpersonating: true,
    idempotent: true,
    request: object({ id: id() }),
    response: nothing(),
  }),
  /** Brings a deleted account of staff back, within 30 days. */
  restore: call({
    method: 'POST',
    path: 'user/restore',
    access: ['subadminDelete'],
    notWhileImpersonating: true,
    request: object({ id: id(), version: version() }),
    response: userRow,
  }),
  /** Who may look after a student: active people of the sales roles, by name. Anyone who is signed in may choose one. */
  salesTeam: call({
    method: 'GET',
    path: 'user/customer-sales-team',
    access: 'signed in',
    request: object({
      q: text('Search', { max: 100 }),
      limit: number().integer().min(1).max(50).optional(),
    }),
    response: object({
      items: array()
        .of(object({ id: id(), name: string().defined(), avatarUrl: string().nullable().defined() }))
        .required(),
    }),
  }),
  /** A slug for a name that no account has; `taken` where the name's own one belongs to somebody else. */
  slug: call({
    method: 'GET',
    path: 'admin/user-slug',
    access: 'signed in',
    request: object({ name: requiredText('Name', { max: 121 }), userId: id('User').optional() }),
    response: object({ slug: string().required(), taken: boolean().required() }),
  }),
  /** An e-mail address or mobile number in full; audited with the reason. */
  reveal: call({
    method: 'POST',
    path: 'user/reveal',
    access: ['piiReveal'],
    notWhileImpersonating: true,
    request: object({
      id: id(),
      field: string()
        .label('Field')
        .oneOf(['email', 'mobile'] as const, say(messages.invalid, { field: 'Field' }))
        .required(say(messages.required, { field: 'Field' })),
      reason: reason(),
    }),
    response: object({ value: string().nullable().defined() }),
  }),
} as const;
