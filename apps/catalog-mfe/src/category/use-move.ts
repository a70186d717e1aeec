import { useCallback, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract/call';
import { categoryCalls } from '@lectern/contract/catalog';
import { movedRows, type TreePosition } from './tree-position';
import { treeOf } from './tree';
import { treeKey } from './use-category-tree';

type Listed = ResponseOf<typeof categoryCalls.list>;

/**
 * Moves a category at once on the screen and then on the server; a refusal restores the tree and reloads it.
 * Moves are sent one after the other: a second move of a row carries the version made by the first.
 */
export const useMove = (): ((id: number, position: TreePosition) => Promise<boolean>) => {
  const queryClient = useQueryClient();
  const { mutateAsync } = useCall(categoryCalls.move);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  return useCallback(
    (id, position) => {
      const listed = () => queryClient.getQueryData<Listed>(treeKey);
      const show = (items: Listed['items']) =>
        queryClient.setQueryData<Listed>(treeKey, (old) => old && { ...old, items });
      const before = listed();
      waiting.current += 1;
      void queryClient.cancelQueries({ queryKey: treeKey });
      if (before) show([...movedRows(treeOf(before.items), id, position)]);
      const send = async (): Promise<boolean> => {
        const row = listed()?.items.find((each) => each.id === id);
        try {
          if (!row) return false;
          const { category } = await mutateAsync({ id, version: row.version, ...position });
          show((listed()?.items ?? []).map((each) => (each.id === id ? category : each)));
          return true;
        } catch {
          // The transport has shown the reason.
          if (before) show(before.items);
          return false;
        } finally {
          waiting.current -= 1;
          // Reload after the last move only: an earlier answer would undo the second move on the screen.
          if (waiting.current === 0) void invalidate(queryClient, categoryCalls.list, categoryCalls.detail);
        }
      };
      const sent = last.current.then(send);
      last.current = sent;
      return sent;
    },
    [queryClient, mutateAsync],
  );
};
