import * as texts from '../texts/faq';
/** The ids with `id` taken out and put at `index`; an index outside the list means its nearer end. */
export const placedAt = (ids: readonly number[], id: number, index: number): readonly number[] => {
  const others = ids.filter((each) => each !== id);
  const at = Math.max(0, Math.min(index, others.length));
  return [...others.slice(0, at), id, ...others.slice(at)];
};

/** The neighbour that the API puts `id` before: the next id of the list, or `behind`, the first row behind this page (null: none). */
export const beforeIdOf = (ids: readonly number[], id: number, behind: number | null): number | null => ids[ids.indexOf(id) + 1] ?? behind;

export interface Lift {
  readonly id: number;
  /** The order it was lifted from, to put it back to. */
  readonly from: readonly number[];
  readonly ids: readonly number[];
}

export const lift = (ids: readonly number[], id: number): Lift => ({ id, from: ids, ids });

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The lifted row one step further by this key; undefined when the key does not move rows. */
export const stepLift = (held: Lift, key: string): Lift | undefined => {
  const step = steps[key];
  return step && { ...held, ids: placedAt(held.ids, held.id, step(held.ids.indexOf(held.id), held.ids.length)) };
};

/** Is the row at another place than where it was lifted? */
export const hasMoved = (held: Lift): boolean => held.ids.some((id, index) => id !== held.from[index]);

/** Where the row is now, for the live region; `first` is the number of the page's first row. */
export const placeWords = (held: Lift, question: string, first: number, total: number): string => texts.placeOf(question, first + held.ids.indexOf(held.id), total);
