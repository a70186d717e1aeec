import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { subscriptionChangeCalls, type SubscriptionRow } from '@lectern/contract/commerce';
import { notify, useAction, type RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/subscriptions';
import { changed } from './changed';
import { CancelDialog } from './CancelDialog';
import { MovePanel } from './MovePanel';
import { rowActions } from './row-actions';

const inPlace = { handled: [400, 409] };

/** The menu of a subscription's row, with the dialog that one of its entries opens. */
export const useRowActions = (): {
  readonly actions: (row: SubscriptionRow) => readonly RowAction[];
  readonly dialog: ReactNode;
} => {
  const [cancelling, setCancelling] = useState<{ row: SubscriptionRow; when: 'end' | 'now' }>();
  const [moving, setMoving] = useState<SubscriptionRow>();
  const [edit, sell] = [useMay(['planEdit']), useMay(['paymentLinkGeneration'])];
  const { mutateAsync: renew } = useCall(subscriptionChangeCalls.renew, inPlace);
  const { mutateAsync: keep } = useCall(subscriptionChangeCalls.keep, inPlace);
  const attempt = useAction(changed);
  const run = (work: () => Promise<unknown>, successText?: string): void =>
    void attempt(work, {
      ...(successText !== undefined && { successText }),
      onFailure: ({ message, result }) => notify('error', typeof result === 'string' ? result : message),
    });
  const actions = (row: SubscriptionRow): readonly RowAction[] =>
    rowActions(
      row,
      { edit, sell },
      {
        renew: ({ id }) =>
          run(async () => {
            const { linkId, isMailed } = await renew({ id });
            notify(
              'success',
              linkId === null ? texts.nothingToPay : isMailed ? texts.renewalMailed : texts.renewalMade,
            );
          }),
        keep: ({ id, version }) => run(() => keep({ id, version }), texts.kept),
        move: setMoving,
        cancel: (each, when) => setCancelling({ row: each, when }),
      },
    );
  const dialog = (
    <>
      {cancelling && <CancelDialog {...cancelling} onClose={() => setCancelling(undefined)} />}
      {moving && <MovePanel row={moving} onClose={() => setMoving(undefined)} />}
    </>
  );
  return { actions, dialog };
};
