import type { ReactNode } from 'react';
import { leadStates, studentCalls, type StudentRow } from '@lectern/contract/people';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { optionsOf } from '@lectern/ui-kit/records';
import { Empty } from '@lectern/ui-kit/states';
import {
  ListBar,
  ListBody,
  ListHead,
  useList,
  type BulkAction,
  type Columns,
  type FilterField,
} from '@lectern/ui-kit/table';

const columns: Columns<StudentRow> = [
  { id: 'name', head: 'Name', wide: true, sort: 'name', cell: ({ name }) => name },
  { id: 'email', head: 'E-mail', priority: 2, quiet: true, cell: ({ email }) => email ?? '' },
  { id: 'mobile', head: 'Mobile', priority: 1, onCard: true, cell: ({ mobile }) => mobile ?? '' },
  { id: 'country', head: 'Country', priority: 2, cell: ({ countryName }) => countryName ?? '' },
  { id: 'status', head: 'Status', onCard: true, cell: ({ status }) => <StatusLabel status={status} /> },
  {
    id: 'createdAt',
    head: 'Added',
    priority: 3,
    quiet: true,
    sort: 'createdAt',
    cell: ({ createdAt }) => dateText(createdAt),
  },
];
const options = {
  call: studentCalls.list,
  screen: 'student',
  one: 'student',
  many: 'students',
  sort: '-createdAt',
  columns: () => columns,
  nameOf: ({ name }: StudentRow) => name,
};
const filters: readonly FilterField[] = [
  {
    name: 'countryId',
    label: 'Country',
    options: [
      { value: 1, label: 'India' },
      { value: 2, label: 'Kenya' },
    ],
    inBar: 'All countries',
  },
  { name: 'leadState', label: 'Lead status', options: optionsOf(leadStates) },
  { name: 'name', label: 'Name' },
  { name: 'createdAt', label: 'Added' },
];
const bulk: readonly BulkAction[] = [
  {
    action: 'student.lead',
    label: 'Change lead status…',
    icon: 'layers',
    asks: { name: 'leadState', label: 'Lead status', options: optionsOf(leadStates) },
  },
  {
    action: 'student.delete',
    label: 'Delete…',
    icon: 'trash',
    danger: true,
    consequence: 'Their accounts and sessions end. They can be restored from Recently deleted for 30 days.',
  },
  { action: 'student.hide', label: 'Hide', icon: 'circle-slash', right: 'personErase' },
];

/** The list as a screen uses it: head, bar and body, with everything that a screen can ask of it. */
export function Students({ missingRight }: { readonly missingRight?: string }): ReactNode {
  const list = useList({ ...options, filters, missingRight });
  const add = (
    <Button variant="contained" startIcon={<Icon name="plus" />}>
      Add student
    </Button>
  );
  return (
    <>
      <ListHead list={list} title="Students" mayRestore primary={add} />
      <ListBar list={list} search="Name, e-mail or mobile" />
      <ListBody
        list={list}
        empty={
          <Empty icon="graduation-cap" title="No students yet" action={add}>
            Somebody who learns here. They can be added one by one or imported from a file.
          </Empty>
        }
        actions={() => [
          { label: 'Edit', icon: 'pencil', onSelect: () => undefined },
          { label: 'Block', onSelect: () => undefined, disabledReason: 'You need the permission “Edit students”' },
          { label: 'Delete…', icon: 'trash', danger: true, onSelect: () => undefined },
        ]}
        toOf={({ id }) => `?id=${id}`}
        bulk={bulk}
      />
    </>
  );
}
