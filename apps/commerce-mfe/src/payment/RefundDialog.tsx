import { useId, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { fullMoney, refundCalls, type PaymentDetail, type RefundRow } from '@lectern/contract/commerce';
import { IconAction, useSaved } from '@lectern/ui-kit';
import { FormNote, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { Button, Dialog } from '@lectern/ui-kit/mui';
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
  const id = useId();
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
    <Dialog
      open
      onClose={form.busy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth={false}
      slotProps={{ paper: { className: 'refund-dialog' } }}
    >
      <header>
        <h2 id={id}>{texts.title(order.payer.name)}</h2>
        <IconAction icon="x" label={texts.cancel} disabled={form.busy} onClick={onClose} />
      </header>
      <ServerForm form={form} className="refund-form">
        <FormNote text={form.note} />
        <RefundFields detail={detail} needsSecond={needsSecond} />
      </ServerForm>
      <footer>
        <span>{payment.provider === 'manual' ? texts.byHand : texts.sameWay}</span>
        <Button disabled={form.busy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          variant="contained"
          aria-busy={form.busy}
          aria-disabled={form.busy}
          onClick={() => void (form.busy || form.submit())}
        >
          {verb}
        </Button>
      </footer>
    </Dialog>
  );
}
