/** Where filters are chosen: first the field, then its value. */
export const filter = 'Filter';
export const showList = 'Show the list';
export const findField = 'Find a field';
export const findValue = 'Find a value';
export const nothingFound = 'No matches';
export const allFields = 'All fields';
