import type { SlotEntry, SlotId } from './types';

export type Contributed = Pick<SlotEntry, 'slot' | 'id'>;

/** The slot behind a versioned id, and the number: 'shell.home.v2' is version 2 of 'shell.home'. */
export const versionOf = (id: SlotId): { readonly slot: string; readonly version: number } => {
  const at = id.lastIndexOf('.v');
  return { slot: id.slice(0, at), version: Number(id.slice(at + 2)) };
};

/** Under one id, a remote's contributions to several versions of a slot are one and the same, written for older and newer consoles. */
export const isSame = (one: Contributed, other: Contributed): boolean =>
  one.id === other.id && versionOf(one.slot).slot === versionOf(other.slot).slot;

/** The contributions of one remote to these versions of a slot; where one is there for several of them, the newest alone. */
export const newestOfEach = <Entry extends Contributed>(
  entries: readonly Entry[],
  versions: readonly SlotId[],
): Entry[] => {
  const filled = entries.filter(({ slot }) => versions.includes(slot));
  return filled.filter(
    (entry) =>
      !filled.some((other) => isSame(entry, other) && versionOf(other.slot).version > versionOf(entry.slot).version),
  );
};

/** The contributions of one remote that would stand nowhere in a console with these slots: neither there nor, under their id, in another version. */
export const homeless = <Entry extends Contributed>(entries: readonly Entry[], known: readonly SlotId[]): Entry[] =>
  entries.filter((entry) => !entries.some((other) => isSame(entry, other) && known.includes(other.slot)));
