import type { ReactNode } from 'react';
import type { SubscriptionDetail } from '@lectern/contract/commerce';
import { RowMenu } from '@lectern/ui-kit';
import { CopyLink } from '@lectern/ui-kit/detail';
import { Button, Tooltip } from '@lectern/ui-kit/mui';
import * as texts from '../texts/subscription-page';
import { useRowActions } from './use-row-actions';

/** Buttons of a subscription: the first action by itself, the others in the menu. */
export function SubscriptionActions({ detail }: { readonly detail: SubscriptionDetail }): ReactNode {
  const { actions, dialog } = useRowActions();
  const [first, ...others] = actions(detail);
  return (
    <>
      <CopyLink />
      {others.length > 0 && <RowMenu label={texts.actionsFor(detail.person)} actions={others} />}
      {first && (
        <Tooltip describeChild title={first.disabledReason ?? ''}>
          <Button
            variant={first.danger ? 'outlined' : 'contained'}
            aria-disabled={first.disabledReason !== undefined}
            aria-description={first.disabledReason}
            onClick={first.disabledReason === undefined ? first.onSelect : undefined}
          >
            {first.label}
          </Button>
        </Tooltip>
      )}
      {dialog}
    </>
  );
}
