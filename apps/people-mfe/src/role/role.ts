import { roleCalls, roleFields, roleStatuses } from '@lectern/contract/people';
import { rightLabels } from '@lectern/contract/right-labels';
import { auditCalls } from '@lectern/contract/platform/audit';
import type { HistoryWords } from '@lectern/ui-kit/detail';
import {
  dateColumn,
  defineRecord,
  historyWords,
  optionsOf,
  standardFilters,
  textColumn,
} from '@lectern/ui-kit/records';
import type { Columns, FilterField } from '@lectern/ui-kit/table';
import * as texts from '../texts/roles';

/** The record of roles for the list and the page. */
export const role = defineRecord({
  calls: roleCalls,
  fields: roleFields,
  statuses: roleStatuses,
  entity: 'roles',
  noun: texts.noun,
  icon: 'lock',
  nameOf: ({ name }) => name,
  sort: 'name',
  also: [auditCalls.entity],
});
type Role = Parameters<typeof role.nameOf>[0];

/** The columns of the list. */
export const columns: Columns<Role> = [
  textColumn(role, 'name', { wide: true }),
  textColumn(role, 'description', { priority: 3, quiet: true }),
  { id: 'status', head: texts.kind, priority: 2, onCard: true, cell: ({ status }) => roleStatuses[status] },
  {
    id: 'rights',
    head: texts.rights,
    priority: 1,
    numeric: true,
    onCard: true,
    cell: ({ rights }) => String(rights.length),
  },
  {
    id: 'usersCount',
    head: texts.accounts,
    priority: 1,
    numeric: true,
    cell: ({ usersCount }) => texts.countOf(usersCount),
  },
  dateColumn(role, 'updatedAt', { priority: 3 }),
];

/** The filters of the list. */
export const filters: readonly FilterField[] = standardFilters(role).map((field) =>
  field.name === 'status'
    ? { ...field, label: texts.kind, options: optionsOf(roleStatuses), inBar: texts.allKinds }
    : field,
);

/** Rights as the history has them, in words. */
const inWords = (names: string): string =>
  names
    .split(/,\s*/)
    .map((name) => rightLabels([name]))
    .join(', ');

const standard = historyWords(role);
/** The history of a role in words. */
export const roleWords: HistoryWords = {
  ...standard,
  fields: { ...standard.fields, rightsGiven: texts.rightsGiven, rightsTaken: texts.rightsTaken },
  show: { ...standard.show, rightsGiven: inWords, rightsTaken: inWords },
};
