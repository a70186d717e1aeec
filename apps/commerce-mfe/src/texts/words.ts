/** The state of a use: the status whose icon it has, and its word. */
export const stateWords = {
  reserved: { status: 'waiting', label: 'Reserved' },
  used: { status: 'active', label: 'Used' },
  released: { status: 'cancelled', label: 'Released' },
} as const;

/** Discount and uses of a coupon. */
export const andMore = (amount: string, more: number): string => `${amount} and ${more} more`;
export const atMost = (percent: string, amount: string): string => `${percent}, up to ${amount}`;
export const takenOf = (taken: string, total: string): string => `${taken} of ${total}`;
