/** Files for accountants. */
export const open = 'Accounts…';
export const title = 'Accounts of a month';
export const what =
  'A CSV with plain signed numbers. It waits until the books of the month are compared and no difference is open. The journal has the taxes of the payment. After a correction of the invoice GSTR-1 may have others.';
export const month = 'Month';
export const file = 'File';
export const download = 'Download';
