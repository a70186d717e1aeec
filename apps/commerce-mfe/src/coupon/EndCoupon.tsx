import type { ReactNode } from 'react';
import { object } from 'yup';
import { useCall } from '@lectern/api-client/hooks';
import { requiredText } from '@lectern/contract/fields';
import { couponCalls, type CouponRow } from '@lectern/contract/commerce';
import { ConfirmDialog, useSaved } from '@lectern/ui-kit';
import { FormNote, ServerForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/actions';
import { coupon as record } from './coupon';

interface Props {
  readonly coupon: Pick<CouponRow, 'id' | 'version' | 'name'>;
  readonly onClose: () => void;
}

const schema = object({ reason: requiredText(texts.reason, { min: 5, max: 300 }) });

/** Asks for the reason before a coupon is ended for good. */
export function EndCoupon({ coupon: { id, version, name }, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: change } = useCall(couponCalls.changeStatus, { handled: [400, 409] });
  const form = useServerForm<{ reason: string }>({
    schema,
    initial: { reason: '' },
    send: ({ reason }) => change({ id, version, status: 'ended', reason }),
    onSaved: async () => {
      onClose();
      await confirmSaved(texts.ended);
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.endTitle}
      verb={texts.endVerb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="dialog-body">
        <FormNote text={form.note} />
        <p>{texts.endConsequence(name)}</p>
        <TextAreaField name="reason" label={texts.reason} rows={2} max={300} />
      </ServerForm>
    </ConfirmDialog>
  );
}
