/** Deleting a student. */
export const deleteTitle = (name: string): string => `Delete ${name}?`;
export const deleteVerb = 'Delete student';
export const deleteConsequence =
  'The account is closed and its sessions end. It can be restored from Recently deleted for 30 days.';
export const deleted = (name: string): string => `${name} is in Recently deleted for 30 days`;

/** Finding one by a number. */
export const findTitle = 'Find by mobile';
export const find = 'Find';
export const nobodyHasIt = 'Nobody has this number.';
export const theCountries = 'The countries';
export const chooseCountry = 'Choose a country';
