/** What the pages of students, trainers and agencies share. */
export const eraseTitle = (name: string): string => `Permanently erase ${name}?`;
export const eraseVerb = 'Permanently erase';
export const eraseConsequence =
  'Personal data is deleted and can’t be recovered. The account is closed. Payments are kept.';
export const typeName = (name: string): string => `Type ${name} to confirm.`;
export const reason = 'Reason';
export const reasonHelp = 'Kept in the audit log, without the name.';
export const erased = (name: string): string => `${name} erased`;
export const reveal = 'Reveal';
export const revealOf = (label: string): string => `Reveal ${label}`;
export const revealTitle = (label: string): string => `Reveal ${label}?`;
export const revealHelp = 'Kept in the audit log with your name.';
export const notWhileImpersonating = 'Not available while impersonating';
export const eraseLabel = 'Permanently erase…';
export const name = 'Name';
export const noValue = '—';
export const skills = 'Skills';
export const noneChosen = 'None chosen yet';
