/** Changing a status that follows ways of its own. */
export const withQuestion = (verb: string): string => `${verb}…`;
export const question = (verb: string, name: string): string => `${verb} ${name}?`;
