/** The page of a student. */
export const edit = 'Edit';
export const restore = 'Restore';
export const moreFor = (name: string): string => `More actions for ${name}`;
export const infoTab = 'Personal info';
export const activityTab = 'Activity';
export const isErased = 'This student has been erased. No personal data is left.';
export const isDeleted = 'This student has been deleted and can be restored for 30 days.';
export const isMasked = 'Contact details are hidden. Ask an admin for “Reveal personal data”.';
export const isMaskedOneByOne = 'Contact details are hidden. Reveal those that you need; each needs a reason.';

/** Key figures. */
export const profile = 'Profile';
export const complete = 'Complete';
export const skillsMissing = 'Skills missing';
export const lastSignIn = 'Last sign-in';
export const never = 'Never';
export const numberOf = (id: number): string => `Student ID ${id}`;

/** What can be done. */
export const notWhileImpersonating = 'Not available while impersonating';
export const mergeLabel = 'Find duplicates…';
export const deleteLabel = 'Delete…';
export const eraseLabel = 'Permanently erase…';
export const eraseTitle = (name: string): string => `Permanently erase ${name}?`;
export const eraseVerb = 'Permanently erase';
export const eraseConsequence =
  'Personal data is deleted and can’t be recovered. The account is closed. Payments are kept.';
export const typeName = (name: string): string => `Type ${name} to confirm.`;
export const reason = 'Reason';
export const reasonHelp = 'Kept in the audit log, without the name.';
export const erased = (name: string): string => `${name} erased`;

/** A hidden value. */
export const reveal = 'Reveal';
export const revealOf = (label: string): string => `Reveal ${label}`;
export const revealTitle = (label: string): string => `Reveal ${label}?`;
export const revealHelp = 'Kept in the audit log with your name.';
