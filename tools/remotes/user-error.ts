/** What was asked cannot be done; the message tells a person why. Exit code 1. */
export class UserError extends Error {}
