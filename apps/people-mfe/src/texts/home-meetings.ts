/** Today's meetings on the home page. */
export const none = 'No meetings today';
export const notLoaded = 'The meetings could not be loaded';
export const atWith = (at: string, trainer: string): string => `${at}, ${trainer}`;
export const all = (count: number): string => `All batches (${count} meetings today)`;
