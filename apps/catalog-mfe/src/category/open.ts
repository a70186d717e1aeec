/** Which nodes are open: the named ones, or all but the named ones. */
export interface Open {
  readonly all: boolean;
  readonly ids: ReadonlySet<number>;
}

export const nothingOpen: Open = { all: false, ids: new Set() };
export const allOpen: Open = { all: true, ids: new Set() };

export const isOpen = ({ all, ids }: Open, id: number): boolean => ids.has(id) !== all;

/** With these nodes opened or closed. */
export const withOpen = (open: Open, opened: boolean, ...ids: readonly number[]): Open => {
  const next = new Set(open.ids);
  for (const id of ids) {
    if (opened === open.all) next.delete(id);
    else next.add(id);
  }
  return { ...open, ids: next };
};

/** As in the address: '1.5.9', 'all', or 'all-5.9' for all but those; undefined when nothing is open. */
export const openToText = ({ all, ids }: Open): string | undefined => {
  const list = [...ids].sort((a, b) => a - b).join('.');
  if (!all) return list || undefined;
  return list ? `all-${list}` : 'all';
};

/** Reads it back; invalid ids are ignored. */
export const openFromText = (text: string | null): Open => {
  const [, all, list = ''] = /^(all-?)?(.*)$/.exec(text ?? '') ?? [];
  return {
    all: all !== undefined,
    ids: new Set(
      list
        .split('.')
        .map(Number)
        .filter((id) => Number.isSafeInteger(id) && id > 0),
    ),
  };
};
