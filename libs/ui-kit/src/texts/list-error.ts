/** What could not be read. */
export const theList = 'The list';
export const notLoaded = (what: string): string => `${what} could not be loaded.`;
export const referenceIs = (reference: string): string => `Reference ${reference} `;
export const retry = 'Retry';
export const trying = 'Trying…';
