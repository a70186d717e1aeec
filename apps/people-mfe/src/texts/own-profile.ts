/** One's own profile in the student area. */
export const title = 'My profile';
export const theProfile = 'The profile';
export const loading = 'Loading your profile';
export const isMasked = 'Addresses, numbers and the date of birth are masked while you act for somebody else.';
export const isSomethingWrong = 'Something is wrong? Tell the academy: the staff can change it.';
