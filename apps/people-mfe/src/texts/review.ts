/** The verification queue. */
export const title = 'Verification queue';
export const theQueue = 'The queue';
export const loading = 'Loading the queue';
export const nothing = 'Nothing to verify';
export const nothingHint = 'Parts appear here once a trainer or an agency submits them.';
export const waiting = (count: number): string => (count === 1 ? '1 part waits' : `${count} parts wait`);
export const list = 'Waiting parts';
export const approve = 'Approve';
export const ask = 'Ask for changes…';
export const next = 'Next';
export const previous = 'Previous';
export const openProfile = 'Open the profile';
export const keys = { next: 'J', previous: 'K', approve: 'A', ask: 'C' } as const;
export const trainers = 'Trainers';
export const now = (part: string, who: string): string => `${part} of ${who}`;
export const since = (day: string): string => `since ${day}`;
export const all = (count: number): string => `View all ${count}`;
export const notLoaded = 'The queue could not be loaded.';
