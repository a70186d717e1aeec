/** The states of a seat that may be merged, the weakest first; the later ones count as taken. */
const rank = ['waitlisted', 'reserved', 'active', 'completed'] as const;
export type LiveState = (typeof rank)[number];

const takesSeat = (state: LiveState): boolean => state !== 'waitlisted';

/** Two seats of one batch become one: the better state stays, and a second seat that was taken is free again. */
export const mergedSeat = (
  kept: LiveState,
  merged: LiveState,
): { readonly takeMerged: boolean; readonly freed: 0 | 1 } => ({
  takeMerged: rank.indexOf(merged) > rank.indexOf(kept),
  freed: takesSeat(kept) && takesSeat(merged) ? 1 : 0,
});
