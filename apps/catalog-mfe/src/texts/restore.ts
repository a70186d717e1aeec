/** Why something deleted can't come back. */
export const nameIsTaken = (name: string): string =>
  `There is another ${name} in its place by now: rename that one first`;
export const slugIsTaken = (name: string): string => `The slug of ${name} is in use by now: change the other one first`;
