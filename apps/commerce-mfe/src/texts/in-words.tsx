import type { ReactNode } from 'react';
import { plural } from '@lectern/ui-kit/plural';

/** The summary of a coupon, clause by clause. While the form is filled in, missing values are marked. */
export const title = 'In words';
export const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count.toLocaleString('en-GB')} times`;
export const and = ' and ';
export const andMore = (named: string, more: number): string => `${named} and ${more} more`;
export const chosenStudents = (count: number): string =>
  plural(count, {
    one: `${count.toLocaleString('en-GB')} chosen student`,
    other: `${count.toLocaleString('en-GB')} chosen students`,
  });
export const onlyFor = (whom: string): string => `Only for ${whom}.`;
export const currencyMissing = 'a currency still to be chosen';
export const off = (amount: string): string => `${amount} off`;
export const discountMissing = 'A discount still to be given';
export const upTo = (amount: string): string => `, up to ${amount}`;
export const upToMissing = 'up to an amount still to be given';
export const onOrdersOf = (amount: string): string => `, on orders of ${amount} and more`;
export const from = (day: string): string => `From ${day}`;
export const startMissing = 'Start date missing';
export const until = (day: string): string => ` until ${day}. `;
export const endMissing = 'end date missing';
export const perStudentAndInAll = (perStudent: string, inAll: string): string => `${perStudent}, ${inAll}.`;
export const perStudent = (times: string): string => `${times} per student`;
export const perStudentMissing = 'As often as still to be given';
export const inAll = (times: string): string => `${times} in all`;
export const noLimit = 'without a limit in all';
export const alsoIn = (currencies: string): string => ` Also in ${currencies}.`;

/** An order as an example. */
export const example = (price: ReactNode, cost: ReactNode): ReactNode => (
  <>
    An order of {price} would cost {cost}.
  </>
);
