import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { couponCalls, type CouponRow } from '@lectern/contract/commerce';
import { DeleteDialog } from '@lectern/ui-kit/form';
import * as texts from '../texts/actions';
import { changed, errorText } from './use-coupon-actions';

interface Props {
  readonly coupon: Pick<CouponRow, 'id' | 'version' | 'name' | 'code'>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a coupon is deleted; behind a refusal the list shows the coupon as it is. */
export function DeleteCoupon({ coupon: { id, version, name, code }, ...dialog }: Props): ReactNode {
  const { mutateAsync } = useCall(couponCalls.delete, { handled: [400, 409] });
  return (
    <DeleteDialog
      {...dialog}
      title={texts.deleteTitle}
      verb={texts.deleteVerb}
      successText={texts.deleted}
      changed={changed}
      remove={() => mutateAsync({ id, version })}
      reasonOf={errorText}
    >
      {texts.deleteConsequence(name, code ?? '')}
    </DeleteDialog>
  );
}
