import { offerStatusesAfter, type OfferStatus, type OneToOneRow } from '@lectern/contract/catalog';
import type { Move } from '../status/use-status-moves';
import * as texts from '../texts/one-to-one';

/** The ways of an offer in words; it is activated with a slot alone. */
export const movesOf = ({ status, slotCount }: Pick<OneToOneRow, 'status' | 'slotCount'>): readonly Move[] => {
  const moves: Readonly<Partial<Record<OfferStatus, Omit<Move, 'to'>>>> = {
    active: {
      verb: texts.activate,
      done: texts.activated,
      disabledReason: slotCount === 0 ? texts.slotFirst : undefined,
    },
    paused:
      status === 'blocked'
        ? { verb: texts.unblock, done: texts.unblocked, asks: texts.unblockMeans }
        : { verb: texts.pause, done: texts.paused, asks: texts.pauseMeans },
    blocked: { verb: texts.block, done: texts.blocked, asks: texts.blockMeans, danger: true },
  };
  return offerStatusesAfter(status).flatMap((to) => {
    const move = moves[to];
    return move ? [{ to, ...move }] : [];
  });
};
