/** The question before a transition of a status. */
export const withQuestion = (verb: string): string => `${verb}…`;
export const question = (verb: string, name: string): string => `${verb} ${name}?`;
