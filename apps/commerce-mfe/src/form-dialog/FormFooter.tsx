import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';

interface Props {
  readonly form: { readonly busy: boolean; submit(): unknown };
  readonly cancel: string;
  readonly verb: string;
  /** The verb destroys, or has no way back. */
  readonly danger?: boolean;
  readonly onClose: () => void;
  /** A sentence in front of the buttons. */
  readonly children?: ReactNode;
}

/** The buttons of a `FormDialog`. A second press while it sends does nothing. */
export function FormFooter({ form, cancel, verb, danger = false, onClose, children }: Props): ReactNode {
  return (
    <footer>
      {children !== undefined && <span>{children}</span>}
      <Button disabled={form.busy} onClick={onClose}>
        {cancel}
      </Button>
      <Button
        variant="contained"
        color={danger ? 'error' : 'primary'}
        aria-busy={form.busy}
        aria-disabled={form.busy}
        onClick={() => void (form.busy || form.submit())}
      >
        {verb}
      </Button>
    </footer>
  );
}
