import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { fullMoney, refundCalls, type PaymentDetail, type RefundRow } from '@lectern/contract/commerce';
import { useSaved } from '@lectern/ui-kit';
import { FormNote, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { FormDialog } from '../form-dialog/FormDialog';
import { FormFooter } from '../form-dialog/FormFooter';
import * as texts from '../texts/refund';
import { changed } from './changed';
import { firstValues, refundMinor, refundSchema, type RefundValues } from './refund-values';
import { RefundFields } from './RefundFields';
import './refund.css';

interface Props {
  readonly detail: PaymentDetail;
  readonly onClose: () => void;
}

/** Refunds a payment, whole or in part. Above the limit it asks a second person. */
export function RefundDialog({ detail, onClose }: Props): ReactNode {
  const { payment, order, leftMinor, approvalAboveMinor } = detail;
  const { mutateAsync: create } = useCall(refundCalls.create, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const form = useServerForm<RefundValues, undefined, { readonly refund: RefundRow }>({
    schema: refundSchema(leftMinor, payment),
    initial: firstValues(leftMinor, payment),
    onlyDiscards: true,
    fieldOf: (property) => (property === 'amountMinor' ? 'amount' : property),
    send: ({ amount, reason, takeBack, giveBackCoupon }) => {
      const amountMinor = refundMinor(amount, leftMinor, payment) ?? 0;
      const isWhole = payment.heldMinor + payment.disputedMinor + amountMinor === payment.amountMinor;
      return create({
        paymentId: payment.id,
        amountMinor,
        reason: reason.trim(),
        takeBack,
        giveBackCoupon: giveBackCoupon && isWhole,
      });
    },
    onSaved: async ({ refund }) => {
      const sum = fullMoney(refund.amountMinor, refund);
      onClose();
      await confirmSaved(refund.status === 'waiting' ? texts.waits(sum) : texts.requested(sum));
    },
  });
  const now = refundMinor(form.formik.values.amount, leftMinor, payment);
  const needsSecond = now !== undefined && approvalAboveMinor !== null && now > approvalAboveMinor;
  const sum = now === undefined ? undefined : fullMoney(now, payment);
  const verb = sum === undefined ? texts.refundAlone : needsSecond ? texts.askVerb(sum) : texts.verb(sum);
  return (
    <FormDialog title={texts.title(order.payer.name)} cancel={texts.cancel} busy={form.busy} onClose={onClose}>
      <ServerForm form={form}>
        <FormNote text={form.note} />
        <RefundFields detail={detail} needsSecond={needsSecond} />
      </ServerForm>
      <FormFooter form={form} cancel={texts.cancel} verb={verb} onClose={onClose}>
        {payment.provider === 'manual' ? texts.byHand : texts.sameWay}
      </FormFooter>
    </FormDialog>
  );
}
