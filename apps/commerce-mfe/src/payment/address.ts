import type { Person } from '@lectern/contract/commerce';

export const listPath = '/payment/list';
export const viewPath = (id: number): string => `/payment/view?id=${id}`;
export const invoicePath = (id: number): string => `/invoice/view?id=${id}`;
/** The payments with a mark. */
export const listOfMark = (mark: string): string =>
  `${listPath}?${new URLSearchParams({ 'filter[mark]': `eq:${mark}` })}`;
/** The payment link of an order. */
export const linkPath = (id: number): string => `/student/quick-paylink?link=${id}`;
/** A new payment link for a person. */
export const paylinkFor = ({ kind, id }: Person): string => `/student/quick-paylink?${kind}=${id}`;
/** The filter of a list by one person. */
export const filterOf = ({ kind, id }: Person) => ({ [`${kind}Id` as const]: `eq:${id}` });
const ofPerson = ({ kind, id }: Person): string => `?${new URLSearchParams({ [`filter[${kind}Id]`]: `eq:${id}` })}`;
/** The lists of payments and of links for one person. */
export const paymentsOf = (person: Person): string => `${listPath}${ofPerson(person)}`;
export const linksOf = (person: Person): string => `/student/quick-paylink/links${ofPerson(person)}`;
