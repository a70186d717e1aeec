import { categoryStatuses, type CategoryStatus } from '@lectern/contract/catalog';
import { keysOf } from '@lectern/contract/records';
import { choicesOf, choicesText } from '@lectern/ui-kit/list';
import { idOf } from '@lectern/ui-kit/router';
import { openFromText, openToText, type Open } from './open';

/** The state of the screen in its address. */
export interface Address {
  readonly q: string;
  readonly statuses: readonly CategoryStatus[];
  readonly open: Open;
  /** The category in the panel, a new one below `parentId`, or none. */
  readonly panel: { readonly id: number } | { readonly parentId: number | null } | undefined;
  /** Recently deleted instead of the tree. */
  readonly deleted: boolean;
}

/** Reads the address; invalid ids and statuses are ignored. */
export const readAddress = (query: URLSearchParams): Address => {
  const id = idOf(query);
  const statuses = choicesOf(query.get('filter[status]') ?? undefined);
  return {
    q: query.get('q') ?? '',
    statuses: keysOf(categoryStatuses).filter((status) => statuses.includes(status)),
    open: openFromText(query.get('open')),
    panel: id !== undefined ? { id } : query.has('new') ? { parentId: idOf(query, 'new') ?? null } : undefined,
    deleted: query.get('deleted') === 'only',
  };
};

/** The query with a part changed; the rest, also unknown parameters, stays. */
export const writeAddress = (
  query: URLSearchParams,
  { q, statuses, open, deleted, ...rest }: Partial<Address>,
): URLSearchParams => {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | undefined): void =>
    value === undefined ? next.delete(name) : next.set(name, value);
  if (q !== undefined) put('q', q || undefined);
  if (statuses !== undefined) put('filter[status]', choicesText(statuses));
  if (open !== undefined) put('open', openToText(open));
  if (deleted !== undefined) put('deleted', deleted ? 'only' : undefined);
  if ('panel' in rest) {
    const { panel } = rest;
    put('id', panel && 'id' in panel ? String(panel.id) : undefined);
    put('new', panel && 'parentId' in panel ? String(panel.parentId ?? '') : undefined);
  }
  return next;
};
