import { plural } from '@lectern/ui-kit/plural';

/** The words of the rules of money, as Settings, Payments shows them. */
export const theRules = 'The rules';
export const loading = 'Loading the rules';
export const title = 'Rules';
export const edit = 'Edit';
export const facts = {
  refundApproval: 'Second person for refunds',
  linkDays: 'Renewal links',
  inclusive: 'Prices include tax in',
  reminders: 'Reminders',
} as const;
export const above = (sum: string): string => `above ${sum}, or as much in another currency`;
export const never = 'never needed';
export const noCurrency = 'no currency';
export const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const days = (count: number): string => plural(count, { one: '1 day', other: `${count} days` });
export const before = (days: string): string => `${days} before`;
export const after = (days: string): string => `${days} after`;
export const onTheDay = 'on the day';
export const lastDayAlone = 'on the last day of the grace alone';
export const beforeTheEnd = (days: string): string => `${days} before the end`;
