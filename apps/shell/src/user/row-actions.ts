import { needsRight } from '@lectern/contract/right-labels';
import type { Right } from '@lectern/contract/rights';
import { restoredElsewhere, type UserRow } from '@lectern/contract/platform/user';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/users';

/** Actions on an account. */
export type UserAction =
  'act as' | 'send reset' | 'resend invite' | 'reveal email' | 'reveal mobile' | 'block' | 'unblock' | 'restore';

/** The signed-in person's rights, and whether somebody impersonates them. */
export interface Asker {
  readonly userId: number;
  readonly rights: ReadonlySet<Right>;
  readonly impersonated: boolean;
}

const needs: Readonly<Record<UserAction, Right>> = {
  'act as': 'impersonateUser',
  'send reset': 'userBlock',
  'resend invite': 'subadminEdit',
  'reveal email': 'piiReveal',
  'reveal mobile': 'piiReveal',
  block: 'userBlock',
  unblock: 'userBlock',
  restore: 'subadminDelete',
};

const actionsOf = ({ status, audience, email, mobile, deletedAt }: UserRow): UserAction[] => {
  if (deletedAt !== null) return ['restore'];
  if (status === 'erased') return [];
  const masked =
    audience === 'staff' ? [mobile && 'reveal mobile'] : [email && 'reveal email', mobile && 'reveal mobile'];
  return [
    'act as',
    status === 'invited' ? 'resend invite' : 'send reset',
    ...(masked.filter(Boolean) as UserAction[]),
    status === 'blocked' ? 'unblock' : 'block',
  ];
};

/** Why this account forbids it to everybody. */
const stateBlocker = (action: UserAction, row: UserRow, own: boolean): string | undefined => {
  if (action === 'act as' && own) return texts.isYou;
  if (action === 'act as' && row.roleId === 1) return texts.isSuperAdmin;
  if (action === 'act as' && row.status !== 'active') return texts.accountIs(row.status);
  if (action === 'send reset' && row.status === 'blocked') return texts.isBlocked;
  if ((action === 'send reset' || action === 'resend invite') && row.email === null) return texts.hasNoEmail;
  if (action === 'restore' && row.audience !== 'staff') return restoredElsewhere(row.audience);
  return action === 'block' && own ? texts.notYourself : undefined;
};

/** The row menu: unavailable actions stay in it and say why. */
export const rowActions = (
  row: UserRow,
  { userId, rights, impersonated }: Asker,
  run: (action: UserAction, row: UserRow) => void,
): RowAction[] =>
  actionsOf(row).map((action) => {
    const missing = rights.has(needs[action]) ? undefined : needsRight(needs[action]);
    const disabledReason =
      missing ?? (impersonated ? texts.notWhileImpersonating : stateBlocker(action, row, row.id === userId));
    return {
      label: texts.actions[action],
      onSelect: () => run(action, row),
      ...(action === 'block' && { danger: true }),
      ...(disabledReason !== undefined && { disabledReason }),
    };
  });
