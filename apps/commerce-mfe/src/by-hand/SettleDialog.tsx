import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import {
  fullMoney,
  handReference,
  refundCalls,
  type PaymentDetail,
  type PaymentRefund,
} from '@lectern/contract/commerce';
import { requiredDay } from '@lectern/contract/day-field';
import { requiredText } from '@lectern/contract/fields';
import { ConfirmDialog, useSaved } from '@lectern/ui-kit';
import { DateField, FormNote, ServerForm, TextField, useServerForm } from '@lectern/ui-kit/form';
import { object } from 'yup';
import { changed } from '../payment/changed';
import * as texts from '../texts/money-by-hand';
import { dayIn } from './day-in';

interface Props {
  readonly detail: PaymentDetail;
  readonly refund: PaymentRefund;
  readonly onClose: () => void;
}

const schema = object({
  reference: requiredText(texts.reference, handReference),
  paidOn: requiredDay(texts.paidOn),
});

/** Notes that a refund was paid out by hand, with reference and day. */
export function SettleDialog({ detail: { payment, order, zone }, refund, onClose }: Props): ReactNode {
  const { mutateAsync: settle } = useCall(refundCalls.settle, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const today = dayIn(zone);
  const { id, version, amountMinor } = refund;
  const sum = fullMoney(amountMinor, payment);
  const form = useServerForm({
    schema,
    initial: { reference: '', paidOn: today },
    onlyDiscards: true,
    send: ({ reference, paidOn }: { reference: string; paidOn: string }) => settle({ id, version, reference, paidOn }),
    onSaved: async () => {
      onClose();
      await confirmSaved(texts.settled);
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.settleTitle(sum)}
      verb={texts.settleVerb(sum)}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="form-fields">
        <FormNote text={form.note} />
        <p>{texts.settleMeans(order.payer.name)}</p>
        <TextField name="reference" label={texts.reference} help={texts.settleReference} />
        <DateField name="paidOn" label={texts.paidOn} max={today} />
      </ServerForm>
    </ConfirmDialog>
  );
}
