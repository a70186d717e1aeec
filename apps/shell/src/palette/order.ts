import * as texts from '../texts/palette';
import { isRecord, type Entry } from './entries';
import { matches, matchOf, type Match } from './words';

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Entries of one kind that a search may show. */
export interface Source extends Group {
  /** Found by the API, which looks at more than the title: shown even where the title does not match. */
  readonly isFound?: boolean;
  /** The maximum number of entries below the group's own title. */
  readonly most?: number;
  /** Shown last in the group, whatever is typed. */
  readonly last?: Entry | undefined;
}

interface Ranked {
  readonly entry: Entry;
  readonly match: Match;
}

const byMatch = (a: Ranked, b: Ranked): number => b.match - a.match;
const isBest = ({ match }: Ranked): boolean => match >= matches.begins;
const bestOf = (ranked: readonly Ranked[]): number => Math.max(matches.none, ...ranked.map(({ match }) => match));

/** True where the title equals the typed text or begins with it: nothing that arrives later is a better guess. */
export const isSure = (q: string, { title }: Entry): boolean => matchOf(q, title) >= matches.begins;

/** The same sources with their matches; an entry that two of them have stays with the first. */
const rankedOf = (q: string, sources: readonly Source[]) => {
  const shown = new Set<string>();
  return sources.map(({ entries, isFound = false, ...source }) => ({
    ...source,
    ranked: entries
      .map((entry): Ranked => ({ entry, match: matchOf(q, entry.title, entry.keywords) }))
      .filter(({ entry: { key }, match }) => (isFound || match > matches.none) && !shown.has(key) && shown.add(key)),
  }));
};

/**
 * The groups of a search, no entry twice. Titles that equal the typed text come first, then those that begin with it.
 * Actions and screens precede records. Best matches of several kinds have a group of their own.
 * The others follow, the group with the better match first.
 */
export const inOrder = (q: string, sources: readonly Source[]): readonly Group[] => {
  const all = rankedOf(q, sources);
  const isMixed = all.filter(({ ranked }) => ranked.some(isBest)).length > 1;
  const best = isMixed
    ? all
        .flatMap(({ ranked }) => ranked.filter(isBest))
        .sort((a, b) => byMatch(a, b) || Number(isRecord(a.entry)) - Number(isRecord(b.entry)))
    : [];
  const others = all
    .map(({ title, ranked, most, last }) => ({
      title,
      entries: ranked
        .filter((each) => !best.includes(each))
        .sort(byMatch)
        .slice(0, most),
      rank: bestOf(ranked.filter((each) => !best.includes(each))),
      last: last ? [last] : [],
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ title, entries, last }) => ({ title, entries: [...entries.map(({ entry }) => entry), ...last] }));
  return [{ title: texts.bestMatches, entries: best.map(({ entry }) => entry) }, ...others].filter(
    ({ entries }) => entries.length > 0,
  );
};
