import { beyondText, lackedBy, type RoleRow } from '@lectern/contract/people';
import * as texts from '../texts/roles';

interface Own {
  readonly roleId: number;
  readonly rights: ReadonlySet<string>;
  readonly isImpersonated: boolean;
}

/** Why the person cannot delete this role; the call checks again. */
export const deleteBlocker = (
  { id, status, rights }: Pick<RoleRow, 'id' | 'status' | 'rights'>,
  own: Own,
): string | undefined => {
  if (own.isImpersonated) return texts.notWhileImpersonating;
  if (status === 'system') return texts.isBuiltIn;
  if (id === own.roleId) return texts.isOwn;
  return lackedBy(own, rights).length > 0 ? beyondText : undefined;
};
