import { useMemo, useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { StudentRow } from '@lectern/contract/people';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import * as texts from '../texts/list';
import { importPath, infoPath, newPath, profilePath } from './address';
import { useCountries } from './countries';
import { columns, filtersOf, student, studentBulk } from './student';
import { usePlaceOptions } from './use-places';

const DeleteStudent = lazyWithRetry(() => import(/* webpackChunkName: "student-dialogs" */ './DeleteStudent'));
const FindByMobile = lazyWithRetry(() => import(/* webpackChunkName: "student-dialogs" */ './FindByMobile'));

/** `/student`: the list, Find by mobile, and Recently deleted. */
export default function StudentListScreen(): ReactNode {
  const mayImport = useMay(['studentImport']);
  const navigate = useNavigate();
  const countries = useCountries();
  const { owners, institutes } = usePlaceOptions();
  const filters = useMemo(
    () => filtersOf(countries.options, owners, institutes),
    [countries.options, owners, institutes],
  );
  const students = useRecords(student, { columns, filters });
  const { list, may, deleting, askDelete } = students;
  const [finding, setFinding] = useState(false);

  const open = ({ id }: StudentRow): void => void navigate(infoPath(id));
  const close = (): void => askDelete(undefined);
  // Students have pages instead of the panel that the menu's first entry opens.
  const actions = (row: StudentRow): readonly RowAction[] => [
    { label: texts.open, onSelect: () => open(row) },
    ...(may.edit && row.deletedAt === null
      ? [{ label: texts.edit, onSelect: () => void navigate(profilePath(row.id)) }]
      : []),
    ...students.rowActions(row).slice(row.deletedAt === null ? 1 : 0),
  ];
  return (
    <div className="page-stack">
      <ListHead
        list={list}
        title={texts.title}
        mayRestore={may.remove}
        primary={<AddRecord records={students} to={newPath} />}
      >
        <Button onClick={() => setFinding(true)}>{texts.findByMobile}</Button>
        {mayImport && (
          <Button component={Link} to={importPath}>
            {texts.importSome}
          </Button>
        )}
      </ListHead>
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={
          <NoRecords records={students} to={newPath}>
            {texts.whatTheyAre}
          </NoRecords>
        }
        actions={actions}
        toOf={({ id }) => infoPath(id)}
        bulk={studentBulk(students, owners, institutes)}
      />
      {finding && <FindByMobile countries={countries} onClose={() => setFinding(false)} />}
      {deleting && <DeleteStudent row={deleting} onDeleted={close} onClose={close} />}
    </div>
  );
}
