/** The texts of every record. They do not inflect its noun, so that each can be translated whole. */
export const add = (noun: string): string => `Add ${noun}`;
export const noneYet = (nouns: string): string => `No ${nouns} yet`;

/** Labels of what every record has. */
export const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  createdAt: 'Created',
  updatedAt: 'Last changed',
};

/** The menu of a row, and what can be done to many. */
export const edit = 'Edit';
export const open = 'Open';
export const remove = 'Delete…';
export const restore = 'Restore';
export const withReason = (verb: string): string => `${verb}…`;
export const reason = 'Reason';
export const manyDeleted = 'Those in use are skipped. You can restore the others for 30 days.';

const verbs: Readonly<Record<string, readonly [verb: string, success: string]>> = {
  active: ['Activate', 'Activated'],
  inactive: ['Deactivate', 'Deactivated'],
  paused: ['Pause', 'Paused'],
  draft: ['Revert to draft', 'Moved to drafts'],
  published: ['Publish', 'Published'],
  hidden: ['Hide', 'Hidden'],
};
/** What sets a status; `word` is its own word. */
export const setStatus = (status: string, word: string): string => verbs[status]?.[0] ?? `Set to ${word}`;
export const statusSet = (status: string, word: string): string => verbs[status]?.[1] ?? `Set to ${word}`;

/** After a restoration. */
export const restored = 'Restored';
export const notRestored = (reason: string): string => `Not restored: ${reason}`;
export const clashesNow = (reason: string): string => `Not restored: ${reason}. Change the other record first.`;
