/** The choices above the list, and the filter of each on the wire. */
const filters = { open: 'eq:open', closed: 'eq:closed', all: 'in:open,closed' } as const;
export type ShownState = keyof typeof filters;

/** The choice of a filter in the address; without one it is *open*. */
export const shownState = (filter: string | undefined): ShownState =>
  filter === filters.closed ? 'closed' : filter === undefined || filter === filters.open ? 'open' : 'all';

/** The filter of a choice. *open* has none in the address. */
export const stateFilter = (shown: ShownState): string | undefined => (shown === 'open' ? undefined : filters[shown]);

/** The filter that the call is sent. */
export const sentFilter = (filter: string | undefined): string => filters[shownState(filter)];
