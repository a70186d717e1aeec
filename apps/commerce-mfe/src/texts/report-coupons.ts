import { plural } from '@lectern/ui-kit/plural';

/** The coupons of the analytical report. */
export const byCurrency = 'Uses by currency; one is shown below';
export const none = { title: 'No coupon was redeemed in this period', thing: 'redemption' };
export const usesPerDay = (currency: string): string => `Uses per day, ${currency}`;
export const uses = 'Uses';
export const used = 'Used';
export const reserved = 'Reserved';
export const released = 'Released';
export const discount = 'Discount';
export const revenue = 'Revenue';
export const overLimit = 'above its limit';
export const usesText = (count: number): string =>
  plural(count, { one: '1 use', other: `${count.toLocaleString('en-GB')} uses` });
export const discountOf = (sum: string): string => `${sum} discount`;
export const revenueOf = (sum: string): string => `${sum} revenue`;
export const reservedCount = (count: number): string => `${count.toLocaleString('en-GB')} reserved`;
export const releasedCount = (count: number): string => `${count.toLocaleString('en-GB')} released`;
