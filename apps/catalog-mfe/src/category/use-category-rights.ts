import { useMemo } from 'react';
import { useMay } from '@lectern/auth';
import type { May } from './row-actions';

/** The signed-in person's rights on categories. */
export const useCategoryRights = (): May => {
  const edit = useMay(['categoryEdit']);
  const remove = useMay(['categoryDelete']);
  return useMemo(() => ({ edit, remove }), [edit, remove]);
};
