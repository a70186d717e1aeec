import { useMemo, useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { StudentRow } from '@lectern/contract/people';
import { Icon } from '@lectern/ui-kit/icons';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, ListHead, useList } from '@lectern/ui-kit/table';
import * as texts from '../texts/list';
import { importPath, infoPath, newPath, profilePath } from './address';
import { useCountries } from './countries';
import { bulkOf, filtersOf, listOptions } from './list-options';
import { rowActions } from './row-actions';
import { useRestore } from './use-restore';

const DeleteStudent = lazyWithRetry(() => import(/* webpackChunkName: "student-dialogs" */ './DeleteStudent'));
const FindByMobile = lazyWithRetry(() => import(/* webpackChunkName: "student-dialogs" */ './FindByMobile'));

/** `/student`: the list, whose number one is, and what was deleted. */
export default function StudentListScreen(): ReactNode {
  const may = { edit: useMay(['studentEdit']), remove: useMay(['studentDelete']), import: useMay(['studentImport']) };
  const navigate = useNavigate();
  const countries = useCountries();
  const filters = useMemo(() => filtersOf(countries.options), [countries.options]);
  const list = useList({ ...listOptions, filters, missingRight: may.remove ? undefined : 'studentDelete' });
  const restore = useRestore();
  const [deleting, setDeleting] = useState<StudentRow>();
  const [finding, setFinding] = useState(false);
  const { deleted } = list.state;

  const open = ({ id }: StudentRow): void => void navigate(infoPath(id));
  const add = may.edit && (
    <Button variant="contained" startIcon={<Icon name="plus" />} component={Link} to={newPath}>
      {texts.add}
    </Button>
  );
  const actions = (row: StudentRow) =>
    deleted
      ? [
          { label: texts.open, onSelect: () => open(row) },
          { label: texts.restore, onSelect: () => restore(row) },
        ]
      : rowActions(row, may, { open, edit: ({ id }) => void navigate(profilePath(id)), remove: setDeleting });
  const empty = (
    <Empty icon="graduation-cap" title={texts.noneYet} action={add}>
      {texts.whatTheyAre}
    </Empty>
  );
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={add}>
        <Button onClick={() => setFinding(true)}>{texts.findByMobile}</Button>
        {may.import && (
          <Button component={Link} to={importPath}>
            {texts.importSome}
          </Button>
        )}
      </ListHead>
      <ListBar list={list} search={texts.search} />
      <ListBody list={list} empty={empty} actions={actions} onOpen={open} bulk={bulkOf(may, deleted)} />
      {finding && <FindByMobile countries={countries} onClose={() => setFinding(false)} />}
      {deleting && (
        <DeleteStudent
          student={deleting}
          onDeleted={() => setDeleting(undefined)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </div>
  );
}
