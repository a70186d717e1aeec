/** An amount in words, when two versions of a coupon are compared. */
export const flatOff = (amount: string): string => `${amount} off`;
export const atMost = (amount: string): string => `up to ${amount}`;
export const ordersFrom = (amount: string): string => `from ${amount}`;
export const noLimit = 'Unlimited';
