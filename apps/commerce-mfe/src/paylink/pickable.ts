import type { SaleItem } from '@lectern/contract/commerce';

type Picked = Pick<SaleItem, 'kind' | 'id'> | null;

export const isSameItem = (one: Picked, other: Picked): boolean =>
  one !== null && other !== null && one.kind === other.kind && one.id === other.id;

/** The first row that can be picked; 0 where none can. */
export const firstPickable = (items: readonly SaleItem[]): number =>
  Math.max(
    0,
    items.findIndex(({ reason }) => reason === null),
  );
