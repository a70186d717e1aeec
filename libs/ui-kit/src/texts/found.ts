/** While nothing is offered. */
export const searching = 'Searching…';
export const nothingFound = 'Nothing found';
