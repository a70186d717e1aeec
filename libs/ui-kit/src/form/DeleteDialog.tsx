import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Failure } from '@lectern/contract/wire';
import { useAction, type Changed } from '../actions/use-action';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { notify } from '../notices/notify';
import { dropUnsaved, isDirty, mayLose } from '../unsaved/unsaved';
import { useOnce } from './use-once';
import * as texts from '../texts/delete-dialog';
import './delete-dialog.css';

interface Props {
  /** The question: 'Delete Algebra?' */
  readonly title: string;
  /** 'Delete' where it is left out. */
  readonly verb?: string;
  /** What it means, and what it needs. */
  readonly children: ReactNode;
  /** Why it can't be done yet. */
  readonly disabledReason?: string | undefined;
  /** What it depends on is still being read. */
  readonly waiting?: boolean;
  /** Makes the call, which leaves 400 and 409 to the dialog. */
  readonly remove: () => Promise<unknown>;
  /** What is said once it is deleted. */
  readonly successText?: string;
  readonly changed: Changed;
  /** An error in words; undefined where the new data show it. */
  readonly reasonOf?: (failure: Failure) => string | undefined;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** True once nothing unsaved would be lost that the person was not asked about: forms go with what is deleted, whichever record they are of. */
const useLeaveQuestion = (onStay: () => void): boolean => {
  const [isConfirmed, setConfirmed] = useState(() => !isDirty());
  const stay = useRef(onStay);
  useEffect(() => {
    stay.current = onStay;
  });
  useEffect(() => {
    if (!isConfirmed) void mayLose().then((may) => (may ? setConfirmed(true) : stay.current()));
  }, [isConfirmed]);
  return isConfirmed;
};

/** Asks before a record is deleted, about unsaved work first. An error is shown in the dialog, which stays; unsaved work goes with the record, not before. */
export function DeleteDialog({
  title,
  verb = texts.verb,
  children,
  disabledReason,
  waiting = false,
  remove,
  successText = texts.deleted,
  changed,
  reasonOf = ({ message }) => message,
  onDeleted,
  onClose,
}: Props): ReactNode {
  const attempt = useAction(changed);
  const { busy, once } = useOnce();
  const isConfirmed = useLeaveQuestion(onClose);
  const [error, setError] = useState<string>();
  const work = async (): Promise<void> => {
    await remove();
    notify('success', successText);
    dropUnsaved();
    onDeleted();
  };
  return (
    <ConfirmDialog
      open={isConfirmed}
      danger
      title={title}
      verb={verb}
      busy={busy || waiting}
      disabledReason={disabledReason}
      onCancel={onClose}
      onConfirm={() => void once(() => attempt(work, { onFailure: (failure) => setError(reasonOf(failure)) }))}
    >
      <div className="dialog-body">
        {children}
        {error && (
          <p role="alert" className="dialog-refused">
            {error}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
