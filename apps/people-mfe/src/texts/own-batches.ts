/** A student's own batches. */
export const title = 'My batches';
export const theBatches = 'Your batches';
export const loading = 'Loading your batches';
export const none = 'You are in no batch now.';
export const meetings = 'Meetings of the next two weeks';
export const join = 'Join';
export const here = (at: string): string => `${at} your time`;
export const fromTo = (first: string, last: string): string => `${first} – ${last}`;
