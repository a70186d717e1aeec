/** The units in which lists are filtered: as a choice, and behind a number. */
export const ownCurrency = { label: 'in its currency', short: 'in its currency' };
export const minutes = { label: 'minutes', short: 'min' };
export const hours = { label: 'hours', short: 'h' };
export const kilobytes = { label: 'KB', short: 'KB' };
export const megabytes = { label: 'MB', short: 'MB' };
export const unitOf = (field: string): string => `${field}: unit`;
