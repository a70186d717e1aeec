import { needsRight } from '@lectern/contract/right-labels';
import type { Right } from '@lectern/contract/rights';
import type { StaffRole } from '@lectern/contract/people';
import type { RowAction } from '@lectern/ui-kit';
import { notWhileImpersonating } from '../texts/roles';
import * as texts from '../texts/sub-admins';
import type { SubAdmin } from './sub-admin';

/** Who does it. */
export interface Asker {
  readonly userId: number;
  readonly rights: ReadonlySet<string>;
  readonly isImpersonated: boolean;
}

interface Handlers {
  readonly block: () => void;
  readonly unblock: () => void;
  readonly resend: () => void;
  readonly impersonate: () => void;
}

/** Whether the person may touch this account: its role has no right that they lack. */
export const isWithin = ({ roleId }: Pick<SubAdmin, 'roleId'>, roles: readonly StaffRole[]): boolean =>
  roles.some(({ id, grantable }) => id === roleId && grantable);

/** What is done to the account besides edit and delete; what is not possible says why. The calls check again. */
export const accountActions = (
  row: SubAdmin,
  { userId, rights, isImpersonated }: Asker,
  roles: readonly StaffRole[],
  { block, unblock, resend, impersonate }: Handlers,
): readonly RowAction[] => {
  const { id, status, roleId } = row;
  if (status === 'erased') return [];
  const action = (label: string, onSelect: () => void, right: Right, own?: string, state?: string): RowAction => {
    const blocker = !rights.has(right)
      ? needsRight(right)
      : isImpersonated
        ? notWhileImpersonating
        : id === userId && own !== undefined
          ? own
          : isWithin(row, roles)
            ? state
            : texts.isBeyond;
    return { label, onSelect, ...(blocker !== undefined && { disabledReason: blocker }) };
  };
  const actAs = action(
    texts.actions.impersonate,
    impersonate,
    'impersonateUser',
    texts.notYourself,
    roleId === 1 ? texts.isSuperAdmin : status === 'active' ? undefined : texts.accountIs(status),
  );
  return [
    ...(rights.has('userList') ? [actAs] : []),
    ...(status === 'invited' ? [action(texts.actions.resend, resend, 'subadminEdit')] : []),
    status === 'blocked'
      ? action(texts.actions.unblock, unblock, 'userBlock')
      : { ...action(texts.actions.block, block, 'userBlock', texts.notYourself), danger: true },
  ];
};
