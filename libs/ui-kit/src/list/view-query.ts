import type { SavedView } from '@lectern/contract/platform/view';
import type { Arrangement } from './arrangement';

const own = (name: string): boolean => ['q', 'sort', 'limit'].includes(name) || name.startsWith('filter[');

/** What a view keeps of the address: search, filters, order and rows per page, always written alike. */
export const viewQuery = (params: URLSearchParams): string =>
  new URLSearchParams([...params].filter(([name]) => own(name)).sort(([a], [b]) => (a < b ? -1 : 1))).toString();

/** The address of a view; without one that of all rows, which names itself so that no default opens in its place. */
export const viewParams = (view: Pick<SavedView, 'id' | 'query'> | undefined): URLSearchParams => {
  const params = new URLSearchParams(view?.query);
  params.set('view', view ? String(view.id) : 'all');
  return params;
};

/** The view that the address names. */
export const viewIn = (params: URLSearchParams, views: readonly SavedView[]): SavedView | undefined =>
  views.find(({ id }) => String(id) === params.get('view'));

/** The view that opens where the address names nothing: the person's own default before the role's. */
export const defaultOf = (views: readonly SavedView[]): SavedView | undefined =>
  views.find(({ isDefault, roleId }) => isDefault && roleId === null) ?? views.find(({ isDefault }) => isDefault);

const arrangementText = ({ order, hidden, widths = {} }: Arrangement): string =>
  JSON.stringify([order, hidden && [...hidden].sort(), Object.entries(widths).sort()]);

/** Whether the list differs from the view that it began as. */
export const isChanged = (view: SavedView, query: string, arrangement: Arrangement): boolean =>
  viewQuery(new URLSearchParams(view.query)) !== query ||
  arrangementText(view.columns) !== arrangementText(arrangement);
