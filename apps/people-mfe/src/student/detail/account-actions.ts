import type { StudentDetail } from '@lectern/contract/people';
import type { Right } from '@lectern/contract/rights';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../../texts/account';
import { notWhileImpersonating } from '../../texts/person';

/** The signed-in person's rights, and whether somebody impersonates them. */
export interface Asker {
  readonly rights: ReadonlySet<Right>;
  readonly impersonated: boolean;
}
export interface AccountHandlers {
  readonly impersonate: () => void;
  readonly sendReset: () => void;
  readonly block: () => void;
  readonly unblock: () => void;
}

/** Actions on a student's account, by right, for users who see accounts. The calls check again. */
export const accountActions = (
  { status, email, deletedAt }: Pick<StudentDetail, 'status' | 'email' | 'deletedAt'>,
  { rights, impersonated }: Asker,
  { impersonate, sendReset, block, unblock }: AccountHandlers,
): RowAction[] => {
  if (!rights.has('userList') || deletedAt !== null || status === 'erased') return [];
  const action = (label: string, onSelect: () => void, blocker?: string): RowAction => {
    const disabledReason = impersonated ? notWhileImpersonating : blocker;
    return { label, onSelect, ...(disabledReason !== undefined && { disabledReason }) };
  };
  const isBlocked = status === 'blocked';
  return [
    ...(rights.has('impersonateUser')
      ? [action(texts.impersonate, impersonate, status === 'active' ? undefined : texts.accountIs(status))]
      : []),
    ...(rights.has('userBlock')
      ? [
          action(
            texts.sendReset,
            sendReset,
            isBlocked ? texts.accountIs(status) : email === null ? texts.hasNoEmail : undefined,
          ),
          isBlocked ? action(texts.unblock, unblock) : { ...action(texts.block, block), danger: true },
        ]
      : []),
  ];
};
