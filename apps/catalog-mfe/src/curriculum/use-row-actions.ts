import { useCallback } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { courseLessonCalls } from '@lectern/contract/catalog';
import { useAction, type RowAction } from '@lectern/ui-kit';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/curriculum';
import { newLessonPath, rowPath } from './address';
import type { CurriculumRow } from './rows';
import { curriculumChanges } from './use-curriculum';

interface Options {
  readonly courseId: number;
  readonly mayEdit: boolean;
  readonly onMove: (row: CurriculumRow) => void;
  readonly onDelete: (row: CurriculumRow) => void;
}

/** What can be done with a section or a lesson. */
export const useRowActions = ({
  courseId,
  mayEdit,
  onMove,
  onDelete,
}: Options): ((row: CurriculumRow) => readonly RowAction[]) => {
  const navigate = useNavigate();
  const { mutateAsync: update } = useCall(courseLessonCalls.update);
  const attempt = useAction(curriculumChanges);
  return useCallback(
    (row) => {
      if (!mayEdit) return [];
      const { section, lesson } = row;
      const addLesson = section && {
        label: texts.addLesson,
        onSelect: () => void navigate(newLessonPath(courseId, section.id)),
      };
      const status = lesson?.status === 'ready' ? 'draft' : 'ready';
      const change = lesson && {
        label: status === 'ready' ? texts.makeReady : texts.makeDraft,
        onSelect: () =>
          void attempt(() => update({ id: lesson.id, version: lesson.version, status }), { successText: texts.saved }),
      };
      return [
        { label: texts.edit, onSelect: () => void navigate(rowPath(courseId, row)) },
        ...(addLesson ? [addLesson] : []),
        ...(change ? [change] : []),
        { label: texts.move, onSelect: () => onMove(row) },
        { label: texts.remove, danger: true, onSelect: () => onDelete(row) },
      ];
    },
    [courseId, mayEdit, onMove, onDelete, navigate, update, attempt],
  );
};
