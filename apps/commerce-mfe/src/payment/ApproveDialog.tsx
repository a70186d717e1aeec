import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { fullMoney, refundCalls, type PaymentDetail, type PaymentRefund } from '@lectern/contract/commerce';
import { ConfirmDialog, notify, useAction } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import { somebody } from '../texts/payment';
import * as texts from '../texts/payment-decision';
import * as words from '../texts/refund';
import { changed } from './changed';
import { RefundTable } from './RefundTable';

interface Props {
  readonly detail: PaymentDetail;
  readonly refund: PaymentRefund;
  readonly onClose: () => void;
}

const answerOf = ({ message, result }: { readonly message: string; readonly result?: unknown }): string =>
  typeof result === 'string' ? result : message;

/** The second person sees the table of the refund, and approves it. */
export function ApproveDialog({ detail, refund, onClose }: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  const { mutateAsync: decide } = useCall(refundCalls.approve, { handled: [400, 409] });
  const attempt = useAction(changed);
  const { payment, order } = detail;
  const { id, version, amountMinor, reason, requestedByName } = refund;
  const sum = fullMoney(amountMinor, payment);
  const approve = async (): Promise<void> => {
    setBusy(true);
    await attempt(() => decide({ id, version, ok: true }), {
      successText: texts.approved,
      onFailure: (failure) => notify('error', answerOf(failure)),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={words.approveTitle(sum, order.payer.name)}
      verb={texts.approve(sum)}
      cancel={words.keepWaiting}
      busy={busy}
      onConfirm={() => void approve()}
      onCancel={onClose}
    >
      <div className="payment-parts">
        <p>{words.requestedBy(requestedByName ?? somebody, reason)}</p>
        <RefundTable
          detail={detail}
          goneMinor={payment.heldMinor + payment.disputedMinor - amountMinor}
          nowMinor={amountMinor}
        />
      </div>
    </ConfirmDialog>
  );
}

/** Declines a refund with a reason; its sum is free again. */
export function DeclineDialog({ detail: { payment }, refund, onClose }: Props): ReactNode {
  const { mutateAsync: decide } = useCall(refundCalls.approve, { handled: [400, 409] });
  const attempt = useAction(changed);
  const { id, version, amountMinor } = refund;
  return (
    <ReasonDialog
      title={texts.declineTitle(fullMoney(amountMinor, payment))}
      verb={texts.declineVerb}
      send={(reason) => decide({ id, version, ok: false, reason })}
      onDone={() => void attempt(async () => undefined, { successText: texts.declined })}
      onClose={onClose}
    >
      {texts.declineMeans}
    </ReasonDialog>
  );
}
