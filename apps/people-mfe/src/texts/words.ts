export const dayWords = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const sourceWords: Readonly<Record<string, string>> = {
  admin: 'Added by staff',
  quick: 'Quick sign-up',
  import: 'Imported',
  self: 'Signed up',
  merge: 'Merged',
};
