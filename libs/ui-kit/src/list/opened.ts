import { idOf } from '../kit/id-of';
import { useSearchParams } from '../kit/use-search-params';

/** The record in the panel next to a list: its id, a new one, or none. */
export type Opened = number | 'new' | undefined;

export const openedIn = (params: URLSearchParams): Opened => (params.get('id') === 'new' ? 'new' : idOf(params));

/** The same address with the panel at this record, or without panel. */
export const withOpened = (params: URLSearchParams, opened: Opened): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (opened === undefined) next.delete('id');
  else next.set('id', String(opened));
  return next;
};

/** The panel next to a list, as the address names it, and the way to open, change and close it. */
export const useOpened = () => {
  const [params, setParams] = useSearchParams();
  const opened = openedIn(params);
  const open = (next: Opened): void =>
    // A saved form is gone before it can be sent again. A transition would wait behind what the list draws.
    setParams((now) => withOpened(now, next), { preventScrollReset: true, flushSync: next === undefined });
  /** Its address next to the list, as it is now. */
  const toOf = ({ id }: { readonly id: number }): string => `?${withOpened(params, id)}`;
  return { opened, open, toOf, currentKey: typeof opened === 'number' ? opened : undefined };
};
