/** Subscriptions, in a list of their own and on the page of a plan. */
export const title = 'Subscriptions';
export const person = 'Name';
export const plan = 'Plan';
export const version = 'Version';
export const thenVersion = (no: number, next: number, day: string): string => `${no}, then ${next} from ${day}`;
export const status = 'Status';
export const price = 'Price';
export const began = 'Began';
export const ends = 'Period ends';

export const withoutEnd = 'without end';
export const leaves = (day: string): string => `${day}, cancelled`;
export const nobodyMatches = 'No matches';
export const containing = (words: string): string => `containing “${words}”`;
export const none = 'No subscriptions yet';
export const areShown = 'A subscription appears here when its first payment has come.';
export const search = 'Name or plan';
export const audience = 'Subscriptions of';
export const ofStudents = 'Students';
export const ofTrainers = 'Trainers';
