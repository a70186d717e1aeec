import { nearlyUsed, type CouponAttention } from '@lectern/contract/commerce';
import * as texts from '../../texts/home';
import { lastDayText } from '../dates';

/** Why a coupon needs attention: 'Ends 24 Nov 2026', '1 of 50 left', or both. */
export const attentionText = ({
  endsAt,
  endsSoon,
  left,
  totalLimit,
}: Pick<CouponAttention, 'endsAt' | 'endsSoon' | 'left' | 'totalLimit'>): string => {
  const isNearlyUsed = left !== null && totalLimit !== null && totalLimit - left >= totalLimit * nearlyUsed;
  return [
    endsSoon && texts.ends(lastDayText(endsAt)),
    isNearlyUsed && texts.left(left.toLocaleString('en-GB'), totalLimit.toLocaleString('en-GB')),
  ]
    .filter(Boolean)
    .join(', ');
};
