import type { SearchResult } from '@lectern/contract/platform/search';
import type { RecordEntry } from '@lectern/remote-kit';
import * as texts from '../texts/palette';
import { isOfRemote, isRecord, type Entry } from './entries';
import { shownAs } from './record-types';
import { inOrder, type Group, type Source } from './order';

/** The position in a search. */
export interface PaletteInput {
  readonly q: string;
  readonly recent: readonly Entry[];
  readonly entries: readonly Entry[];
  readonly found: SearchResult | undefined;
  readonly records: readonly RecordEntry[];
}

const mostRecent = 5;

/** Before anything is typed, what a person can do comes first: the screens are in the menu too. */
const doingFirst = (entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((a, b) => Number(isOfRemote(b)) - Number(isOfRemote(a)));

const sourcesFound = (q: string, { groups }: SearchResult, records: readonly RecordEntry[]): readonly Source[] =>
  groups.map((group) => {
    const { type, hits, more } = group;
    const { title, icon, list } = shownAs(group, records);
    const entries = hits.map((hit): Entry => ({
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
    return { title, entries, isFound: true, last: more ? all : undefined };
  });

/** Entries of before that the person may still open: a role may have lost a screen or an action. */
const stillOpen = ({ recent, entries }: PaletteInput): readonly Entry[] =>
  recent.filter((entry) => isRecord(entry) || entries.some(({ key }) => key === entry.key));

/** The palette's lines: before anything is typed recent entries, then actions and screens; otherwise the matches in their order. */
export const groupsOf = (input: PaletteInput): readonly Group[] => {
  const q = input.q.trim();
  const recent = stillOpen(input);
  if (q !== '')
    return inOrder(q, [
      { title: texts.recent, entries: recent, most: mostRecent },
      ...(input.found ? sourcesFound(q, input.found, input.records) : []),
      { title: texts.screensAndActions, entries: input.entries },
    ]);
  const first = recent.slice(0, mostRecent);
  const others = doingFirst(input.entries).filter(({ key }) => first.every((each) => each.key !== key));
  return [
    { title: texts.recent, entries: first },
    { title: texts.screensAndActions, entries: others },
  ].filter(({ entries }) => entries.length > 0);
};

/** What the palette could not look through, for its foot. */
export const notSearchedText = ({ late }: Pick<SearchResult, 'late'>, records: readonly RecordEntry[]): string =>
  late.length === 0 ? '' : texts.notSearched(late.map((type) => shownAs(type, records).title));
