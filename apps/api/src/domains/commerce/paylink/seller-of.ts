import type { Actor } from '../../../server/calls/frame';

/** Sellers see their own links; holders of paymentVerify see all. */
export const sellerOf = ({ userId, rights }: Actor): number | undefined =>
  rights.has('paymentVerify') ? undefined : userId;
