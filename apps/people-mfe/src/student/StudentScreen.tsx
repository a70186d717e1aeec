import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { StudentRow } from '@lectern/contract/people';
import { PageHeader } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { ListRows } from '@lectern/ui-kit/table';
import { Button } from '@lectern/ui-kit/mui';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { infoPath, newPath, profilePath } from './address';
import { columnsOf } from './columns';
import { useCountries } from './countries';
import { late } from './late';
import { rowActions } from './row-actions';
import { chipsOfList, StudentFilters } from './StudentFilters';
import { StudentNothing } from './StudentNothing';
import { useRestore } from './use-restore';
import { useStudentList } from './use-student-list';
import './screen.css';

const DeleteStudent = late(() => import(/* webpackChunkName: "student-asked" */ './DeleteStudent'));
const FindByMobile = late(() => import(/* webpackChunkName: "student-asked" */ './FindByMobile'));

/** `/student`: the list, whose number one is, and what was deleted. */
export default function StudentScreen(): ReactNode {
  const may = { edit: useMay(['studentEdit']), remove: useMay(['studentDelete']) };
  const navigate = useNavigate();
  const list = useStudentList(may.remove);
  const countries = useCountries();
  const restore = useRestore();
  const [deleting, setDeleting] = useState<StudentRow>();
  const [finding, setFinding] = useState(false);
  const { deleted, showDeleted, isFiltered } = list.state;
  const chips = chipsOfList(list, countries);

  const open = ({ id }: StudentRow): void => void navigate(infoPath(id));
  const isEmpty = list.read.data?.total === 0 && !isFiltered;
  const add = may.edit && (
    <Button variant="contained" startIcon={<Icon name="plus" />} component={Link} to={newPath}>
      Add student
    </Button>
  );
  const actions = (row: StudentRow) =>
    deleted
      ? [{ label: 'Open', onSelect: () => open(row) }, { label: 'Restore', onSelect: () => restore(row) }]
      : rowActions(row, may, { open, edit: ({ id }) => void navigate(profilePath(id)), remove: setDeleting });
  return (
    <div className="student-page">
      <PageHeader title={deleted ? 'Recently deleted students' : 'Students'} primary={!deleted && !isEmpty && add}>
        {deleted ? (
          <Button onClick={() => showDeleted(false)}>Back to students</Button>
        ) : (
          <>
            <Button onClick={() => setFinding(true)}>Find by mobile</Button>
            {may.remove && <Button onClick={() => showDeleted(true)}>Recently deleted</Button>}
          </>
        )}
      </PageHeader>
      {!list.refused && <StudentFilters list={list} countries={countries} chips={chips} />}
      <ListRows
        label={deleted ? 'Deleted students' : 'Students'}
        columns={columnsOf(deleted)}
        state={list.state}
        read={list.read}
        lacks={list.refused ? 'studentDelete' : undefined}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        nothing={<StudentNothing list={list} countries={countries} chips={chips} add={add} />}
        actions={actions}
        onOpen={open}
      />
      {finding && <FindByMobile countries={countries} onClose={() => setFinding(false)} />}
      {deleting && <DeleteStudent student={deleting} onDeleted={() => setDeleting(undefined)} onClose={() => setDeleting(undefined)} />}
    </div>
  );
}
