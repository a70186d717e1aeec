import type { OwnEntry } from './own-entry.queries';

const sentAlready = 'You have sent your entry already';

/** The reason why a student can't send the entry; null where it can be sent. A pause does not stop an entry that was begun. */
export const sendBlocker = (own: OwnEntry): string | null => {
  if (own.submittedAt !== null) return sentAlready;
  if (own.isAfter || own.declaredAt !== null) return `Entries closed on ${own.closesText}`;
  if (own.status === 'ended') return 'This campaign has ended';
  return own.isTimeOver ? `Your time was over on ${own.timeText ?? ''}: the entry was not sent` : null;
};

/** The reason why a student can't begin or go on. */
export const startBlocker = (own: OwnEntry): string | null => {
  if (own.entryId !== null) return sendBlocker(own);
  if (own.isBefore) return `Entries open on ${own.opensText}`;
  if (own.isAfter || own.declaredAt !== null) return `Entries closed on ${own.closesText}`;
  if (own.status === 'ended') return 'This campaign has ended';
  if (own.status === 'paused') return 'This campaign is paused';
  return own.fits ? null : 'This campaign is for other students';
};
