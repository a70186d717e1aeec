import { useState, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { courseCurriculumCalls } from '@lectern/contract/catalog';
import { ConfirmDialog, useAction } from '@lectern/ui-kit';
import { OneOf } from '@lectern/ui-kit/form';
import * as texts from '../texts/curriculum';
import { curriculumChanges } from './use-curriculum';

/** Takes a chapter as a section: its topics become drafts. */
export default function AddChapter({
  courseId,
  onClose,
}: {
  readonly courseId: number;
  readonly onClose: () => void;
}): ReactNode {
  const { data } = useRead(courseCurriculumCalls.chapters, { id: courseId });
  const [chosen, setChosen] = useState<number | ''>('');
  const { mutateAsync, isPending } = useCall(courseCurriculumCalls.change);
  const attempt = useAction(curriculumChanges);
  const chapters = data?.items ?? [];
  const chapterId = chosen === '' ? chapters[0]?.id : chosen;
  const add = (): void => {
    if (chapterId === undefined) return;
    void attempt(() => mutateAsync({ courseId, op: 'addChapter', chapterId }), { successText: texts.added }).finally(
      onClose,
    );
  };
  const isEmpty = data !== undefined && chapters.length === 0;
  return (
    <ConfirmDialog
      open
      title={texts.chapterTitle}
      verb={texts.addVerb}
      busy={isPending}
      {...(isEmpty && { disabledReason: texts.noChapters })}
      onConfirm={add}
      onCancel={onClose}
    >
      <div className="dialog-body">
        <p>{texts.chapterMeans}</p>
        <OneOf
          label={texts.chapter}
          value={chapterId ?? ''}
          options={chapters.map(({ id, title, skillName, topics }) => ({
            value: id,
            label: texts.chapterOf(title, skillName, topics),
          }))}
          onChange={setChosen}
        />
      </div>
    </ConfirmDialog>
  );
}
