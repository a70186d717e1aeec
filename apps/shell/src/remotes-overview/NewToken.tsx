import type { ReactNode } from 'react';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import * as keyTexts from '../texts/remotes-overview-keys';

/** A deploy token, which nobody sees again. */
export function NewToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }): ReactNode {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(token);
      notify('success', keyTexts.copied);
    } catch {
      notify('error', keyTexts.notCopied);
    }
  };
  return (
    <ConfirmDialog
      open
      title={keyTexts.tokenTitle}
      verb={keyTexts.copy}
      cancel={keyTexts.close}
      onConfirm={() => void copy()}
      onCancel={onClose}
    >
      <div className="form-fields">
        <p>{keyTexts.shownOnce}</p>
        <code className="remotes-token">{token}</code>
      </div>
    </ConfirmDialog>
  );
}
