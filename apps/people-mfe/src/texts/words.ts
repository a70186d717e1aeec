import type { Gender, LeadState, PreferredMode } from '@lectern/contract/people';

export const genderWords: Readonly<Record<Gender, string>> = {
  female: 'Female',
  male: 'Male',
  other: 'Other',
  unsaid: 'Prefers not to say',
};
export const modeWords: Readonly<Record<PreferredMode, string>> = {
  one_to_one: 'One to one',
  batch: 'In a batch',
  video: 'Video courses',
};
export const dayWords = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const sourceWords: Readonly<Record<string, string>> = {
  admin: 'Added by staff',
  quick: 'Quick sign-up',
  import: 'Imported',
  self: 'Signed up',
  merge: 'Merged',
};
/** How far a student has come, in a word. */
export const leadWords: Readonly<Record<LeadState, string>> = {
  new: 'New',
  contacted: 'Contacted',
  demo: 'Demo',
  enrolled: 'Enrolled',
  lapsed: 'Lapsed',
  lost: 'Lost',
};
