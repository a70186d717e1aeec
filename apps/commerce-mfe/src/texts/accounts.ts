/** Files for accountants. */
export const open = 'Accounts…';
export const title = 'Accounts of a month';
export const what = 'A CSV with plain signed numbers. It waits until no difference with a provider is open.';
export const month = 'Month';
export const file = 'File';
export const download = 'Download';
export const cancel = 'Cancel';
