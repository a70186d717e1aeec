import type { Right } from '@lectern/contract/rights';
import { restoredElsewhere, type UserRow } from '@lectern/contract/platform/user';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/users';

/** What can be done with an account. */
export type Deed =
  'act as' | 'send reset' | 'resend invite' | 'reveal email' | 'reveal mobile' | 'block' | 'unblock' | 'restore';

/** Who asks: their rights, and whether somebody acts in their name. */
export interface Asker {
  readonly userId: number;
  readonly rights: ReadonlySet<Right>;
  readonly impersonated: boolean;
}

const needs: Readonly<Record<Deed, Right>> = {
  'act as': 'impersonateUser',
  'send reset': 'userBlock',
  'resend invite': 'subadminEdit',
  'reveal email': 'piiReveal',
  'reveal mobile': 'piiReveal',
  block: 'userBlock',
  unblock: 'userBlock',
  restore: 'subadminDelete',
};

const deedsOf = ({ status, audience, email, mobile, deletedAt }: UserRow): Deed[] => {
  if (deletedAt !== null) return ['restore'];
  if (status === 'erased') return [];
  const masked =
    audience === 'staff' ? [mobile && 'reveal mobile'] : [email && 'reveal email', mobile && 'reveal mobile'];
  return [
    'act as',
    status === 'invited' ? 'resend invite' : 'send reset',
    ...(masked.filter(Boolean) as Deed[]),
    status === 'blocked' ? 'unblock' : 'block',
  ];
};

/** Why this account forbids it, whoever asks. */
const refusedByState = (deed: Deed, row: UserRow, own: boolean): string | undefined => {
  if (deed === 'act as' && own) return texts.isYou;
  if (deed === 'act as' && row.roleId === 1) return texts.isSuperAdmin;
  if (deed === 'act as' && row.status !== 'active') return texts.accountIs(row.status);
  if (deed === 'send reset' && row.status === 'blocked') return texts.isBlocked;
  if ((deed === 'send reset' || deed === 'resend invite') && row.email === null) return texts.hasNoEmail;
  if (deed === 'restore' && row.audience !== 'staff') return restoredElsewhere(row.audience);
  return deed === 'block' && own ? texts.notYourself : undefined;
};

/** The row menu: what can't be done stays in it and says why. */
export const rowActions = (
  row: UserRow,
  { userId, rights, impersonated }: Asker,
  run: (deed: Deed, row: UserRow) => void,
): RowAction[] =>
  deedsOf(row).map((deed) => {
    const missing = rights.has(needs[deed]) ? undefined : texts.needsRight(needs[deed]);
    const refused = missing ?? (impersonated ? texts.refusedWhileActing : refusedByState(deed, row, row.id === userId));
    return {
      label: texts.deeds[deed],
      onSelect: () => run(deed, row),
      ...(deed === 'block' && { danger: true }),
      ...(refused !== undefined && { refused }),
    };
  });
