import { useState, type ReactNode } from 'react';
import type { Failure } from '@lectern/contract/wire';
import { useDeeds, type Changed } from '../deeds/use-deeds';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { notify } from '../notices/notify';
import { dropUnsaved } from '../unsaved/unsaved';
import { useOnce } from './use-once';
import './asked.css';

interface Props {
  /** The question: 'Delete Algebra?' */
  readonly title: string;
  readonly verb: string;
  /** What it means, and what it needs. */
  readonly children: ReactNode;
  /** Why it can't be done yet. */
  readonly refused?: string | undefined;
  /** What it depends on is still being read. */
  readonly waiting?: boolean;
  /** Makes the call, which leaves 400 and 409 to the dialog. */
  readonly remove: () => Promise<unknown>;
  /** What is said once it is deleted. */
  readonly done: string;
  readonly changed: Changed;
  /** A refusal in words; undefined where what is read anew says it. */
  readonly reasonOf?: (failure: Failure) => string | undefined;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a record is deleted. A refusal is told in the dialog, which stays; what was unsaved of the record goes with it. */
export function DeleteDialog({ title, verb, children, refused, waiting = false, remove, done, changed, reasonOf = ({ message }) => message, onDeleted, onClose }: Props): ReactNode {
  const attempt = useDeeds(changed);
  const { busy, once } = useOnce();
  const [error, setError] = useState<string>();
  const work = async (): Promise<void> => {
    await remove();
    notify('success', done);
    dropUnsaved();
    onDeleted();
  };
  return (
    <ConfirmDialog open danger title={title} verb={verb} busy={busy || waiting} refused={refused} onCancel={onClose} onConfirm={() => void once(() => attempt(work, { refused: (failure) => setError(reasonOf(failure)) }))}>
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
