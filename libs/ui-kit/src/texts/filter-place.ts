/** Where filters are chosen. */
export const filter = 'Filter';
export const showList = 'Show the list';
