import type { StudentDetail } from '@lectern/contract/people';
import { needsRight } from '@lectern/contract/right-labels';
import type { Right } from '@lectern/contract/rights';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../../texts/account';
import { notWhileImpersonating } from '../../texts/person';
import type { Asker } from './more-actions';

export interface AccountHandlers {
  readonly impersonate: () => void;
  readonly sendReset: () => void;
  readonly block: () => void;
  readonly unblock: () => void;
}

/** What is done to a student's account, as in Users. Nothing without the right to see accounts; the calls check again. */
export const accountActions = (
  { status, email, deletedAt }: Pick<StudentDetail, 'status' | 'email' | 'deletedAt'>,
  { rights, impersonated }: Asker,
  { impersonate, sendReset, block, unblock }: AccountHandlers,
): RowAction[] => {
  if (!rights.has('userList') || deletedAt !== null || status === 'erased') return [];
  const action = (label: string, onSelect: () => void, right: Right, blocker?: string): RowAction => {
    const disabledReason = rights.has(right) ? (impersonated ? notWhileImpersonating : blocker) : needsRight(right);
    return { label, onSelect, ...(disabledReason !== undefined && { disabledReason }) };
  };
  const isBlocked = status === 'blocked';
  return [
    action(
      texts.impersonate,
      impersonate,
      'impersonateUser',
      status === 'active' ? undefined : texts.accountIs(status),
    ),
    action(
      texts.sendReset,
      sendReset,
      'userBlock',
      isBlocked ? texts.accountIs(status) : email === null ? texts.hasNoEmail : undefined,
    ),
    isBlocked
      ? action(texts.unblock, unblock, 'userBlock')
      : { ...action(texts.block, block, 'userBlock'), danger: true },
  ];
};
