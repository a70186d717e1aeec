import type { SearchResult, SearchType } from '@lectern/contract/platform/search';
import type { IconRef } from '@lectern/remote-kit';
import * as texts from '../texts/palette';
import type { Entry } from './entries';
import { rank } from './words';

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Where a person stands in a search. */
export interface Asked {
  readonly q: string;
  readonly recent: readonly Entry[];
  readonly entries: readonly Entry[];
  readonly found: SearchResult | undefined;
}

const person = { path: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0a4 4 0 0 1 8 0' };

const icons: Readonly<Record<SearchType, IconRef>> = {
  students: 'graduation-cap',
  users: person,
  categories: 'folder-tree',
  skills: 'shapes',
  coupons: 'ticket',
  faqs: 'help-circle',
  institutes: 'building',
};

const mostAtFirst = 5;

const groupsFound = (q: string, { groups }: SearchResult, but: ReadonlySet<string>): readonly Group[] =>
  groups.map(({ type, hits, more, route }) => {
    const { one, many, within, list } = texts.kinds[type];
    const icon = icons[type];
    const records = hits.map(({ id, title, subtitle, route: to }): Entry => ({
      key: `${type} ${id}`,
      title,
      kind: subtitle ? texts.kindOf(one, subtitle) : one,
      icon,
      to,
    }));
    const all: Entry = { key: `all ${type}`, title: texts.allWith(within, q), kind: list, icon: 'search', to: route };
    return { title: many, entries: [...records.filter(({ key }) => !but.has(key)), ...(more ? [all] : [])] };
  });

/** The palette's lines: what was opened last, then records, then screens and actions; nothing stands in it twice. */
export const groupsOf = ({ q, recent, entries, found }: Asked): readonly Group[] => {
  const asked = q.trim();
  const matching = (all: readonly Entry[]): readonly Entry[] =>
    asked === ''
      ? all
      : all
          .map((entry) => ({ entry, rank: rank(asked, entry.title, entry.keywords) }))
          .filter((each) => each.rank > 0)
          .sort((a, b) => b.rank - a.rank)
          .map(({ entry }) => entry);
  // What a role may no longer open is not offered because it was opened once.
  const still = recent.filter((entry) =>
    entry.key.startsWith('to ') || entry.deed || entry.key.includes('-mfe ')
      ? entries.some(({ key }) => key === entry.key)
      : true,
  );
  const shownRecent = matching(still).slice(0, mostAtFirst);
  const shown = new Set(shownRecent.map(({ key }) => key));
  return [
    { title: texts.recent, entries: shownRecent },
    ...(found ? groupsFound(asked, found, shown) : []),
    { title: texts.screensAndActions, entries: matching(entries).filter(({ key }) => !shown.has(key)) },
  ].filter((group) => group.entries.length > 0);
};

/** What the palette could not look through, for its foot. */
export const lateText = ({ late }: Pick<SearchResult, 'late'>): string =>
  late.length === 0
    ? ''
    : texts.notSearched(
        late.map((type, at) => (at === 0 ? texts.kinds[type].many : texts.kinds[type].within)).join(', '),
      );
