import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { FirstFocus } from '../overlay/FirstFocus';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../overlay/overlays';
import * as texts from '../texts/dialog';

interface Props {
  readonly open: boolean;
  /** The question: 'Delete category Chemistry?' */
  readonly title: string;
  /** What it means, and fields that the answer needs. */
  readonly children?: ReactNode;
  /** The verb of the button that does it: 'Delete category'. */
  readonly verb: string;
  /** The safe way: 'Keep category'. */
  readonly cancel?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Why it cannot be done yet, said next to the buttons; the verb then does nothing. */
  readonly disabledReason?: string | undefined;
  /** The id of what says so in the question itself, where `refused` would say it twice. */
  readonly disabledReasonId?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** One question with its verbs on the buttons. The focus begins in the first field, else on the safe one, and returns to where it came from. */
export function ConfirmDialog({
  open,
  title,
  children,
  verb,
  cancel = texts.cancel,
  danger,
  busy = false,
  disabledReason,
  disabledReasonId,
  onConfirm,
  onCancel,
}: Props): ReactNode {
  const id = useId();
  const blocked = busy || disabledReason !== undefined || disabledReasonId !== undefined;
  return (
    <Dialog open={open} onClose={busy ? undefined : onCancel} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions>
        {disabledReason && (
          <span id={`${id}-refused`} style={{ marginInlineEnd: 'auto' }}>
            {disabledReason}
          </span>
        )}
        <FirstFocus within={`${id}-text`} otherwise={`${id}-cancel`} />
        <Button id={`${id}-cancel`} onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          aria-busy={busy}
          aria-disabled={blocked}
          aria-describedby={disabledReason ? `${id}-refused` : disabledReasonId}
          onClick={blocked ? undefined : onConfirm}
        >
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
