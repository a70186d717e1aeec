/** Blocks of facts about a student. */
export const contact = 'Contact';
export const learning = 'Learning';
export const noneChosen = 'None chosen yet';
