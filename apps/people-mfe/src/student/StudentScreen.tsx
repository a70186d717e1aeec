import { useMemo, useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { StudentRow } from '@lectern/contract/people';
import { late } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, ListHead, useList } from '@lectern/ui-kit/table';
import { importPath, infoPath, newPath, profilePath } from './address';
import { useCountries } from './countries';
import { bulkOf, filtersOf, listOptions } from './list-options';
import { rowActions } from './row-actions';
import { useRestore } from './use-restore';
import './screen.css';

const DeleteStudent = late(() => import(/* webpackChunkName: "student-asked" */ './DeleteStudent'));
const FindByMobile = late(() => import(/* webpackChunkName: "student-asked" */ './FindByMobile'));

/** `/student`: the list, whose number one is, and what was deleted. */
export default function StudentScreen(): ReactNode {
  const may = { edit: useMay(['studentEdit']), remove: useMay(['studentDelete']), import: useMay(['studentImport']) };
  const navigate = useNavigate();
  const countries = useCountries();
  const filters = useMemo(() => filtersOf(countries.options), [countries.options]);
  const list = useList({ ...listOptions, filters, lacks: may.remove ? undefined : 'studentDelete' });
  const restore = useRestore();
  const [deleting, setDeleting] = useState<StudentRow>();
  const [finding, setFinding] = useState(false);
  const { deleted } = list.state;

  const open = ({ id }: StudentRow): void => void navigate(infoPath(id));
  const add = may.edit && (
    <Button variant="contained" startIcon={<Icon name="plus" />} component={Link} to={newPath}>
      Add student
    </Button>
  );
  const actions = (row: StudentRow) =>
    deleted
      ? [{ label: 'Open', onSelect: () => open(row) }, { label: 'Restore', onSelect: () => restore(row) }]
      : rowActions(row, may, { open, edit: ({ id }) => void navigate(profilePath(id)), remove: setDeleting });
  const empty = (
    <Empty icon="graduation-cap" title="No students yet" action={add}>
      A student has an account and learns here: from the first contact to lessons.
    </Empty>
  );
  return (
    <div className="student-page">
      <ListHead list={list} title="Students" mayRestore={may.remove} primary={add}>
        <Button onClick={() => setFinding(true)}>Find by mobile</Button>
        {may.import && <Button component={Link} to={importPath}>Import</Button>}
      </ListHead>
      <ListBar list={list} search="Name, e-mail or mobile" />
      <ListBody list={list} empty={empty} actions={actions} onOpen={open} bulk={bulkOf(may, deleted)} />
      {finding && <FindByMobile countries={countries} onClose={() => setFinding(false)} />}
      {deleting && <DeleteStudent student={deleting} onDeleted={() => setDeleting(undefined)} onClose={() => setDeleting(undefined)} />}
    </div>
  );
}
