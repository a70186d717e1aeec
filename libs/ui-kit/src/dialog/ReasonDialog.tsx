import type { ReactNode } from 'react';
import { reasonFields } from '@lectern/contract/platform/reason';
import { ConfirmDialog } from '@lectern/ui-kit';
import { FormNote, ServerForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/reason';
import './reason-dialog.css';

interface Props<Result> {
  readonly title: string;
  readonly verb: string;
  readonly danger?: boolean;
  /** What becomes of the reason; that the log keeps it, where it is left out. */
  readonly help?: string;
  /** The consequence. */
  readonly children?: ReactNode;
  readonly send: (reason: string) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  readonly onClose: () => void;
}

/** Asks why, before something that needs a reason is done; an error of the call is shown in it. Its own imports go by the package's name: it is in the remote that asks. */
export function ReasonDialog<Result>({
  title,
  verb,
  danger = false,
  help = texts.kept,
  children,
  send,
  onDone,
  onClose,
}: Props<Result>): ReactNode {
  const form = useServerForm<{ reason: string }, undefined, Result>({
    schema: reasonFields,
    initial: { reason: '' },
    send: ({ reason }) => send(reason),
    onSaved: (result) => {
      onDone(result);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      verb={verb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="reason-dialog">
        <FormNote text={form.note} />
        {children && <p>{children}</p>}
        <TextAreaField name="reason" label={texts.reason} rows={2} max={300} help={help} />
      </ServerForm>
    </ConfirmDialog>
  );
}
