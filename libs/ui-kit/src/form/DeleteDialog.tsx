import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Failure } from '@lectern/contract/wire';
import { useAction, type Changed } from '../actions/use-action';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { notify } from '../notices/notify';
import { dropUnsaved, isDirty, mayLose } from '../unsaved/unsaved';
import { useOnce } from './use-once';
import './asked.css';

interface Props {
  /** The question: 'Delete Algebra?' */
  readonly title: string;
  readonly verb: string;
  /** What it means, and what it needs. */
  readonly children: ReactNode;
  /** Why it can't be done yet. */
  readonly disabledReason?: string | undefined;
  /** What it depends on is still being read. */
  readonly waiting?: boolean;
  /** Makes the call, which leaves 400 and 409 to the dialog. */
  readonly remove: () => Promise<unknown>;
  /** What is said once it is deleted. */
  readonly successText: string;
  readonly changed: Changed;
  /** A refusal in words; undefined where what is read anew says it. */
  readonly reasonOf?: (failure: Failure) => string | undefined;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** True once nothing unsaved would be lost that the person was not asked about: forms go with what is deleted, whichever record they are of. */
const useAsked = (onStay: () => void): boolean => {
  const [asked, setAsked] = useState(() => !isDirty());
  const stay = useRef(onStay);
  useEffect(() => {
    stay.current = onStay;
  });
  useEffect(() => {
    if (!asked) void mayLose().then((may) => (may ? setAsked(true) : stay.current()));
  }, [asked]);
  return asked;
};

/** Asks before a record is deleted, about unsaved work first. A refusal is told in the dialog, which stays; what is unsaved goes with the record, not before. */
export function DeleteDialog({
  title,
  verb,
  children,
  disabledReason,
  waiting = false,
  remove,
  successText,
  changed,
  reasonOf = ({ message }) => message,
  onDeleted,
  onClose,
}: Props): ReactNode {
  const attempt = useAction(changed);
  const { busy, once } = useOnce();
  const asked = useAsked(onClose);
  const [error, setError] = useState<string>();
  const work = async (): Promise<void> => {
    await remove();
    notify('success', successText);
    dropUnsaved();
    onDeleted();
  };
  return (
    <ConfirmDialog
      open={asked}
      danger
      title={title}
      verb={verb}
      busy={busy || waiting}
      disabledReason={disabledReason}
      onCancel={onClose}
      onConfirm={() => void once(() => attempt(work, { onFailure: (failure) => setError(reasonOf(failure)) }))}
    >
      <div className="asked">
        {children}
        {error && (
          <p role="alert" className="asked-refused">
            {error}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
