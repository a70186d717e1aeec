/** The words of Settings, Taxes. */
export const theTaxes = 'The taxes';
export const loading = 'Loading the taxes';
export const lead =
  'Taxes are part of the price. Days with invoices keep their taxes: end a rate after them and add another.';
export const add = 'New tax rate';
export const none = 'No taxes yet';
export const noneMeans = 'Without a tax rate, prices and invoices have no tax.';
export const noSeller = 'Set the seller first: taxes depend on its country.';
export const heads = {
  country: 'Country',
  name: 'Tax',
  scope: 'For payers',
  rate: 'Rate',
  from: 'Valid from',
  to: 'Valid until',
} as const;
export const open = 'no end';
export const percent = (rateBp: number): string => `${rateBp / 100}%`;
export const tableName = 'Tax rates';
export const edit = (name: string): string => `Edit ${name}`;
export const newTitle = 'New tax rate';
export const kind = 'Tax rate';
export const fields = {
  countryId: 'Country',
  scope: 'For payers',
  name: 'Name',
  rateBp: 'Rate',
  validFrom: 'Valid from',
  validTo: 'Valid until',
} as const;
export const validToHelp = 'The first day on which it is no longer valid. Empty: no end.';
export const nameHelp = 'As invoices name it: CGST, VAT';
export const choose = 'Choose…';
export const create = 'Create tax rate';
export const save = 'Save';
export const created = 'Tax rate created.';
export const saved = 'Saved.';
export const noun = 'tax rate';
export const readOnly = 'To change taxes you need the right “Change settings”.';
