/** What is known of a row in an order by which it is found again. */
export type Key = string | number;

/** The keys with `key` taken out and put at `index`; an index outside the list means its nearer end. */
export const placedAt = <K extends Key>(keys: readonly K[], key: K, index: number): readonly K[] => {
  const others = keys.filter((each) => each !== key);
  const at = Math.max(0, Math.min(index, others.length));
  return [...others.slice(0, at), key, ...others.slice(at)];
};

/** A row that was lifted and not yet dropped. */
export interface Lift<K extends Key> {
  readonly key: K;
  /** The order it was lifted from, to put it back to. */
  readonly from: readonly K[];
  readonly keys: readonly K[];
}

export const lift = <K extends Key>(keys: readonly K[], key: K): Lift<K> => ({ key, from: keys, keys });

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The lifted row one step further by this key of the keyboard; undefined when it does not move rows. */
export const stepLift = <K extends Key>(held: Lift<K>, pressed: string): Lift<K> | undefined => {
  const step = steps[pressed];
  return step && { ...held, keys: placedAt(held.keys, held.key, step(held.keys.indexOf(held.key), held.keys.length)) };
};

/** Is the row at another place than where it was lifted? */
export const hasMoved = <K extends Key>(held: Lift<K>): boolean =>
  held.keys.some((key, index) => key !== held.from[index]);
