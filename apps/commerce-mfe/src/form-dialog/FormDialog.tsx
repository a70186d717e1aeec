import { useId, type ReactNode } from 'react';
import { IconAction } from '@lectern/ui-kit';
import { Dialog } from '@lectern/ui-kit/mui';
import './form-dialog.css';

interface Props {
  readonly title: string;
  /** The name of the sign that closes it. */
  readonly cancel: string;
  /** It stays open while it sends. */
  readonly busy: boolean;
  readonly onClose: () => void;
  /** A form and its `FormFooter`. */
  readonly children: ReactNode;
}

/** A dialog with a form. On a phone it is at the foot of the screen. */
export function FormDialog({ title, cancel, busy, onClose, children }: Props): ReactNode {
  const id = useId();
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth={false}
      slotProps={{ paper: { className: 'form-dialog' } }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <IconAction icon="x" label={cancel} disabled={busy} onClick={onClose} />
      </header>
      {children}
    </Dialog>
  );
}
