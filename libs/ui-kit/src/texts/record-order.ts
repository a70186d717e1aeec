/** Moving one of the rows of a parent. */
export const sortByLastChange = 'Sort by last change';
export const clearToMove = 'To reorder, clear search and other filters';
export const moveLabel = 'Move…';
export const move = 'Move';
export const moveTitle = (noun: string): string => `Move ${noun}`;
export const quoted = (name: string): string => `“${name}”`;
export const place = 'Position';
export const before = (name: string): string => `Before “${name}”`;
export const asLast = 'At the end';
export const atEndOfPage = 'At the end of this page';
export const placeOf = (name: string, place: number, total: number): string => `${name}: position ${place} of ${total}`;
