import type { ReactNode } from 'react';
import { reasonFields } from '@lectern/contract/platform/reason';
import { SidePanel } from '@lectern/ui-kit';
import { PanelForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/users';

interface Props<Result> {
  /** The title: 'Block Aarav Sharma'. */
  readonly title: string;
  /** The consequence. */
  readonly children: ReactNode;
  readonly verb: string;
  readonly send: (reason: string) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  readonly onClose: () => void;
}

function ReasonForm<Result>({
  children,
  verb,
  send,
  onDone,
}: Pick<Props<Result>, 'children' | 'verb' | 'send' | 'onDone'>): ReactNode {
  const form = useServerForm<{ reason: string }, undefined, Result>({
    schema: reasonFields,
    initial: { reason: '' },
    send: ({ reason }) => send(reason),
    onSaved: onDone,
  });
  return (
    <PanelForm form={form} verb={verb}>
      <p className="users-lead">{children}</p>
      <TextAreaField name="reason" label={texts.reason} rows={3} max={300} help={texts.reasonHelp} />
    </PanelForm>
  );
}

/** An action on an account that needs a reason. */
export function ReasonPanel<Result>({ title, onClose, ...form }: Props<Result>): ReactNode {
  return (
    <SidePanel open title={title} onClose={onClose}>
      <ReasonForm {...form} />
    </SidePanel>
  );
}
