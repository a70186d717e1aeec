import { subAdminCalls, subAdminFields, type StaffRole } from '@lectern/contract/people';
import { auditCalls } from '@lectern/contract/platform/audit';
import { userCalls, userStatuses } from '@lectern/contract/platform/user';
import { timeText } from '@lectern/ui-kit';
import { dateColumn, defineRecord, optionsOf, statusColumn, textColumn, type Records } from '@lectern/ui-kit/records';
import type { BulkAction, Columns, FilterField } from '@lectern/ui-kit/table';
import { allCountries } from '../texts/countries';
import * as texts from '../texts/sub-admins';

/** A member of staff, as the list and the panel take it. */
export const subAdmin = defineRecord({
  calls: subAdminCalls,
  fields: subAdminFields,
  statuses: userStatuses,
  entity: 'users',
  noun: texts.noun,
  icon: 'lock',
  nameOf: ({ name, email, id }) => name || (email ?? String(id)),
  sort: 'name',
  also: [auditCalls.entity, userCalls.salesTeam],
});
export type SubAdmin = Parameters<typeof subAdmin.nameOf>[0];

/** The columns of the list. */
export const columns: Columns<SubAdmin> = [
  textColumn(subAdmin, 'name', { head: texts.name, wide: true }),
  textColumn(subAdmin, 'email', { priority: 2, quiet: true }),
  textColumn(subAdmin, 'roleId', { id: 'role', priority: 1, onCard: true, cell: ({ roleName }) => roleName }),
  textColumn(subAdmin, 'jobTitle', { priority: 3 }),
  textColumn(subAdmin, 'team', { priority: 2, onCard: true }),
  textColumn(subAdmin, 'managerId', { id: 'manager', priority: 3, cell: ({ managerName }) => managerName ?? '' }),
  textColumn(subAdmin, 'countryIds', {
    id: 'countries',
    priority: 3,
    extra: true,
    cell: ({ countryNames }) => countryNames.join(', ') || allCountries,
  }),
  statusColumn(subAdmin),
  {
    id: 'lastLoginAt',
    head: texts.lastSignIn,
    priority: 3,
    quiet: true,
    sort: 'lastLoginAt',
    cell: ({ lastLoginAt }) => (lastLoginAt ? timeText(lastLoginAt) : texts.never),
  },
  dateColumn(subAdmin, 'updatedAt', { priority: 3, extra: true }),
];

type Option = NonNullable<FilterField['options']>[number];

/** The filters of the list. */
export const filtersOf = (
  roles: readonly StaffRole[],
  managers: readonly Option[],
  countries: readonly Option[],
): readonly FilterField[] => [
  {
    name: 'roleId',
    label: texts.role,
    options: roles.map(({ id, name }) => ({ value: id, label: name })),
    inBar: texts.allRoles,
  },
  { name: 'status', label: texts.status, options: optionsOf(userStatuses) },
  { name: 'team', label: texts.team },
  { name: 'jobTitle', label: texts.jobTitle },
  { name: 'managerId', label: texts.manager, options: managers },
  { name: 'countryId', label: texts.countries, options: countries },
  { name: 'lastLoginAt', label: texts.lastSignIn },
  { name: 'createdAt', label: texts.created },
];

/** Bulk actions on staff: blocking needs a reason, a deletion ends their sessions. */
export const subAdminBulk = (
  { bulkActions, list }: Pick<Records<SubAdmin>, 'bulkActions' | 'list'>,
  mayBlock: boolean,
): readonly BulkAction[] => [
  ...(mayBlock && !list.state.deleted
    ? [
        {
          action: 'subAdmin.block',
          label: texts.actions.block,
          icon: 'ban',
          danger: true,
          right: 'userBlock',
          asks: { name: 'reason', label: texts.reason },
          consequence: texts.manyBlocked,
        } as const,
      ]
    : []),
  ...bulkActions.map((action) => (action.danger ? { ...action, consequence: texts.manyDeleted } : action)),
];
