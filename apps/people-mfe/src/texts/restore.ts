/** Bringing a student back. */
export const restored = (name: string): string => `${name} is back among the students`;
export const addressIsTaken = (name: string): string =>
  `Another account has the e-mail address of ${name} by now: change that one first`;
