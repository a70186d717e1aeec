import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { couponCalls, type CouponRow } from '@lectern/contract/commerce';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import * as texts from '../texts/deeds';
import { refusedText } from './use-coupon-deeds';

interface Props {
  readonly coupon: Pick<CouponRow, 'id' | 'version' | 'name' | 'code'>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a coupon is deleted. A refusal is told; the list then shows the coupon as it is. */
export function DeleteCoupon({ coupon, onDeleted, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useCall(couponCalls.delete, { handled: [409] });
  const remove = async (): Promise<void> => {
    try {
      await mutateAsync({ id: coupon.id, version: coupon.version });
      notify('success', texts.deleted);
      onDeleted();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 409) notify('error', refusedText(error));
      onClose();
    }
    await invalidate(queryClient, couponCalls.list, couponCalls.details);
  };
  return (
    <ConfirmDialog open danger title={texts.deleteTitle} verb={texts.deleteVerb} busy={isPending} onConfirm={() => void remove()} onCancel={onClose}>
      {texts.deleteMeans(coupon.name, coupon.code ?? '')}
    </ConfirmDialog>
  );
}
