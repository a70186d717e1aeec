/** The filters at work. */
export const filters = 'Filters';
export const removeFilter = 'Remove filter';
export const removeFilterOf = (field: string): string => `Remove filter ${field}`;
export const clear = 'Clear';
