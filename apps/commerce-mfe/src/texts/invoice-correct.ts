/** The dialog that corrects the payer of an invoice. */
export const open = 'Correct…';
export const title = (number: string): string => `Correct the payer of ${number}`;
export const means = (number: string): string =>
  `A credit note of what is left of ${number} and a new invoice are issued. No money moves. Student and payer get the new invoice by e-mail.`;
export const isWanted = 'The student asks for this payer. It is filled in.';
export const requestReason = 'The student asked for it';
export const before = 'As it is';
export const after = 'As it will be';
export const name = 'Payer’s name';
export const email = 'Payer’s e-mail';
export const address = 'Address';
export const country = 'Country';
export const state = 'State';
export const choose = 'Choose';
export const taxId = 'GSTIN';
export const reason = 'Reason';
export const place = 'Place of supply';
export const net = 'Before tax';
export const total = 'Total';
export const nowhere = 'none';
export const cancel = 'Cancel';
export const verb = 'Issue both papers';
export const replaced = 'It is replaced already';
export const nothingLeft = 'Nothing is left of it';
export const theRest = 'What is left of it';
export const issued = (note: string, invoice: string): string => `${note} and ${invoice} are issued`;
export const whatIsLeft = 'Taxes of what is left';
