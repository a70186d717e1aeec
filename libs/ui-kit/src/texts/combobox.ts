/** Searching for a choice. */
export const typeToSearch = 'Type to search';
