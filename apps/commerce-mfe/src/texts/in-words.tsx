import type { ReactNode } from 'react';
import { plural } from '@lectern/ui-kit/plural';

/** The summary of a coupon, clause by clause. While the form is filled in, missing values are marked. */
export const title = 'Summary';
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
export const currencyMissing = 'Choose a currency';
export const off = (amount: string): string => `${amount} off`;
export const discountMissing = 'Enter a discount';
export const upTo = (amount: string): string => `, up to ${amount}`;
export const upToMissing = 'maximum discount missing';
export const onOrdersOf = (amount: string): string => `, on orders of ${amount} and more`;
export const from = (day: string): string => `From ${day}`;
export const startMissing = 'Start date missing';
export const until = (day: string): string => ` until ${day}. `;
export const endMissing = 'end date missing';
export const perStudentAndInAll = (perStudent: string, inAll: string): string => `${perStudent}, ${inAll}.`;
export const perStudent = (times: string): string => `${times} per student`;
export const perStudentMissing = 'Uses per student missing';
export const inAll = (times: string): string => `${times} in total`;
export const noLimit = 'unlimited uses in total';
export const alsoIn = (currencies: string): string => ` Also in ${currencies}.`;

/** An order as an example. */
export const example = (price: ReactNode, cost: ReactNode): ReactNode => (
  <>
    An order of {price} would cost {cost}.
  </>
);
