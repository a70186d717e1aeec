import { useRead } from '@lectern/api-client/hooks';
import { categoryCalls } from '@lectern/contract/catalog';

/** The request for the whole tree; its cache key is made of it. */
export const treeRequest = { view: 'tree' } as const;
export const treeKey = [categoryCalls.list.path, treeRequest] as const;

/** The live tree as the API answers it; `total` is larger when there are more nodes than one answer holds. */
export const useCategoryTree = () => {
  const { data, error, isPending, isFetching, refetch } = useRead(categoryCalls.list, treeRequest, { handled: 'all' });
  return { rows: data?.items, total: data?.total ?? 0, error, isPending, isFetching, refetch };
};
