import type { ReactNode } from 'react';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { CategoryTree } from './CategoryTree';
import { useAddress } from './use-address';
import { useCategoryRights } from './use-category-rights';

const DeletedCategories = lazyWithRetry(
  () => import(/* webpackChunkName: "deleted-categories" */ './DeletedCategories'),
);

/** `/category/list`: the tree of categories, or those deleted in the last 30 days. */
export default function CategoryListScreen(): ReactNode {
  const { address } = useAddress();
  const may = useCategoryRights();
  return address.deleted ? <DeletedCategories /> : <CategoryTree may={may} />;
}
