import type { ReactNode } from 'react';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import * as asked from '../texts/remotes-overview-keys';

/** A deploy token, which nobody sees again. */
export function NewToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }): ReactNode {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(token);
      notify('success', asked.copied);
    } catch {
      notify('error', asked.notCopied);
    }
  };
  return (
    <ConfirmDialog
      open
      title={asked.tokenTitle}
      verb={asked.copy}
      cancel={asked.close}
      onConfirm={() => void copy()}
      onCancel={onClose}
    >
      <div className="form-fields">
        <p>{asked.shownOnce}</p>
        <code className="room-token">{token}</code>
      </div>
    </ConfirmDialog>
  );
}
