/** The list of skills. */
export const title = 'Skills';
export const many = 'skills';
export const search = 'Name or other spelling';
export const add = 'Add skill';
export const importSome = 'Import';
export const noneYet = 'No skills yet';
export const whatItIs = 'A skill is what a course, a trainer or a student is about. It lies in a category.';
export const allCategories = 'All categories';
export const lastChanged = 'Last changed';

/** What can be done to a row. */
export const edit = 'Edit';
export const open = 'Open';
export const activate = 'Activate';
export const deactivate = 'Deactivate';
export const deleteAsked = 'Delete…';
export const restore = 'Restore';
export const isActive = (name: string): string => `${name} is active`;
export const isInactive = (name: string): string => `${name} is inactive`;
export const restored = (name: string): string => `${name} is back among the skills`;

/** What can be done to many. */
export const manyRestored = 'They stand among the skills again.';
export const manyActivated = 'They are offered again.';
export const manyDeactivated = 'They are no longer offered; what has them keeps them.';
export const manyDeleted = 'What is in use stays. They can be restored from Recently deleted for 30 days.';
