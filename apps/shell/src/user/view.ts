import type { ResponseOf } from '@lectern/contract/call';
import { userAudiences, userCalls, userStatuses, type RoleCount } from '@lectern/contract/platform/user';
import { optionsOf } from '@lectern/ui-kit/records';
import type { BulkAction, FilterField } from '@lectern/ui-kit/table';
import * as texts from '../texts/users';
import { columnsOf } from './columns';
import { nameOfUser } from './name-of-user';

const countText = ({ count, more }: RoleCount): string => `${count.toLocaleString('en-GB')}${more ? '+' : ''}`;

/** The filters of the list; a role shows its number of accounts. */
const filterables = (roles: readonly RoleCount[]): readonly FilterField[] => [
  {
    name: 'roleId',
    label: texts.role,
    options: roles.map((role) => ({ value: role.id, label: `${role.name} (${countText(role)})` })),
  },
  {
    name: 'status',
    label: texts.status,
    options: optionsOf(userStatuses),
  },
  {
    name: 'audience',
    label: texts.kind,
    options: optionsOf(userAudiences),
  },
  { name: 'lastLoginAt', label: texts.lastSignIn },
  { name: 'createdAt', label: texts.created },
];

/** The list of accounts, for `useList`. */
export const listOptions = {
  call: userCalls.list,
  screen: 'user',
  one: texts.one,
  many: texts.many,
  sort: '-createdAt',
  columns: columnsOf,
  nameOf: nameOfUser,
  filters: (data: ResponseOf<typeof userCalls.list> | undefined) => filterables(data?.roles ?? []),
};

/** Bulk actions on accounts, for people who may block them. */
export const bulkOf = (mayBlock: boolean): readonly BulkAction[] =>
  mayBlock
    ? [
        {
          action: 'user.block',
          label: texts.actions.block,
          icon: 'ban',
          danger: true,
          asks: { name: 'reason', label: texts.reason },
          consequence: texts.blockManyConsequence,
        },
      ]
    : [];
