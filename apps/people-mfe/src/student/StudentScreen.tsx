import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { StudentRow } from '@lectern/contract/people';
import { PageHeader } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { useSearchParams } from '@lectern/ui-kit/router';
import { late } from './late';
import { openedStudent, withOpened, type Opened } from './address';
import { useCountries } from './countries';
import { rowActions } from './row-actions';
import { chipsOfList, StudentFilters } from './StudentFilters';
import { StudentNothing } from './StudentNothing';
import { StudentRows } from './StudentRows';
import { useRestore } from './use-restore';
import { useStudentList } from './use-student-list';
import './screen.css';

const StudentPanel = late(() => import(/* webpackChunkName: "student-panel" */ './StudentPanel'));
const DeleteStudent = late(() => import(/* webpackChunkName: "student-panel" */ './DeleteStudent'));

/** `/student`: the list, one student in the side panel, and what was deleted. */
export default function StudentScreen(): ReactNode {
  const may = { edit: useMay(['studentEdit']), remove: useMay(['studentDelete']) };
  const [params, setParams] = useSearchParams();
  const list = useStudentList(may.remove);
  const countries = useCountries();
  const restore = useRestore();
  const [deleting, setDeleting] = useState<StudentRow>();
  const { state } = list;
  const { deleted } = state;
  const chips = chipsOfList(list, countries);

  const opened = openedStudent(params);
  const open = (next: Opened): void => setParams((now) => withOpened(now, next), { preventScrollReset: true });
  const isEmpty = list.read.data?.total === 0 && !state.isFiltered;
  const add = may.edit && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => open('new')}>
      Add student
    </Button>
  );
  return (
    <div className="student-page">
      <PageHeader title={deleted ? 'Recently deleted students' : 'Students'} primary={!deleted && !isEmpty && add}>
        {deleted ? (
          <Button onClick={() => state.showDeleted(false)}>Back to students</Button>
        ) : (
          may.remove && <Button onClick={() => state.showDeleted(true)}>Recently deleted</Button>
        )}
      </PageHeader>
      {!list.refused && <StudentFilters list={list} countries={countries} chips={chips} />}
      <StudentRows
        list={list}
        currentId={typeof opened === 'number' ? opened : undefined}
        nothing={<StudentNothing list={list} countries={countries} chips={chips} add={add} />}
        actions={(row) => (deleted ? [{ label: 'Restore', onSelect: () => restore(row) }] : rowActions(row, may, { open: ({ id }) => open(id), remove: setDeleting }))}
        onOpen={({ id }) => open(id)}
      />
      {opened !== undefined && !deleted && (
        <StudentPanel opened={opened} countries={countries} may={may} onDelete={setDeleting} onClose={() => open(undefined)} />
      )}
      {deleting && (
        <DeleteStudent
          student={deleting}
          onDeleted={() => {
            setDeleting(undefined);
            if (opened === deleting.id) open(undefined);
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </div>
  );
}
