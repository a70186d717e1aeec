import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { object } from 'yup';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { requiredText } from '@lectern/contract/fields';
import { couponCalls, type CouponRow } from '@lectern/contract/commerce';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import { FormNote, ServerForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import { statusVerbs } from './words';

interface Props {
  readonly coupon: Pick<CouponRow, 'id' | 'version' | 'name'>;
  readonly onClose: () => void;
}

const schema = object({ reason: requiredText('Reason', { min: 5, max: 300 }) });

/** Asks why a coupon is ended: it is never active again. */
export function EndCoupon({ coupon: { id, version, name }, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync: change } = useCall(couponCalls.changeStatus, { handled: [400, 409] });
  const form = useServerForm<{ reason: string }>({
    schema,
    initial: { reason: '' },
    send: ({ reason }) => change({ id, version, status: 'ended', reason }),
    onSaved: async () => {
      notify('success', statusVerbs.ended.done);
      onClose();
      await invalidate(queryClient, couponCalls.list, couponCalls.details);
    },
  });
  return (
    <ConfirmDialog open danger title="End this coupon?" verb="End coupon" busy={form.busy} onConfirm={() => void form.submit()} onCancel={onClose}>
      <ServerForm form={form} className="coupon-dialog">
        <FormNote text={form.note} />
        <p>Nobody can take “{name}” any more, and it can’t be activated again. What is reserved stays valid.</p>
        <TextAreaField name="reason" label="Reason" rows={2} max={300} />
      </ServerForm>
    </ConfirmDialog>
  );
}
