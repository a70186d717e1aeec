import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import type { FieldError } from '@lectern/contract/wire';
import { couponCalls, type CouponRow, type CouponStatus } from '@lectern/contract/commerce';
import { notify } from '@lectern/ui-kit';
import * as texts from '../texts/deeds';
import { statusVerbs } from '../texts/words';

/** What the person is told of a refusal: its own sentence, or that the row has changed. */
export const refusedText = ({ failure }: CallError): string => {
  const list = Array.isArray(failure.error) ? (failure.error as readonly FieldError[]) : [];
  const [first] = list.flatMap(({ constraints }) => Object.values(constraints));
  if (first) return first;
  return typeof failure.result === 'string' ? failure.result : texts.changedMeanwhile;
};

/** What is done to a coupon without opening it. A refusal is told, and what is on screen is read anew in every case. */
export const useCouponDeeds = () => {
  const queryClient = useQueryClient();
  const { mutateAsync: change, isPending: isChanging } = useCall(couponCalls.changeStatus, { handled: [400, 409] });
  const { mutateAsync: bringBack } = useCall(couponCalls.restore, { handled: [409] });

  const attempt = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work();
      notify('success', done);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 400 || error.status === 409) notify('error', refusedText(error));
      return false;
    } finally {
      await invalidate(queryClient, couponCalls.list, couponCalls.details);
    }
  };
  return {
    isChanging,
    changeStatus: ({ id, version }: Pick<CouponRow, 'id' | 'version'>, status: CouponStatus, reason?: string): Promise<boolean> =>
      attempt(() => change({ id, version, status, ...(reason && { reason }) }), statusVerbs[status].done),
    restore: ({ id, version, name }: Pick<CouponRow, 'id' | 'version' | 'name'>): Promise<boolean> => attempt(() => bringBack({ id, version }), texts.restored(name)),
  };
};
