import type { ReactNode } from 'react';
import type { SubAdminRow } from '@lectern/contract/people';
import { groupsAmong, MultiSelectField, PickField } from '@lectern/ui-kit/fields';
import { Note, Pair, SelectField, TextAreaField, TextField, type Choice } from '@lectern/ui-kit/form';
import { RecordPanel } from '@lectern/ui-kit/record-panel';
import { fieldProps, type Records } from '@lectern/ui-kit/records';
import type { Countries } from '../student/countries';
import * as texts from '../texts/sub-admins';
import { isWithin } from './row-actions';
import { subAdmin } from './sub-admin';
import { useStaff, type useStaffRoles } from './use-staff';

interface Props {
  readonly subAdmins: Records<SubAdminRow>;
  readonly roles: ReturnType<typeof useStaffRoles>;
  readonly countries: Countries;
  /** The account of the person who reads it. */
  readonly ownId: number | undefined;
}

/** One member of staff next to the list; a new one is invited by mail. */
export default function SubAdminPanel({ subAdmins, roles: staffRoles, countries, ownId }: Props): ReactNode {
  const { roles } = staffRoles;
  const roleName = (id: number): string => roles.find((role) => role.id === id)?.name ?? String(id);
  const countryName = (id: number): string => countries.options.find(({ value }) => value === id)?.label ?? String(id);
  const managerChoice = (row: SubAdminRow | undefined, id: number): Choice<number> => ({
    key: String(id),
    name: (id === row?.managerId ? row.managerName : staffNameOf(id)) ?? String(id),
    meta: '',
    item: id,
  });
  const staffNameOf = (id: number): string | undefined => subAdmins.list.rows.find((row) => row.id === id)?.name;
  return (
    <RecordPanel
      records={subAdmins}
      needs={[staffRoles, countries]}
      show={{
        roleId: roleName,
        managerId: (id) => (id ? (staffNameOf(id) ?? String(id)) : ''),
        countryIds: (ids) => ids.map(countryName).join(', '),
      }}
      inHistory={{
        countryIds: (ids) =>
          ids
            .split(/,\s*/)
            .filter(Boolean)
            .map((id) => countryName(Number(id)))
            .join(', '),
      }}
      onDeletion={() => texts.deleteConsequence}
    >
      {(row) => {
        const isBeyond = row !== undefined && !isWithin(row, roles);
        const options = roles.filter(({ id, grantable }) => grantable || id === row?.roleId);
        return (
          <fieldset className="form-fields" disabled={isBeyond}>
            {isBeyond && <Note icon="lock">{texts.isBeyond}</Note>}
            {row?.blockReason && <Note icon="ban">{texts.blockedBecause(row.blockReason)}</Note>}
            {!row && <p>{texts.invitation}</p>}
            <TextField {...fieldProps(subAdmin, 'email')} type="email" autoFocus={!row} />
            <Pair>
              <TextField {...fieldProps(subAdmin, 'firstName')} />
              <TextField {...fieldProps(subAdmin, 'lastName')} />
            </Pair>
            <SelectField
              {...fieldProps(subAdmin, 'roleId')}
              placeholder={texts.chooseRole}
              disabled={row !== undefined && row.id === ownId}
              help={row?.id === ownId && row ? texts.notOwnRole : texts.roleHelp}
              options={options.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Pair>
              <TextField {...fieldProps(subAdmin, 'jobTitle')} />
              <TextField {...fieldProps(subAdmin, 'team')} />
            </Pair>
            <PickField
              {...fieldProps(subAdmin, 'managerId')}
              choiceOf={(id: number) => managerChoice(row, id)}
              useFound={useStaff}
            />
            <MultiSelectField<number>
              {...fieldProps(subAdmin, 'countryIds')}
              one={texts.country}
              help={texts.countriesHelp}
              nameOf={countryName}
              useGroups={(q) => groupsAmong([{ key: 'all', name: '', options: countries.options }], q)}
            />
            <TextAreaField {...fieldProps(subAdmin, 'notes')} rows={3} max={1000} />
          </fieldset>
        );
      }}
    </RecordPanel>
  );
}
