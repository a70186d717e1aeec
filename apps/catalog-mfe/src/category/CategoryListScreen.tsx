import type { ReactNode } from 'react';
import { CategoryTree } from './CategoryTree';
import { DeletedCategories } from './DeletedCategories';
import { useAddress } from './use-address';
import { useCategoryRights } from './use-category-rights';

/** `/category/list`: the tree of categories, or those deleted in the last 30 days. */
export default function CategoryListScreen(): ReactNode {
  const { address } = useAddress();
  const may = useCategoryRights();
  return address.deleted ? <DeletedCategories may={may} /> : <CategoryTree may={may} />;
}
