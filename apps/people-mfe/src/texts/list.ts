/** The list of students. */
export const title = 'Students';
export const search = 'Name, e-mail or mobile';
export const findByMobile = 'Find by mobile';
export const importSome = 'Import';
export const allStatuses = 'All statuses';
export const whatTheyAre = 'Students appear here once they sign up or you add them.';

/** What can be done to a row, and to many. */
export const open = 'Open';
export const edit = 'Edit';
export const changeLead = 'Change lead status…';
export const manyDeleted = 'Their accounts and sessions end. You can restore them for 30 days.';
