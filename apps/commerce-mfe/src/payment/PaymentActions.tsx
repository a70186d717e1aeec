import { useState, type ReactNode } from 'react';
import { useMay, useSession } from '@lectern/auth';
import { fullMoney, type PaymentDetail } from '@lectern/contract/commerce';
import { RowMenu } from '@lectern/ui-kit';
import { CopyLink } from '@lectern/ui-kit/detail';
import { ConfirmMoney } from '../by-hand/ConfirmMoney';
import { SettleDialog } from '../by-hand/SettleDialog';
import * as byHand from '../texts/money-by-hand';
import * as texts from '../texts/payment-decision';
import { AcceptDialog } from './AcceptDialog';
import { ApproveDialog, DeclineDialog } from './ApproveDialog';
import type { Decision } from './decision';
import { RefundDialog } from './RefundDialog';
import { RightButton } from './RightButton';
import { useDecide } from './use-decide';

type Question = 'refund' | 'settle' | 'accept' | 'approve' | 'decline';

interface Props {
  readonly detail: PaymentDetail;
  readonly decision: Decision | undefined;
}

/** Buttons of a payment: the decision is the primary one, a refund the other. */
export function PaymentActions({ detail, decision }: Props): ReactNode {
  const [question, ask] = useState<Question>();
  const { payment, order, leftMinor } = detail;
  const mayVerify = useMay(['paymentVerify']);
  const me = useSession(({ document }) => document?.user.id);
  const { busy, retry, keep, issue } = useDecide(order.id);
  const close = (): void => ask(undefined);
  const sum = fullMoney(payment.amountMinor, payment);
  const waiting = decision?.kind === 'waiting' ? decision.refund : undefined;
  const isOwn = waiting !== undefined && waiting.requestedById === me;
  const unpaid = decision?.kind === 'settle' ? decision.refund : undefined;
  const isMain = decision === undefined || ['surplus', 'failed', 'dispute'].includes(decision.kind);
  return (
    <>
      <CopyLink />
      {decision?.kind === 'access' && mayVerify && (
        <RowMenu label={texts.moreFor(sum)} actions={[{ label: texts.keep, onSelect: keep }]} />
      )}
      {decision?.kind === 'confirm' && <ConfirmMoney detail={detail} />}
      {payment.status === 'paid' && (
        <div className="payment-actions">
          {waiting && (
            <RightButton
              right="refundCreate"
              disabledReason={isOwn ? texts.ownRefund : undefined}
              onClick={() => ask('decline')}
            >
              {texts.decline}
            </RightButton>
          )}
          <RightButton
            right="refundCreate"
            variant={isMain && leftMinor > 0 ? 'contained' : 'outlined'}
            disabledReason={leftMinor > 0 ? undefined : texts.nothingLeft}
            onClick={() => ask('refund')}
          >
            {texts.refund}
          </RightButton>
          {waiting && (
            <RightButton
              right="refundCreate"
              variant="contained"
              disabledReason={isOwn ? texts.ownRefund : undefined}
              onClick={() => ask('approve')}
            >
              {texts.approve(fullMoney(waiting.amountMinor, payment))}
            </RightButton>
          )}
          {unpaid && (
            <RightButton right="refundCreate" variant="contained" onClick={() => ask('settle')}>
              {byHand.settle}
            </RightButton>
          )}
          {decision?.kind === 'accept' && (
            <RightButton right="paymentVerify" variant="contained" onClick={() => ask('accept')}>
              {texts.accept}
            </RightButton>
          )}
          {decision?.kind === 'access' && (
            <RightButton right="paymentVerify" variant="contained" busy={busy} onClick={retry}>
              {texts.retry}
            </RightButton>
          )}
          {decision?.kind === 'invoice' && (
            <RightButton right="invoiceIssue" variant="contained" busy={busy} onClick={issue}>
              {texts.issue}
            </RightButton>
          )}
        </div>
      )}
      {question === 'refund' && <RefundDialog detail={detail} onClose={close} />}
      {question === 'settle' && unpaid && <SettleDialog detail={detail} refund={unpaid} onClose={close} />}
      {question === 'accept' && <AcceptDialog detail={detail} onClose={close} />}
      {question === 'approve' && waiting && <ApproveDialog detail={detail} refund={waiting} onClose={close} />}
      {question === 'decline' && waiting && <DeclineDialog detail={detail} refund={waiting} onClose={close} />}
    </>
  );
}
