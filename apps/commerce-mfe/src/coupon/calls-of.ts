import { couponCalls, couponWriteRight, type CouponKind } from '@lectern/contract/commerce';

/** The calls of coupons for the screens of one kind. The right to write is that of the kind, as in the API. */
export const callsOf = (kind: CouponKind) => {
  const access = [couponWriteRight[kind]] as const;
  return {
    ...couponCalls,
    create: { ...couponCalls.create, access },
    update: { ...couponCalls.update, access },
    changeStatus: { ...couponCalls.changeStatus, access },
    delete: { ...couponCalls.delete, access },
    restore: { ...couponCalls.restore, access },
  };
};
