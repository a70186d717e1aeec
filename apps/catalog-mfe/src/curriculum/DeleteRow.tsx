import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { courseLessonCalls, courseSectionCalls } from '@lectern/contract/catalog';
import { ConfirmDialog, useAction } from '@lectern/ui-kit';
import * as texts from '../texts/curriculum';
import type { CurriculumRow } from './rows';
import { curriculumChanges } from './use-curriculum';

interface Props {
  readonly row: CurriculumRow;
  /** Lessons that are in it. */
  readonly lessons: number;
  readonly onClose: () => void;
}

/** Asks whether a section with its lessons, or a lesson, is to be deleted. */
export default function DeleteRow({ row: { section, lesson, title }, lessons, onClose }: Props): ReactNode {
  const { mutateAsync: deleteSection, isPending: isSection } = useCall(courseSectionCalls.delete);
  const { mutateAsync: deleteLesson, isPending: isLesson } = useCall(courseLessonCalls.delete);
  const attempt = useAction(curriculumChanges);
  const remove = async (): Promise<void> => {
    if (section) await deleteSection({ id: section.id, version: section.version });
    else if (lesson) await deleteLesson({ id: lesson.id, version: lesson.version });
  };
  return (
    <ConfirmDialog
      open
      danger
      title={texts.deleteTitle(title)}
      verb={texts.remove}
      cancel={texts.keep}
      busy={isSection || isLesson}
      onConfirm={() => void attempt(remove, { successText: texts.deleted }).finally(onClose)}
      onCancel={onClose}
    >
      {texts.deleteMeans(lessons)}
    </ConfirmDialog>
  );
}
