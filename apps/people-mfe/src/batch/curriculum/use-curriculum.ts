import { useCallback, useMemo, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall, useRead } from '@lectern/api-client/hooks';
import { batchCalls, curriculumCalls, type ItemRow } from '@lectern/contract/people';
import type { ResponseOf } from '@lectern/contract/call';
import { movedRows, treeOf, type Tree, type TreePosition } from '@lectern/ui-kit/order';
import { sectionOrdering } from '@lectern/ui-kit/section-order';
import { orderAfter } from './order';

type Listed = ResponseOf<typeof curriculumCalls.list>;
export const curriculumChanges = [curriculumCalls.list, batchCalls.detail] as const;
const none: readonly ItemRow[] = [];
const isSection = ({ kind }: ItemRow): boolean => kind === 'section';

/** The curriculum of a batch as a tree, and how its rows are moved: at once on the screen, then on the server. */
export const useCurriculum = (batchId: number) => {
  const queryClient = useQueryClient();
  const read = useRead(curriculumCalls.list, { batchId }, { handled: 'all' });
  const { mutateAsync: order } = useCall(curriculumCalls.order);
  const tree = useMemo(() => treeOf(read.data?.items ?? none), [read.data]);
  const latest = useRef(tree);
  latest.current = tree;
  const store = useCallback(
    async (now: Tree<ItemRow>, id: number, position: TreePosition): Promise<boolean> => {
      const key = [curriculumCalls.list.path, { batchId }];
      const show = (items: readonly ItemRow[]) =>
        queryClient.setQueryData<Listed>(key, (old) => old && { ...old, items: [...items] });
      await queryClient.cancelQueries({ queryKey: key });
      show(movedRows(now, id, position));
      try {
        const { items } = await order({
          batchId,
          parentId: position.parentId,
          ids: [...orderAfter(now, id, position)],
        });
        show(items);
        return true;
      } catch {
        // The transport has shown the reason.
        show(now.rows);
        void invalidate(queryClient, curriculumCalls.list);
        return false;
      }
    },
    [queryClient, order, batchId],
  );
  const ordering = useMemo(() => sectionOrdering({ isSection, store, tree: () => latest.current }), [store]);
  return { read, tree, ordering };
};
