import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { fullMoney, paylinkCalls, type PaymentDetail } from '@lectern/contract/commerce';
import { notify, useAction } from '@lectern/ui-kit';
import { ConfirmDialog } from '@lectern/ui-kit';
import * as texts from '../texts/payment-decision';
import { changed } from './changed';

interface Props {
  readonly detail: PaymentDetail;
  readonly onClose: () => void;
}

/** Asks before a surplus payment is taken for its cancelled order. */
export function AcceptDialog({ detail: { payment, order }, onClose }: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  const { mutateAsync: accept } = useCall(paylinkCalls.accept, { handled: [400, 409] });
  const attempt = useAction(changed);
  const sum = fullMoney(payment.amountMinor, payment);
  const send = async (): Promise<void> => {
    setBusy(true);
    await attempt(() => accept({ paymentId: payment.id }), {
      successText: texts.accepted,
      onFailure: ({ message, result }) => notify('error', typeof result === 'string' ? result : message),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={texts.acceptTitle(sum)}
      verb={texts.acceptVerb(sum)}
      busy={busy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      {texts.acceptMeans(order.learnerName, order.item.title)}
    </ConfirmDialog>
  );
}
