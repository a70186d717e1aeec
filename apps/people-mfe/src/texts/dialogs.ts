/** Deleting a student. */
export const deleteConsequence = 'The account is closed and its sessions end.';

/** Finding one by a number. */
export const findTitle = 'Find by mobile';
export const find = 'Find';
export const nobodyHasIt = 'Nobody has this number.';
export const theCountries = 'The countries';
