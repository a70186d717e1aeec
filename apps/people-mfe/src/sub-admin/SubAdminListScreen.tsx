import { useMemo, type ReactNode } from 'react';
import { useMay, useSession } from '@lectern/auth';
import { userCalls } from '@lectern/contract/platform/user';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import { useCountries } from '../student/countries';
import * as texts from '../texts/sub-admins';
import { isWithin } from './row-actions';
import { columns, filtersOf, subAdmin, subAdminBulk, type SubAdmin } from './sub-admin';
import { useAccountActions } from './use-account-actions';
import { useManagers, useStaffRoles } from './use-staff';

const SubAdminPanel = lazyWithRetry(() => import(/* webpackChunkName: "sub-admin-panel" */ './SubAdminPanel'));

/** `/sub-admin`: the staff, one of them in the side panel, and Recently deleted. */
export default function SubAdminListScreen(): ReactNode {
  const staffRoles = useStaffRoles();
  const { roles } = staffRoles;
  const countries = useCountries();
  const managers = useManagers();
  const filters = useMemo(() => filtersOf(roles, managers, countries.options), [roles, managers, countries.options]);
  const subAdmins = useRecords(subAdmin, { columns, filters });
  const { list, may } = subAdmins;
  const ownId = useSession(({ document }) => document?.user.id);
  const mayBlock = useMay(userCalls.block.access);
  const { actionsOf, dialog } = useAccountActions(roles);

  const refused = (row: SubAdmin): string | undefined =>
    row.id === ownId ? texts.notYourself : isWithin(row, roles) ? undefined : texts.isBeyond;
  const actions = (row: SubAdmin): readonly RowAction[] => {
    const standard = subAdmins.rowActions(row);
    if (row.deletedAt !== null) return standard;
    const blocker = refused(row);
    return [
      ...standard.filter(({ danger }) => !danger),
      ...actionsOf(row),
      ...standard
        .filter(({ danger }) => danger)
        .map((action) => (blocker === undefined ? action : { ...action, disabledReason: blocker })),
    ];
  };
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={<AddRecord records={subAdmins} />} />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={<NoRecords records={subAdmins}>{texts.whatTheyAre}</NoRecords>}
        actions={actions}
        bulk={subAdminBulk(subAdmins, mayBlock)}
        toOf={subAdmins.toOf}
        currentKey={subAdmins.currentKey}
      />
      {dialog}
      {subAdmins.hasPanel && (
        <SubAdminPanel subAdmins={subAdmins} roles={staffRoles} countries={countries} ownId={ownId} />
      )}
    </div>
  );
}
