import { useMemo } from 'react';
import type { ListFields } from '@lectern/contract/wire';
import { useSearchParams } from '../kit/use-search-params';
import { readListUrl, requestOf, writeListUrl, type ListChange, type ListDefaults } from './list-url';

/**
 * A list's view, with the address as its only truth: paging, sorting and filtering add to the history, typing replaces.
 * `fields` and `defaults` are constants of the screen.
 */
export const useListState = (fields: ListFields, defaults?: ListDefaults) => {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readListUrl(query, fields, defaults), [query, fields, defaults]);
  const change = (part: ListChange, replace = false): void =>
    setQuery((now) => writeListUrl(now, part, defaults), { replace, preventScrollReset: true });
  return {
    ...view,
    /** For the list call. */
    request: useMemo(() => requestOf(view), [view]),
    isFiltered: view.q !== '' || Object.keys(view.filters).length > 0,
    search: (q: string): void => change({ q }, true),
    /** One filter as on the wire, or none. */
    filter: (name: string, value: string | undefined): void => change({ filters: { [name]: value } }),
    /** Several at once, in one step of the history. */
    filterAll: (filters: Readonly<Record<string, string | undefined>>): void => change({ filters }),
    /** By this field; by the same again, the other way round. */
    sortBy: (name: string): void => {
      const [first] = view.sort;
      change({ sort: [{ name, descending: first?.name === name ? !first.descending : false }] });
    },
    /** A page beyond the numbered ones needs the cursor that the page before it gave. */
    toPage: (page: number, cursor?: string): void => change({ page, cursor }),
    setLimit: (limit: number): void => change({ limit }),
    showDeleted: (deleted: boolean): void => change({ deleted }),
    /** Without search and filters. */
    clear: (): void =>
      change({ q: '', filters: Object.fromEntries(Object.keys(view.filters).map((name) => [name, undefined])) }),
  };
};

export type ListState = ReturnType<typeof useListState>;
