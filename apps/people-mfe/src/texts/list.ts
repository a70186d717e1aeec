/** The list of students. */
export const title = 'Students';
export const search = 'Name, e-mail or mobile';
export const findByMobile = 'Find by mobile';
export const importSome = 'Import';
export const allCountries = 'All countries';
export const whatTheyAre = 'A student has an account and learns here: from the first contact to lessons.';

/** What can be done to a row, and to many. */
export const open = 'Open';
export const edit = 'Edit';
export const changeLead = 'Change lead…';
export const manyDeleted = 'Their accounts and sessions end. You can restore them for 30 days.';
