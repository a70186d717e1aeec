import { useMemo, type ReactNode } from 'react';
import type { AgencyRow } from '@lectern/contract/people';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import { useCountries } from '../student/countries';
import * as texts from '../texts/agencies';
import { editPath, infoPath, newPath, onboardingPath } from './address';
import { agency, agencyBulk, columns, filtersOf } from './agency';

const DeleteAgency = lazyWithRetry(() => import(/* webpackChunkName: "agency-dialogs" */ './DeleteAgency'));

/** `/agency`: the list, and Recently deleted. */
export default function AgencyListScreen(): ReactNode {
  const navigate = useNavigate();
  const countries = useCountries();
  const filters = useMemo(() => filtersOf(countries.options), [countries.options]);
  const agencies = useRecords(agency, { columns, filters });
  const { list, may, deleting, askDelete } = agencies;
  const close = (): void => askDelete(undefined);
  const go = (to: string) => (): void => void navigate(to);
  // Agencies have pages instead of the panel that the menu's first entry opens.
  const actions = (row: AgencyRow): readonly RowAction[] => [
    { label: texts.open, onSelect: go(infoPath(row.id)) },
    ...(may.edit && row.deletedAt === null
      ? row.onboardingStep < 5
        ? [{ label: texts.goOn, onSelect: go(onboardingPath(row.id)) }]
        : [{ label: texts.edit, onSelect: go(editPath(row.id)) }]
      : []),
    ...agencies.rowActions(row).slice(row.deletedAt === null ? 1 : 0),
  ];
  return (
    <div className="page-stack">
      <ListHead
        list={list}
        title={texts.title}
        mayRestore={may.remove}
        primary={<AddRecord records={agencies} to={newPath} />}
      />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={
          <NoRecords records={agencies} to={newPath}>
            {texts.whatTheyAre}
          </NoRecords>
        }
        actions={actions}
        toOf={({ id }) => infoPath(id)}
        bulk={agencyBulk(agencies)}
      />
      {deleting && <DeleteAgency row={deleting} onDeleted={close} onClose={close} />}
    </div>
  );
}
