import { useCall } from '@lectern/api-client/hooks';
import type { Failure } from '@lectern/contract/wire';
import { couponCalls, type CouponRow, type CouponStatus } from '@lectern/contract/commerce';
import { notify, useAction } from '@lectern/ui-kit';
import * as texts from '../texts/actions';
import { statusVerbs } from '../texts/words';

/** What is read anew when something was done to a coupon. */
export const changed = [couponCalls.list, couponCalls.details];

/** What the person is told of a refusal: its own sentence, or that the row has changed. */
export const errorText = ({ result, message }: Failure): string =>
  typeof result === 'object' ? texts.changedMeanwhile : message;

/** What is done to a coupon without opening it; each resolves with whether it was done. */
export const useCouponActions = () => {
  const { mutateAsync: change, isPending: isChanging } = useCall(couponCalls.changeStatus, { handled: [400, 409] });
  const { mutateAsync: bringBack } = useCall(couponCalls.restore, { handled: [400, 409] });
  const attempt = useAction(changed);
  const onFailure = (failure: Failure): void => notify('error', errorText(failure));
  return {
    isChanging,
    changeStatus: (
      { id, version }: Pick<CouponRow, 'id' | 'version'>,
      status: CouponStatus,
      reason?: string,
    ): Promise<boolean> =>
      attempt(() => change({ id, version, status, ...(reason && { reason }) }), {
        successText: statusVerbs[status].successText,
        onFailure,
      }),
    restore: ({ id, version, name }: Pick<CouponRow, 'id' | 'version' | 'name'>): Promise<boolean> =>
      attempt(() => bringBack({ id, version }), { successText: texts.restored(name), onFailure }),
  };
};
