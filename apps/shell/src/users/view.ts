import type { ResponseOf } from '@lectern/contract/call';
import { userAudiences, userCalls, userStatuses, type RoleCount } from '@lectern/contract/platform/users';
import type { BulkAction, FilterField } from '@lectern/ui-kit/table';
import { columnsOf } from './columns';
import { nameOfUser } from './name-of-user';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const countText = ({ count, more }: RoleCount): string => `${count.toLocaleString('en-GB')}${more ? '+' : ''}`;

/** What the list is filtered by, in words; a role with how many accounts it has. */
const filterables = (roles: readonly RoleCount[]): readonly FilterField[] => [
  { name: 'roleId', label: 'Role', options: roles.map((role) => ({ value: role.id, label: `${role.name} (${countText(role)})` })) },
  { name: 'status', label: 'Status', options: userStatuses.map((status) => ({ value: status, label: capital(status) })) },
  { name: 'audience', label: 'Kind', options: userAudiences.map((audience) => ({ value: audience, label: capital(audience) })) },
  { name: 'lastLoginAt', label: 'Last sign-in' },
  { name: 'createdAt', label: 'Created' },
];

/** What the list of accounts is, for `useList`. */
export const listOptions = {
  call: userCalls.list,
  screen: 'user',
  one: 'user',
  many: 'users',
  sort: '-createdAt',
  columns: columnsOf,
  nameOf: nameOfUser,
  filters: (data: ResponseOf<typeof userCalls.list> | undefined) => filterables(data?.roles ?? []),
};

/** What can be done to many accounts, for who may block them. */
export const bulkOf = (mayBlock: boolean): readonly BulkAction[] =>
  mayBlock ? [{ action: 'user.block', label: 'Block…', icon: 'ban', danger: true, asks: { name: 'reason', label: 'Reason' }, means: 'Every session of theirs ends at once; they can’t sign in until they are unblocked.' }] : [];
