import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { couponCalls } from '@lectern/contract/commerce';
import { useListState } from '@lectern/ui-kit/table';
import { listDefaults, listFields, ofStandard } from './view';

/** The view that the address names, and its page of coupons; deleted ones only for who may delete. */
export const useCouponList = (mayEdit: boolean) => {
  const state = useListState(listFields, listDefaults);
  const refused = state.deleted && !mayEdit;
  const read = useRead(couponCalls.list, ofStandard(state.request), { handled: 'all', placeholderData: keepPreviousData, enabled: !refused });
  return { state, read, refused };
};
export type CouponList = ReturnType<typeof useCouponList>;
