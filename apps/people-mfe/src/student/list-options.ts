import { leadStates, studentCalls, type StudentRow } from '@lectern/contract/people';
import { userStatuses } from '@lectern/contract/platform/users';
import type { BulkAction, FilterField } from '@lectern/ui-kit/table';
import { columnsOf } from './columns';
import type { CountryOption } from './countries';
import type { May } from './row-actions';
import { leadWord } from './words';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const leads = leadStates.map((state) => ({ value: state, label: leadWord(state) }));

/** What the list of students is, for `useList`. */
export const listOptions = { call: studentCalls.list, screen: 'student', one: 'student', many: 'students', sort: '-createdAt', columns: columnsOf, nameOf: ({ name }: StudentRow) => name };

/** What the list is filtered by. */
export const filtersOf = (countries: readonly CountryOption[]): readonly FilterField[] => [
  { name: 'countryId', label: 'Country', options: countries, inBar: 'All countries' },
  { name: 'leadState', label: 'Lead', options: leads },
  { name: 'status', label: 'Status', options: userStatuses.map((status) => ({ value: status, label: capital(status) })) },
  { name: 'name', label: 'Name' },
  { name: 'createdAt', label: 'Added' },
  { name: 'updatedAt', label: 'Last changed' },
];

const needs = (right: string, may: boolean): string | undefined => (may ? undefined : `It needs the right ${right}`);

/** What can be done to many students; nothing for who may do none of it. */
export const bulkOf = ({ edit, remove }: May, deleted: boolean): readonly BulkAction[] => {
  if (deleted) return remove ? [{ action: 'student.restore', label: 'Restore', icon: 'rotate-ccw', means: 'They stand among the students again, with all that they had.' }] : [];
  if (!edit && !remove) return [];
  return [
    { action: 'student.lead', label: 'Change lead…', icon: 'layers', refused: needs('studentEdit', edit), asks: { name: 'leadState', label: 'Lead', options: leads } },
    { action: 'student.delete', label: 'Delete…', icon: 'trash', danger: true, refused: needs('studentDelete', remove), means: 'Their accounts and sessions end. They can be restored from Recently deleted for 30 days.' },
  ];
};
