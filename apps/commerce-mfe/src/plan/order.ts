import type { ListView } from '@lectern/ui-kit/table';

type Shown = Pick<ListView, 'q' | 'filters' | 'sort' | 'page'> & { readonly deleted: boolean };

/** True where the rows are the whole shelf in its order. A neighbour in the list is then one on the shelf. */
export const isShelf = ({ q, filters, sort, page, deleted }: Shown, shown: number, total: number): boolean =>
  !deleted &&
  q === '' &&
  Object.keys(filters).length === 0 &&
  (sort.length === 0 || (sort[0]?.name === 'sortKey' && !sort[0].descending)) &&
  page === 1 &&
  shown === total;

/** The row that follows after a step up or down. Null is the end; undefined is no such step. */
export const beforeAfterStep = (ids: readonly number[], id: number, step: -1 | 1): number | null | undefined => {
  const at = ids.indexOf(id);
  if (step === -1) return at > 0 ? ids[at - 1] : undefined;
  return at < ids.length - 1 ? (ids[at + 2] ?? null) : undefined;
};
