import { leadStates, studentCalls, type StudentRow } from '@lectern/contract/people';
import { userStatuses } from '@lectern/contract/platform/user';
import type { BulkAction, FilterField } from '@lectern/ui-kit/table';
import * as facts from '../texts/facts';
import * as texts from '../texts/list';
import { columnsOf } from './columns';
import type { CountryOption } from './countries';
import type { May } from './row-actions';
import { leadWord } from './words';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const leads = leadStates.map((state) => ({ value: state, label: leadWord(state) }));

/** What the list of students is, for `useList`. */
export const listOptions = {
  call: studentCalls.list,
  screen: 'student',
  one: facts.noun,
  many: texts.many,
  sort: '-createdAt',
  columns: columnsOf,
  nameOf: ({ name }: StudentRow) => name,
};

/** What the list is filtered by. */
export const filtersOf = (countries: readonly CountryOption[]): readonly FilterField[] => [
  { name: 'countryId', label: facts.country, options: countries, inBar: texts.allCountries },
  { name: 'leadState', label: facts.lead, options: leads },
  {
    name: 'status',
    label: facts.status,
    options: userStatuses.map((status) => ({ value: status, label: capital(status) })),
  },
  { name: 'name', label: facts.name },
  { name: 'createdAt', label: facts.added },
  { name: 'updatedAt', label: facts.lastChanged },
];

/** What can be done to many students; nothing for who may do none of it. */
export const bulkOf = ({ edit, remove }: May, deleted: boolean): readonly BulkAction[] => {
  if (deleted)
    return remove
      ? [{ action: 'student.restore', label: texts.restore, icon: 'rotate-ccw', consequence: texts.manyRestored }]
      : [];
  if (!edit && !remove) return [];
  return [
    {
      action: 'student.lead',
      label: texts.changeLead,
      icon: 'layers',
      right: 'studentEdit',
      asks: { name: 'leadState', label: facts.lead, options: leads },
    },
    {
      action: 'student.delete',
      label: texts.deleteLabel,
      icon: 'trash',
      danger: true,
      right: 'studentDelete',
      consequence: texts.manyDeleted,
    },
  ];
};
