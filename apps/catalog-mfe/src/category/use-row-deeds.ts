import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { categoryCalls, type CategoryRow } from '@lectern/contract/catalog';
import { notify } from '@lectern/ui-kit';
import * as texts from '../texts/tree';
import type { Address } from './address';
import type { RowDeeds } from './row-actions';

/** A dialog over the tree, about one category. */
export interface Asked {
  readonly is: 'move' | 'delete';
  readonly id: number;
}

/** The row menu's deeds: the panel by the address, dialogs, and the change of status at once. */
export const useRowDeeds = (change: (part: Partial<Address>) => void) => {
  const queryClient = useQueryClient();
  const { mutateAsync } = useCall(categoryCalls.changeStatus);
  const [asked, setAsked] = useState<Asked>();
  const deeds = useMemo<RowDeeds>(() => {
    const changeStatus = async ({ id, version, name, status }: CategoryRow): Promise<void> => {
      try {
        const next = status === 'active' ? 'inactive' : 'active';
        await mutateAsync({ id, version, status: next });
        notify('success', texts.isNow(name, next));
      } catch {
        // The transport has told the person why; the row is read anew.
      }
      await invalidate(queryClient, categoryCalls.list, categoryCalls.detail);
    };
    return {
      open: ({ id }) => change({ panel: { id } }),
      add: ({ id }) => change({ panel: { parentId: id } }),
      move: ({ id }) => setAsked({ is: 'move', id }),
      changeStatus: (row) => void changeStatus(row),
      remove: ({ id }) => setAsked({ is: 'delete', id }),
    };
  }, [change, mutateAsync, queryClient]);
  return { deeds, asked, close: () => setAsked(undefined) };
};
