import type { Gender, LeadState, PreferredMode } from '@lectern/contract/people';

export const genderWords: Readonly<Record<Gender, string>> = { female: 'Female', male: 'Male', other: 'Other', unsaid: 'Prefers not to say' };
export const modeWords: Readonly<Record<PreferredMode, string>> = { one_to_one: 'One to one', batch: 'In a batch', video: 'Video courses' };
export const dayWords = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const sourceWords: Readonly<Record<string, string>> = { admin: 'Added by staff', quick: 'Quick sign-up', import: 'Imported', self: 'Signed up', merge: 'Merged' };

/** How far a student has come, in a word. */
export const leadWord = (state: LeadState): string => state.charAt(0).toUpperCase() + state.slice(1);

/** 'Monday 17:00–19:00'. */
export const hoursText = ({ day, from, to }: { readonly day: number; readonly from: string; readonly to: string }): string => `${dayWords[day - 1] ?? day} ${from}–${to}`;
