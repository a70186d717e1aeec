import type { CouponStatus } from '@lectern/contract/commerce';

/** The verb that brings a coupon to this status. */
export const statusVerbs: Readonly<Record<CouponStatus, string>> = {
  draft: 'Back to draft',
  active: 'Activate',
  paused: 'Pause',
  ended: 'End…',
};

/** A use's state as it is shown: the status whose mark it takes, and its word. */
export const stateWords = {
  reserved: { status: 'waiting', label: 'Reserved' },
  used: { status: 'active', label: 'Used' },
  released: { status: 'cancelled', label: 'Released' },
} as const;

/** What a coupon takes off, and how often it was taken. */
export const andMore = (amount: string, more: number): string => `${amount} and ${more} more`;
export const atMost = (percent: string, amount: string): string => `${percent}, at most ${amount}`;
export const takenOf = (taken: string, total: string): string => `${taken} of ${total}`;
