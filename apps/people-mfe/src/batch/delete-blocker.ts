import type { BatchRow } from '@lectern/contract/people';
import * as texts from '../texts/batch-page';

/** The cause why a batch can't be deleted; undefined where it can. */
export const deleteBlocker = ({
  seatsTaken,
  waitlisted,
  meetingsHeld,
}: Pick<BatchRow, 'seatsTaken' | 'waitlisted' | 'meetingsHeld'>): string | undefined => {
  if (seatsTaken + waitlisted > 0) return texts.hasMembers;
  return meetingsHeld > 0 ? texts.wasHeld : undefined;
};
