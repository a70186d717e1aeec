import { needsRight } from '@lectern/contract/right-labels';
import type { RoleCount, UserRow } from '@lectern/contract/platform/user';
import * as texts from '../texts/users';
import type { Asker } from './row-actions';

/** Why the person cannot give this account another role; the call checks again. */
export const roleBlocker = (
  { id, audience, roleId }: UserRow,
  roles: readonly RoleCount[],
  { userId, rights, impersonated }: Asker,
): string | undefined => {
  if (!rights.has('subadminEdit')) return needsRight('subadminEdit');
  if (impersonated) return texts.notWhileImpersonating;
  if (id === userId) return texts.notYourRole;
  if (audience !== 'staff') return texts.onlyStaff;
  return roles.some((role) => role.id === roleId && role.grantable) ? undefined : texts.isBeyond;
};
