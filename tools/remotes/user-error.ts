/** The command cannot be carried out; the message says why. Exit code 1. */
export class UserError extends Error {}
