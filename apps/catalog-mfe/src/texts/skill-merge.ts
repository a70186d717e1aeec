import { usesInWords, type MergeCount } from '@lectern/contract/catalog';

/** A skill becomes another spelling of a second one. */
export const merge = 'Merge…';
export const title = (name: string): string => `Merge ${name}`;
export const target = 'Merge into';
export const targetHelp = 'This skill stays, and takes everything that names the other one.';
export const verb = 'Merge';
export const swap = 'Swap the two skills';
export const merged = (source: string, target: string): string =>
  `${source} is now a spelling of ${target}. Open ${target} to undo the merge.`;
export const running = (source: string, target: string): string =>
  `${source} is being merged into ${target}. Its records follow in the background.`;
export const mergedInto = (name: string): string => `Merged into ${name}`;

export const whatMoves = 'what will move';
/** What becomes of that which names the one skill: it names the other, or it named both. */
export const moves = (counts: readonly MergeCount[], target: string): readonly string[] => {
  const moved = usesInWords(counts.map(({ kind, moved: count }) => ({ kind, count })));
  const dropped = usesInWords(counts.map(({ kind, dropped: count }) => ({ kind, count })));
  if (!moved && !dropped) return [`Nothing names this skill yet. It becomes a spelling of ${target}.`];
  return [
    moved && `${moved} will name ${target}.`,
    dropped && `${dropped} named both; they name ${target} once.`,
  ].filter(Boolean);
};
export const spellings = (names: readonly string[]): string =>
  `Search and imports find it by ${names.map((name) => `“${name}”`).join(' and ')}.`;
export const large = 'There are many records: they move in the background.';
export const undoable = 'You can undo it for 30 days.';
export const blocked = (names: readonly string[]): string =>
  `Both skills have ${names.map((name) => `“${name}”`).join(', ')}. Rename or delete one of the two first.`;

/** In the panel of a skill. */
export const merges = 'Merged into this skill';
export const alsoFoundAs = (names: readonly string[]): string => `Also found as ${names.join(', ')}`;
export const undo = 'Undo merge';
export const tryAgain = 'Try again';
export const tryAgainOf = (name: string): string => `Try the merge of ${name} again`;
export const triedAgain = (name: string): string =>
  `${name} is being merged again. Its records follow in the background.`;
export const undoOf = (name: string): string => `Undo the merge of ${name}`;
export const undone = (name: string): string => `${name} is a skill of its own again`;
export const undoneKept = (name: string, kept: number): string =>
  `${name} is a skill of its own again. ${kept === 1 ? '1 record has' : `${kept} records have`} changed since and stay.`;
export const stateOf = {
  running: 'Running',
  failed: (cause: string): string => `Failed: ${cause}`,
  done: (until: string): string => `Can be undone until ${until}`,
  over: 'Can’t be undone any more',
  undone: 'Undone',
} as const;
export const by = (name: string, day: string): string => `${name}, ${day}`;
