import type { ItemRow } from '@lectern/contract/people';
import type { Tree } from '@lectern/ui-kit/order';
import { idOf } from '@lectern/ui-kit/router';

/** An item, or a new one below a section (null: a section). */
export type OpenItem = { readonly id: number } | { readonly below: number | null };

export const itemPath = (tab: string, open: OpenItem): string =>
  'id' in open ? `${tab}&item=${open.id}` : `${tab}&new=${open.below ?? 'section'}`;

/** What the address opens; undefined for nothing, and for an item that is gone. */
export const itemInAddress = (
  params: URLSearchParams,
  tree: Tree<ItemRow>,
): { readonly item: ItemRow } | { readonly below: number | null } | undefined => {
  const item = tree.byId.get(idOf(params, 'item') ?? 0);
  if (item) return { item };
  if (params.get('new') === 'section') return { below: null };
  const below = idOf(params, 'new');
  return below !== undefined && tree.byId.has(below) ? { below } : undefined;
};
