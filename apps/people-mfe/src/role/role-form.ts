import { roleFields, type RoleRow } from '@lectern/contract/people';
import { rightLabels } from '@lectern/contract/right-labels';
import type { ConflictOptions } from '@lectern/ui-kit/form';
import { conflictFields } from '@lectern/ui-kit/records';
import { object } from 'yup';
import { role } from './role';

/** What the form holds. */
export interface RoleValues {
  readonly name: string;
  readonly description: string;
  readonly isSalesTeam: boolean;
  readonly rights: readonly string[];
}

export const roleSchema = object(roleFields);
export const newRole: RoleValues = { name: '', description: '', isSalesTeam: false, rights: [] };

export const valuesOf = ({ name, description, isSalesTeam, rights }: RoleRow): RoleValues => ({
  name,
  description,
  isSalesTeam,
  rights,
});

/** How a stale save is shown. */
export const roleConflict: ConflictOptions<RoleValues, RoleRow> = {
  fields: conflictFields<RoleValues>(role, { rights: (names: readonly string[]) => rightLabels(names) }),
  valuesOf,
  noun: role.noun.one,
  entity: role.entity,
};
