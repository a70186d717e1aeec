import type { UpcomingCourseRow, UpcomingStatus } from '@lectern/contract/catalog';
import type { Move } from '../status/use-status-moves';
import * as texts from '../texts/upcoming-courses';

/** The ways of an upcoming course in words; it is announced with a day alone. */
export const movesOf = (
  { interest, expectedOn }: Pick<UpcomingCourseRow, 'interest' | 'expectedOn'>,
  to: readonly UpcomingStatus[],
): readonly Move[] => {
  const heard = texts.heard(interest);
  const moves: Readonly<Partial<Record<UpcomingStatus, Omit<Move, 'to'>>>> = {
    announced: {
      verb: texts.announce,
      done: texts.announced,
      disabledReason: expectedOn === null ? texts.dayFirst : undefined,
    },
    postponed: { verb: texts.postpone, done: texts.postponed, asks: heard },
    cancelled: { verb: texts.cancel, done: texts.cancelled, asks: heard, danger: true },
  };
  return to.flatMap((status) => {
    const move = moves[status];
    return move ? [{ to: status, ...move }] : [];
  });
};
