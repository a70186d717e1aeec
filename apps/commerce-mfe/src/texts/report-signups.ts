import { plural } from '@lectern/ui-kit/plural';

/** The sign-ups of the analytical report. */
export const signups = 'Sign-ups';
export const perDay = 'Sign-ups per day';
export const none = { title: 'No sign-ups in this period', thing: 'sign-up' };
export const people = 'People';
export const all = 'All';
export const makeUp = 'Accounts that were made in the period';
export const peopleText = (count: number): string =>
  plural(count, { one: '1 person', other: `${count.toLocaleString('en-GB')} people` });
