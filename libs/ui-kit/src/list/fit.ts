/** A column's head as it is laid out: its width in px, and its priority; 0 stays. */
export interface Head {
  readonly priority: number;
  readonly width: number;
}

/** A column that a person drew wider than this, in px, makes no other column leave: the table scrolls instead. */
const widest = 260;

/**
 * Positions, from 1, of the columns that leave so that the others fit into this width in px.
 * The highest priority leaves first, of equal ones the last. All that may leave do where that is not enough.
 */
export const leavingOf = (heads: readonly Head[], room: number): readonly number[] => {
  let over = heads.reduce((sum, { width }) => sum + Math.min(width, widest), 0) - room;
  return heads
    .map(({ priority, width }, index) => ({ priority, width: Math.min(width, widest), at: index + 1 }))
    .filter(({ priority, width }) => priority > 0 && width > 0)
    .sort((a, b) => b.priority - a.priority || b.at - a.at)
    .filter(({ width }) => {
      const isMissing = over > 0.5;
      if (isMissing) over -= width;
      return isMissing;
    })
    .map(({ at }) => at)
    .sort((a, b) => a - b);
};
