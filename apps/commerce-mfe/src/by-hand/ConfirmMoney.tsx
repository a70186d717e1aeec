import { useState, type ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import { useCall } from '@lectern/api-client/hooks';
import { fullMoney, moneyByHandCalls, type PaymentDetail } from '@lectern/contract/commerce';
import { ConfirmDialog, notify, useAction } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import { changed } from '../payment/changed';
import { RightButton } from '../payment/RightButton';
import * as texts from '../texts/money-by-hand';
import { ProofLink } from './ProofLink';

interface Props {
  readonly detail: PaymentDetail;
}
interface DialogProps extends Props {
  readonly onClose: () => void;
}

function ConfirmQuestion({ detail: { payment, order }, onClose }: DialogProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const { mutateAsync: decide } = useCall(moneyByHandCalls.confirm, { handled: [400, 409] });
  const attempt = useAction(changed);
  const sum = fullMoney(payment.amountMinor, payment);
  const paysOrder = order.status === 'open' || order.status === 'expired';
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await attempt(() => decide({ id: payment.id, ok: true }), {
      successText: texts.confirmed,
      onFailure: ({ message, result }) => notify('error', typeof result === 'string' ? result : message),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={texts.confirmTitle(sum)}
      verb={texts.confirmVerb(sum)}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{paysOrder ? texts.confirmMeans(order.learnerName, order.item.title) : texts.confirmSurplus}</p>
      {payment.proof && (
        <p>
          {texts.proof}: <ProofLink payment={payment} />
        </p>
      )}
    </ConfirmDialog>
  );
}

/** The words of the second person's refusal, and of the recorder's withdrawal. */
const words = {
  refuse: { title: texts.refuseTitle, verb: texts.refuseVerb, means: texts.refuseMeans, done: texts.refused },
  withdraw: { title: texts.withdrawTitle, verb: texts.withdrawVerb, means: texts.withdrawMeans, done: texts.withdrawn },
} as const;

function NoQuestion({ detail: { payment }, way, onClose }: DialogProps & { way: keyof typeof words }): ReactNode {
  const { title, verb, means, done } = words[way];
  const { mutateAsync: decide } = useCall(moneyByHandCalls.confirm, { handled: [400, 409] });
  const attempt = useAction(changed);
  return (
    <ReasonDialog
      title={title(fullMoney(payment.amountMinor, payment))}
      verb={verb}
      send={(reason) => decide({ id: payment.id, ok: false, reason })}
      onDone={() => void attempt(async () => undefined, { successText: done })}
      onClose={onClose}
    >
      {means}
    </ReasonDialog>
  );
}

/** The decision of the second person on money that was recorded by hand; the recorder can withdraw it. */
export function ConfirmMoney({ detail }: Props): ReactNode {
  const [question, ask] = useState<'confirm' | keyof typeof words>();
  const me = useSession(({ document }) => document?.user.id);
  const isOwn = detail.payment.recordedById === me;
  const way = isOwn ? 'withdraw' : 'refuse';
  const close = (): void => ask(undefined);
  return (
    <>
      <div className="payment-actions">
        <RightButton right="paymentVerify" onClick={() => ask(way)}>
          {texts[way]}
        </RightButton>
        <RightButton
          right="paymentVerify"
          variant="contained"
          disabledReason={isOwn ? texts.own : undefined}
          onClick={() => ask('confirm')}
        >
          {texts.confirm}
        </RightButton>
      </div>
      {question === 'confirm' && <ConfirmQuestion detail={detail} onClose={close} />}
      {question && question !== 'confirm' && <NoQuestion detail={detail} way={question} onClose={close} />}
    </>
  );
}
