import { useMemo } from 'react';
import { useMay } from '@lectern/auth';
import type { May } from './row-actions';

/** What the signed-in person may do with categories. */
export const useCategoryRights = (): May => {
  const edit = useMay(['categoryEdit']);
  const remove = useMay(['categoryDelete']);
  return useMemo(() => ({ edit, remove }), [edit, remove]);
};
