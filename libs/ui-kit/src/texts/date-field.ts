/** A day: how it is written, and the calendar. */
export const form = 'dd/mm/yyyy';
export const enterDate = `Enter a date as ${form}`;
export const calendar = 'Choose from calendar';
