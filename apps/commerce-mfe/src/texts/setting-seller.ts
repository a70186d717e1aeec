/** The words of Settings, Seller. */
export const theSeller = 'The seller';
export const loading = 'Loading the seller';
export const lead = 'Invoices that were issued keep the seller of their day.';
export const sellerPart = 'Seller on invoices';
export const rulesPart = 'Rules of money';
export const fields = {
  name: 'Name',
  address: 'Address',
  countryId: 'Country',
  stateId: 'State',
  taxId: 'Tax ID',
  email: 'E-mail',
  phone: 'Phone',
  taxCode: 'Tax code of items',
  yearStarts: 'Numbers of invoices begin again in',
  taxOnTop: 'Prices without tax in',
  refundApproval: 'Second person for refunds above',
  linkDays: 'Renewal links before the end of a period',
  remindDays: 'Reminders of a renewal',
} as const;
export const taxIdHelp = 'In India the GSTIN; its first two digits are the state’s.';
export const taxCodeHelp = 'HSN or SAC with 4, 6 or 8 digits, for items without one of their own.';
export const taxOnTopHelp = 'In these currencies the tax is added to the price. In all others the price includes it.';
export const refundApprovalHelp = 'In rupees, or as much in another currency. Empty: one person is enough.';
export const linkDaysHelp = 'The link for the next period is made and mailed this many days before.';
export const remindDaysHelp = 'Counted from the end of the period. One more is sent on the last day of the grace.';
export const day = 'day';
export const choose = 'Choose…';
export const currency = 'currency';
export const save = 'Save settings';
export const discard = 'Discard changes';
export const saved = 'Settings saved.';
export const noun = 'settings';
