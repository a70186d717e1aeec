import { useCallback, useMemo, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall, useRead } from '@lectern/api-client/hooks';
import {
  courseCalls,
  courseCurriculumCalls,
  courseLessonCalls,
  type CourseCurriculum,
} from '@lectern/contract/catalog';
import { movedRows, treeOf, type Tree, type TreePosition } from '@lectern/ui-kit/order';
import { sectionOrdering } from '@lectern/ui-kit/section-order';
import { curriculumOf, rowsOf, type CurriculumRow } from './rows';

/** Read again after every change of a section or a lesson. */
export const curriculumChanges = [courseCurriculumCalls.read, courseLessonCalls.read, courseCalls.detail] as const;
const none: readonly CurriculumRow[] = [];
const isSection = ({ section }: CurriculumRow): boolean => section !== undefined;
const idOf = (tree: Tree<CurriculumRow>, rowId: number | null): number | null => {
  const row = rowId === null ? undefined : tree.byId.get(rowId);
  return row?.lesson?.id ?? row?.section?.id ?? null;
};

/** The curriculum of a course as a tree, and how its rows are moved: at once on the screen, then on the server. */
export const useCurriculum = (courseId: number) => {
  const queryClient = useQueryClient();
  const read = useRead(courseCurriculumCalls.read, { id: courseId }, { handled: 'all' });
  const { mutateAsync: change } = useCall(courseCurriculumCalls.change);
  const tree = useMemo(() => treeOf(read.data ? rowsOf(read.data) : none), [read.data]);
  const latest = useRef(tree);
  latest.current = tree;
  const store = useCallback(
    async (now: Tree<CurriculumRow>, rowId: number, position: TreePosition): Promise<boolean> => {
      const key = [courseCurriculumCalls.read.path, { id: courseId }];
      const show = (shown: CourseCurriculum) => queryClient.setQueryData<CourseCurriculum>(key, shown);
      await queryClient.cancelQueries({ queryKey: key });
      show(curriculumOf(movedRows(now, rowId, position)));
      try {
        const row = now.byId.get(rowId);
        const sectionId = idOf(now, position.parentId);
        show(
          await change({
            courseId,
            op: row?.lesson ? 'moveLesson' : 'moveSection',
            id: idOf(now, rowId) ?? 0,
            beforeId: idOf(now, position.beforeId),
            ...(row?.lesson && sectionId !== null && { sectionId }),
          }),
        );
        return true;
      } catch {
        // The transport has shown the reason.
        show(curriculumOf(now.rows));
        void invalidate(queryClient, courseCurriculumCalls.read);
        return false;
      }
    },
    [queryClient, change, courseId],
  );
  const ordering = useMemo(() => sectionOrdering({ isSection, store, tree: () => latest.current }), [store]);
  return { read, tree, ordering };
};
