/** Where somebody left a list: how far it was scrolled, and the row they were at. */
export interface ListPosition {
  readonly scroll: number;
  readonly row: string | undefined;
}

/** So many lists are remembered, the last ones; each is one entry of the browser's history. */
const most = 50;
const places = new Map<string, ListPosition>();

/** Remembers the place under the history's key. */
export const rememberPlace = (key: string, place: ListPosition): void => {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > most && oldest !== undefined) places.delete(oldest);
};

/** The place that was left under this key: only Back and Forward come to the same key again. */
export const placeOf = (key: string): ListPosition | undefined => places.get(key);
