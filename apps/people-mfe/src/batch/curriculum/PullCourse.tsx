import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { curriculumCalls, itemKinds, type PulledChange } from '@lectern/contract/people';
import { ConfirmDialog, useAction } from '@lectern/ui-kit';
import * as texts from '../../texts/pull-course';
import { curriculumChanges } from './use-curriculum';

interface Props {
  readonly batchId: number;
  readonly courseTitle: string;
  readonly onClose: () => void;
}

/** Shows what the course of a batch would bring into its curriculum, and copies it. */
export default function PullCourse({ batchId, courseTitle, onClose }: Props): ReactNode {
  const id = useId();
  const { mutateAsync: look } = useCall(curriculumCalls.pull);
  const { mutateAsync: pull, isPending } = useCall(curriculumCalls.pull);
  const attempt = useAction(curriculumChanges);
  const [changes, setChanges] = useState<readonly PulledChange[]>();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let isShown = true;
    // The transport shows why it could not be read.
    look({ batchId }).then(
      (answer) => isShown && setChanges(answer.changes),
      () => isShown && close.current(),
    );
    return () => {
      isShown = false;
    };
  }, [look, batchId]);
  return (
    <ConfirmDialog
      open
      title={texts.title(courseTitle)}
      verb={texts.verb}
      cancel={texts.cancel}
      busy={isPending}
      disabledReasonId={changes && changes.length > 0 ? undefined : id}
      onConfirm={() =>
        void attempt(() => pull({ batchId, confirm: true }), { successText: texts.pulled }).finally(onClose)
      }
      onCancel={onClose}
    >
      <div className="dialog-body">
        <p id={id} role="status">
          {changes ? texts.whatChanges(changes.length) : texts.looking}
        </p>
        {changes && changes.length > 0 && (
          <ul className="pull-changes">
            {changes.map(({ change, kind, title, was }, at) => (
              <li key={at}>{texts.changeOf(change, itemKinds[kind], title, was)}</li>
            ))}
          </ul>
        )}
      </div>
    </ConfirmDialog>
  );
}
