/** The search of a list. */
export const searchThisList = 'Search this list';
