/** The blocks of the home page. */
export const notCounted = 'The students could not be counted.';
export const newStudents = 'New students, 7 days';
export const today = (count: string): string => `${count} today`;
export const waiting = 'Waiting for a call';
export const waitingNote = 'Not contacted yet';
export const blocked = 'Blocked students';
export const signUps = 'Sign-ups per day';
export const day = 'Day';
export const students = 'Students';
export const total = (count: string): string => `${count} in 30 days`;
export const notLoaded = 'The students could not be loaded.';
export const nobodyWaits = 'Nobody is waiting.';
export const all = (total: string): string => `View all ${total}`;
