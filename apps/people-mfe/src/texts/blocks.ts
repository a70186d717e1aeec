/** Blocks of facts about a student. */
export const contact = 'Contact';
export const learning = 'Learning';
