/** The question before a role is deleted. */
export const title = (name: string): string => `Delete ${name}?`;
export const isUsed = (count: string, n: number): string =>
  n === 1
    ? '1 account has this role and moves to another one. Its rights change at once.'
    : `${count} accounts have this role and move to another one. Their rights change at once.`;
export const moveTo = 'Move them to';
export const choose = 'Choose a role';
export const chooseFirst = 'Choose the role that the accounts move to';
export const canBeRestored = 'Nobody has this role. You can restore it for 30 days.';
