import type { CampaignRow, CampaignWhole, Coupon, CouponRow } from '@lectern/contract/commerce';

/** A marketing coupon as the list shows it. */
export type CampaignCouponRow = CouponRow & { readonly campaign: CampaignRow };
/** A whole marketing coupon. */
export type CampaignCoupon = Coupon & { readonly campaign: CampaignWhole };

/** True for a marketing coupon. */
export const isCampaign = (coupon: Coupon): coupon is CampaignCoupon => coupon.campaign !== null;

/** True once its result is final. */
export const isDeclared = ({ declaredAt }: Pick<CampaignRow, 'declaredAt'>): boolean => declaredAt !== null;

/** The number of entries that would win now, or that won. */
export const winnersOf = ({ winners, eligible }: Pick<CampaignWhole, 'winners' | 'eligible'>): number =>
  Math.min(winners, eligible);

/** The rank of the last winner; 0 without one. Entries that can't win have ranks too. */
export const lastRankOf = ({ line }: Pick<CampaignWhole, 'line'>): number => line?.last.rank ?? 0;
