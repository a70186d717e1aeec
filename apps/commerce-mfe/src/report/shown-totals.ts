/** The maximum number of currencies that are shown before a person opens the others; of more the first four. */
const most = 5;

/** The currencies that have a cell, with the chosen one among them, and the number of the others. */
export const shownTotals = <Total extends { readonly currency: string }>(
  totals: readonly Total[],
  chosen: string | null,
  isOpen: boolean,
): { readonly shown: readonly Total[]; readonly rest: number } => {
  if (isOpen || totals.length <= most) return { shown: totals, rest: 0 };
  const first = totals.slice(0, most - 1);
  const shown = first.some(({ currency }) => currency === chosen)
    ? first
    : [...first.slice(0, -1), ...totals.filter(({ currency }) => currency === chosen)];
  return { shown, rest: totals.length - shown.length };
};
