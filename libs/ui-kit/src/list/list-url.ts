import type { ListFields, ListRequest } from '@lectern/contract/wire';

export interface Sort {
  readonly name: string;
  readonly descending: boolean;
}

export interface ListDefaults {
  /** As on the wire: '-updatedAt'. */
  readonly sort?: string;
  readonly limit?: number;
}

/** What a list's address says; filters are by field and as on the wire: `in:active,draft`. */
export interface ListView {
  /** Counted from the end where it is negative: -1 is the last. */
  readonly page: number;
  readonly limit: number;
  readonly q: string;
  readonly sort: readonly Sort[];
  readonly filters: Readonly<Record<string, string>>;
  /** The list of deleted records. */
  readonly deleted: boolean;
  /** Where a page beyond the numbered ones begins or ends, as the server gave it; 'last' is the end of the list. */
  readonly cursor: string | undefined;
}

/** The last page that is reached by its number alone. */
export const lastNumberedPage = 200;

export const pageSizes = [25, 50, 100] as const;

const sortFrom = (text: string, fields: ListFields): readonly Sort[] =>
  text
    .split(',')
    .map((part) => ({ name: part.replace(/^-/, ''), descending: part.startsWith('-') }))
    .filter(({ name }) => fields[name]?.sort);

/** As on the wire: '-updatedAt,name'. */
export const sortText = (sort: readonly Sort[]): string =>
  sort.map(({ name, descending }) => (descending ? `-${name}` : name)).join(',');

const whole = (text: string | null, fallback: number, least = 1): number => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number !== 0 && number >= least ? number : fallback;
};

/** A page without cursor is one of the numbered ones. */
const pageOf = (text: string | null, cursor: string | undefined): number =>
  cursor === undefined
    ? Math.min(whole(text, 1), lastNumberedPage)
    : whole(text, cursor === 'last' ? -1 : 1, Number.MIN_SAFE_INTEGER);

/** Reads the address; what the list does not know is left out, so that an old link still opens. */
export const readListUrl = (
  query: URLSearchParams,
  fields: ListFields,
  { sort = '', limit = 25 }: ListDefaults = {},
): ListView => {
  const filters: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = query.get(`filter[${name}]`);
    if (field.filter && value) filters[name] = value;
  }
  const own = sortFrom(query.get('sort') ?? '', fields);
  const cursor = query.get('cursor') ?? undefined;
  return {
    page: pageOf(query.get('page'), cursor),
    cursor,
    limit: Math.min(whole(query.get('limit'), limit), 100),
    q: query.get('q') ?? '',
    sort: own.length > 0 ? own : sortFrom(sort, fields),
    filters,
    deleted: query.get('deleted') === 'only',
  };
};

export type ListChange = Partial<Omit<ListView, 'filters'>> & {
  readonly filters?: Readonly<Record<string, string | undefined>>;
};

/** The address with a part of the view changed; a change that does not name a page leads to the first. Other parameters stay. */
export const writeListUrl = (
  query: URLSearchParams,
  change: ListChange,
  { sort: ownSort = '', limit: ownLimit = 25 }: ListDefaults = {},
): URLSearchParams => {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | undefined): void =>
    value === undefined || value === '' ? next.delete(name) : next.set(name, value);
  const { page, limit, q, sort, filters, deleted, cursor } = change;
  if (q !== undefined) put('q', q);
  if (limit !== undefined) put('limit', limit === ownLimit ? undefined : String(limit));
  if (sort !== undefined) put('sort', sortText(sort) === ownSort ? undefined : sortText(sort));
  if (deleted !== undefined) put('deleted', deleted ? 'only' : undefined);
  for (const [name, value] of Object.entries(filters ?? {})) put(`filter[${name}]`, value);
  put('cursor', cursor);
  put('page', page !== undefined && page !== 1 ? String(page) : undefined);
  return next;
};

/** What the call is asked for this view. */
export const requestOf = ({ page, limit, q, sort, filters, deleted, cursor }: ListView): ListRequest => ({
  // From the end only the cursor says where.
  page: Math.max(page, 1),
  limit,
  ...(q && { q }),
  ...(sort.length > 0 && { sort: sortText(sort) }),
  ...(Object.keys(filters).length > 0 && { filter: filters }),
  ...(deleted && { deleted: 'only' as const }),
  ...(cursor !== undefined && { cursor }),
});
