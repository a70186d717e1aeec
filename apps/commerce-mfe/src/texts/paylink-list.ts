/** The full list of payment links. */
export const title = 'Payment links';
export const person = 'Person';
export const item = 'Item';
export const total = 'Total';
export const state = 'State';
export const status = 'Status';
export const made = 'Made';
export const madeBy = 'Made by';
export const bySystem = 'Renewal';
export const expires = 'Open until';
export const search = 'Person or item';
export const none = 'No links yet';
export const whatItIs = 'A payment link that you make appears here.';
export const newLink = 'Generate payment link';
