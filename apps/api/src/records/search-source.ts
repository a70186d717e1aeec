import type { Access } from '@lectern/contract';

/** How one type of record is searched for in the whole console. */
export interface SearchSource {
  /** The type of its hits, where it is not the table: two lists may have one table. */
  readonly type?: string;
  /** The type's name for people: 'Skills'. */
  readonly title: string;
  readonly access: Access;
  /**
   * Statement that returns id, title and subtitle. `matches(column)` is the condition on an indexed column without e-mails and numbers.
   * `accounts` is the condition on a row of `users` under that name: masked e-mails and numbers are found as a whole only.
   */
  readonly select: (matches: (column: string) => string, accounts: string) => string;
  readonly route: (hit: { readonly id: number; readonly title: string }) => string;
  /** The address of the list that shows all of them. */
  readonly list: string;
  /** Searched after all others, so that none of them is late because of it. */
  readonly isLarge?: true;
}

/** Of so many hits the best are chosen: very common words must not cost more. */
const most = 200;

/**
 * The first hits of a table, by its trigram index before anything is joined. Planned as if all were wanted, which that index serves,
 * and read no further than they are.
 */
export const hitsOf = (select: string): string =>
  `(with found as materialized (${select}) select id from found limit ${most}) h`;

interface Searched {
  readonly table: string;
  /** The column that names a record to people. */
  readonly label: string;
  /** Which rows are records at all, over the table as `t`. */
  readonly among: string;
  readonly subtitle: string;
  readonly noun: string;
  readonly access: Access;
  readonly address: string;
}

/** The search of a declared record: its table's `search_text`; a hit opens in the list by `?id=`. */
export const recordSource = ({ table, label, among, subtitle, noun, access, address }: Searched): SearchSource => ({
  title: noun.charAt(0).toUpperCase() + noun.slice(1),
  access,
  select: (matches) => `
    select t.id, t.${label} as title, coalesce(${subtitle}, '') as subtitle
      from ${hitsOf(`select t.id from ${table} t where ${matches('t.search_text')} and t.deleted_at is null and ${among}`)} join ${table} t on t.id = h.id`,
  route: ({ id }) => `${address}?id=${id}`,
  list: address,
});
