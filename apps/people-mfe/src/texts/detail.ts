/** The page of a student. */
export const infoTab = 'Personal info';
export const demoTab = 'Demo lessons';
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

export const mergeLabel = 'Find duplicates…';
