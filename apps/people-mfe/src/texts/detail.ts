/** The page of a student. */
export const edit = 'Edit';
export const restore = 'Restore';
export const moreFor = (name: string): string => `More for ${name}`;
export const infoTab = 'Personal info';
export const activityTab = 'Activity';
export const isErased = 'This student has been erased: nothing personal is left.';
export const isDeleted = 'This student has been deleted, and can be restored for 30 days.';
export const isMasked =
  'Addresses, numbers and the date of birth are masked: seeing them in full needs the right piiReveal.';

/** Key figures. */
export const profile = 'Profile';
export const complete = 'Complete';
export const skillsMissing = 'Skills are missing';
export const lastSignIn = 'Last sign-in';
export const never = 'Never';
export const numberOf = (id: number): string => `No. ${id}`;

/** What can be done. */
export const needsRight = (right: string): string => `You need the right ${right}`;
export const notWhileImpersonating = 'Refused while you act for somebody else';
export const deleteLabel = 'Delete…';
export const eraseLabel = 'Erase…';
export const eraseTitle = (name: string): string => `Erase ${name} for good?`;
export const eraseVerb = 'Erase for good';
export const eraseConsequence =
  'Personal data are deleted and can never be recovered; the account is closed. Payments are kept.';
export const typeName = (name: string): string => `Type ${name} to confirm.`;
export const reason = 'Reason';
export const reasonHelp = 'It stays in the audit log, without the name.';
export const erased = (name: string): string => `${name} has been erased`;
