/** Search and filters above a list. */
export const searchThisList = 'Search this list';
export const filter = 'Filter';
export const filters = 'Filters';
export const showList = 'Show the list';
export const removeFilter = 'Remove filter';
export const removeFilterOf = (field: string): string => `Remove filter ${field}`;
export const clear = 'Clear';
export const is = 'is';
export const anyOf = 'any of';
