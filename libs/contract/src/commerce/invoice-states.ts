/** The kinds of papers. */
export const invoiceKinds = { invoice: 'Invoice', credit: 'Credit note', debit: 'Debit note' } as const;
export type InvoiceKind = keyof typeof invoiceKinds;

/** The series that numbers run in; test papers have their own. */
export const invoiceSeries = { INV: 'INV', CRN: 'CRN', DBN: 'DBN', TST: 'TST' } as const;
