import { plural } from '@lectern/ui-kit/plural';

/** The parts that all tabs of the analytical report have. */
export const title = 'Analytical Report';
export const tabs = 'Reports';
export const tabNames = {
  sales: 'Sales',
  signups: 'Sign-ups',
  coupons: 'Coupons',
  subscriptions: 'Subscriptions',
  videos: 'Videos',
} as const;
export const choices = 'What is shown';
export const period = 'Period';
export const comparedWith = 'Compared with';
export const by = 'By';
export const presets = {
  'last-7': 'Last 7 days',
  'last-30': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year so far',
  own: 'Own days',
} as const;
export const from = 'From';
export const to = 'To';
export const faults = {
  'no day': 'Enter both days.',
  reversed: 'The first day is after the last one.',
  'too long': 'A report has at most 366 days.',
} as const;
export const exportDays = 'Export their rows';
export const nothing = 'Nothing';
export const aYearAgo = 'A year ago';
export const daysBefore = (days: number): string =>
  plural(days, { one: '1 day before', other: `${days.toLocaleString('en-GB')} days before` });

export const fromTo = (first: string, last: string): string => `${first} to ${last}`;
export const weekOf = (day: string): string => `Week of ${day}`;
export const soFar = (day: string): string => `${day}, today, so far`;
export const asOf = (time: string): string => `As of ${time}`;
export const asOfLedger = (time: string): string => `As of ${time}, equal to the ledger`;
export const zoneUntil = (zone: string, day: string): string => `until ${day} in ${zone}`;
export const zoneNow = (zone: string): string => `later ones in ${zone}`;
export const zonesNote = (parts: readonly string[]): string =>
  `The business changed its zone. Days ${parts.join(', ')}.`;

export const theReport = 'The report';
export const loading = 'Loading the report';
export const showLast = 'Show the 30 days up to it';
export const lastOn = (thing: string, day: string): string => `The last ${thing} was on ${day}.`;
export const never = (thing: string): string => `There has been no ${thing} yet.`;

export const up = 'up';
export const down = 'down';
export const onBefore = 'On before';
export const day = 'Day';
export const all = 'All';
export const shownRows = (count: number): string =>
  plural(count, { one: '1 row', other: `${count.toLocaleString('en-GB')} rows` });
export const firstRows = (count: number): string => `First ${count.toLocaleString('en-GB')} rows`;
export const moreCurrencies = (count: number): string =>
  plural(count, { one: '1 more currency', other: `${count} more currencies` });
export const openRows = 'Open rows';
export const byGroup = (group: string, currency?: string): string =>
  currency === undefined ? `By ${group.toLowerCase()}` : `By ${group.toLowerCase()}, ${currency}`;
