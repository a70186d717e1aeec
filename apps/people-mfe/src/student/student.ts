import { leadStates, learningFields, studentCalls, studentChanges, studentFields } from '@lectern/contract/people';
import { auditCalls } from '@lectern/contract/platform/audit';
import { userStatuses } from '@lectern/contract/platform/user';
import {
  dateColumn,
  defineRecord,
  optionsOf,
  standardFilters,
  statusColumn,
  textColumn,
  type Records,
} from '@lectern/ui-kit/records';
import type { BulkAction, Columns, FilterField } from '@lectern/ui-kit/table';
import { allCountries } from '../texts/countries';
import * as assign from '../texts/assign';
import * as facts from '../texts/facts';
import * as texts from '../texts/list';
import type { CountryOption } from './countries';

/** The record of students for the list and its pages, with the fields of both steps. */
export const student = defineRecord({
  calls: studentCalls,
  fields: { ...studentChanges, ...studentFields, ...learningFields },
  statuses: userStatuses,
  entity: 'students',
  noun: facts.noun,
  icon: 'graduation-cap',
  nameOf: ({ name }) => name,
  sort: '-createdAt',
  also: [auditCalls.entity],
});
type Student = Parameters<typeof student.nameOf>[0];

/** The columns of the list. */
export const columns: Columns<Student> = [
  textColumn(student, 'name', { head: facts.name, wide: true }),
  textColumn(student, 'email', { priority: 2, quiet: true, masked: true }),
  textColumn(student, 'mobile', { priority: 1, onCard: true, masked: true }),
  textColumn(student, 'countryId', { id: 'country', priority: 2, cell: ({ countryName }) => countryName ?? '' }),
  textColumn(student, 'salesUserId', {
    id: 'owner',
    head: facts.owner,
    priority: 3,
    cell: ({ salesUserName }) => salesUserName ?? '',
  }),
  textColumn(student, 'instituteId', {
    id: 'institute',
    head: facts.institute,
    priority: 3,
    extra: true,
    cell: ({ instituteName }) => instituteName ?? '',
  }),
  textColumn(student, 'leadState', { priority: 1, onCard: true }),
  statusColumn(student),
  dateColumn(student, 'createdAt', { priority: 3 }),
  dateColumn(student, 'updatedAt', { priority: 3, extra: true }),
];

/** The filters of the list. */
export const filtersOf = (
  countries: readonly CountryOption[],
  owners: readonly CountryOption[],
  institutes: readonly CountryOption[],
): readonly FilterField[] => [
  { name: 'name', label: facts.name },
  ...standardFilters(student).map((field) =>
    field.name === 'status' ? { ...field, inBar: texts.allStatuses } : field,
  ),
  { name: 'countryId', label: facts.country, options: countries, inBar: allCountries },
  { name: 'salesUserId', label: facts.owner, options: owners },
  { name: 'instituteId', label: facts.institute, options: institutes },
];

const changeLead: BulkAction = {
  action: 'student.lead',
  label: texts.changeLead,
  icon: 'layers',
  right: 'studentEdit',
  asks: { name: 'leadState', label: facts.lead, options: optionsOf(leadStates) },
};
const textOptions = (options: readonly CountryOption[]) =>
  options.map(({ value, label }) => ({ value: String(value), label }));
const assignTo = (owners: readonly CountryOption[], institutes: readonly CountryOption[]): readonly BulkAction[] => [
  {
    action: 'student.assign',
    label: assign.manyLabel,
    icon: 'move',
    right: 'studentEdit',
    asks: { name: 'salesUserId', label: facts.owner, options: textOptions(owners) },
  },
  {
    action: 'student.assign',
    label: assign.manyInstitute,
    icon: 'building',
    right: 'studentEdit',
    consequence: assign.seatsAreLimited,
    asks: { name: 'instituteId', label: facts.institute, options: textOptions(institutes) },
  },
];
/** Bulk actions on students, with their lead status, owner and institute; a deletion ends their accounts. */
export const studentBulk = (
  { bulkActions, may, list }: Records<Student>,
  owners: readonly CountryOption[],
  institutes: readonly CountryOption[],
): readonly BulkAction[] => [
  ...(may.edit && !list.state.deleted ? [changeLead, ...assignTo(owners, institutes)] : []),
  ...bulkActions.map((action) => (action.danger ? { ...action, consequence: texts.manyDeleted } : action)),
];
