/** One's own profile in the student area. */
export const title = 'My profile';
export const theProfile = 'The profile';
export const loading = 'Loading your profile';
export const isMasked = 'Contact details are hidden while impersonating.';
export const isSomethingWrong = 'Something wrong? Contact the academy to have it corrected.';
