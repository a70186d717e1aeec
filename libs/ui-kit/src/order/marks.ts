/** Which rows are marked, and how more are. */
export interface OrderMarks {
  readonly isMarked: (id: number) => boolean;
  readonly mark: (ids: readonly number[], isMarked: boolean) => void;
  readonly clear: () => void;
  /** The boxes take the place of the grips, and Space marks in place of lifting. */
  readonly isInstead?: boolean;
}

type Marked = Readonly<Record<string, true>>;

/** The marks of a list whose rows have a box next to their grip. */
export const marksOf = (marked: Marked, onMark: (marked: Marked) => void): OrderMarks => ({
  isMarked: (id) => marked[id] === true,
  mark: (ids, isMarked) => {
    const others = Object.keys(marked).filter((id) => !ids.includes(Number(id)));
    onMark(Object.fromEntries([...others, ...(isMarked ? ids.map(String) : [])].map((id) => [id, true as const])));
  },
  clear: () => onMark({}),
});
