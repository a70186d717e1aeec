import { handMethods, type PaymentRow } from '@lectern/contract/commerce';

/** Words of methods that are no plain word: providers send codes. */
const words: Readonly<Record<string, string>> = { ...handMethods, emi: 'EMI', netbanking: 'Net banking' };

/** The method of a payment in words: 'Card', 'UPI', 'Us bank account'. */
export const methodText = ({ method }: Pick<PaymentRow, 'method'>): string =>
  words[method] ?? (method.charAt(0).toUpperCase() + method.slice(1)).replaceAll('_', ' ');
