/** The history of a marketing coupon in words. */
export const declared = 'declared the result';
export const disqualified = 'disqualified an entry';
export const requalified = 'took a disqualification back';
export const winnerVoided = 'voided a winner’s code';
export const fields = {
  ranked: 'Ranked entries',
  entryId: 'Entry',
  rankOfVoidCode: 'Rank of the void code',
  rankOfNewCode: 'Rank of the new code',
  reason: 'Reason',
} as const;
