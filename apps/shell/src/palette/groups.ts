import type { SearchResult } from '@lectern/contract/platform/search';
import type { RecordEntry } from '@lectern/remote-kit';
import * as texts from '../texts/palette';
import type { Entry } from './entries';
import { shownAs } from './record-types';
import { rank } from './words';

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The position in a search. */
export interface PaletteInput {
  readonly q: string;
  readonly recent: readonly Entry[];
  readonly entries: readonly Entry[];
  readonly found: SearchResult | undefined;
  readonly records: readonly RecordEntry[];
}

const mostAtFirst = 5;

const isOfRemote = ({ key }: Entry): boolean => key.includes('-mfe ');

/** Before anything is typed, what a person can do comes first: the screens are in the menu too. */
const doingFirst = (entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((a, b) => Number(isOfRemote(b)) - Number(isOfRemote(a)));

const groupsFound = (
  q: string,
  { groups }: SearchResult,
  records: readonly RecordEntry[],
  but: ReadonlySet<string>,
): readonly Group[] =>
  groups.map((group) => {
    const { type, hits, more } = group;
    const { title, icon, list } = shownAs(group, records);
    const found = hits.map((hit): Entry => ({
      key: `${type} ${hit.id}`,
      title: hit.title,
      kind: hit.subtitle ? texts.kindOf(title, hit.subtitle) : title,
      icon,
      to: hit.route,
    }));
    const all: Entry = {
      key: `all ${type}`,
      title: texts.allWith(title, q),
      kind: texts.listOf(title),
      icon: 'search',
      to: `${list}?${new URLSearchParams({ q })}`,
    };
    return { title, entries: [...found.filter(({ key }) => !but.has(key)), ...(more ? [all] : [])] };
  });

/** The palette's lines: recent entries, then records, then screens and actions; none twice. */
export const groupsOf = ({ q, recent, entries, found, records }: PaletteInput): readonly Group[] => {
  const typedText = q.trim();
  const matching = (all: readonly Entry[]): readonly Entry[] =>
    typedText === ''
      ? all
      : all
          .map((entry) => ({ entry, rank: rank(typedText, entry.title, entry.keywords) }))
          .filter((each) => each.rank > 0)
          .sort((a, b) => b.rank - a.rank)
          .map(({ entry }) => entry);
  // What a role may no longer open is not offered because it was opened once.
  const still = recent.filter((entry) =>
    entry.key.startsWith('to ') || entry.action || isOfRemote(entry)
      ? entries.some(({ key }) => key === entry.key)
      : true,
  );
  const shownRecent = matching(still).slice(0, mostAtFirst);
  const shown = new Set(shownRecent.map(({ key }) => key));
  return [
    { title: texts.recent, entries: shownRecent },
    ...(found ? groupsFound(typedText, found, records, shown) : []),
    {
      title: texts.screensAndActions,
      entries: matching(typedText === '' ? doingFirst(entries) : entries).filter(({ key }) => !shown.has(key)),
    },
  ].filter((group) => group.entries.length > 0);
};

/** What the palette could not look through, for its foot. */
export const notSearchedText = ({ late }: Pick<SearchResult, 'late'>, records: readonly RecordEntry[]): string =>
  late.length === 0 ? '' : texts.notSearched(late.map((type) => shownAs(type, records).title));
