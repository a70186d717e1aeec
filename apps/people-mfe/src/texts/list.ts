/** The list of students. */
export const title = 'Students';
export const many = 'students';
export const search = 'Name, e-mail or mobile';
export const add = 'Add student';
export const findByMobile = 'Find by mobile';
export const importSome = 'Import';
export const allCountries = 'All countries';
export const noneYet = 'No students yet';
export const whatTheyAre = 'A student has an account and learns here: from the first contact to lessons.';

/** What can be done to a row, and to many. */
export const open = 'Open';
export const edit = 'Edit';
export const restore = 'Restore';
export const deleteLabel = 'Delete…';
export const changeLead = 'Change lead…';
export const manyRestored = 'They stand among the students again, with all that they had.';
export const manyDeleted = 'Their accounts and sessions end. They can be restored from Recently deleted for 30 days.';
