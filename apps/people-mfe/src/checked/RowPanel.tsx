import type { ReactNode } from 'react';
import type { Schema } from 'yup';
import type { Call } from '@lectern/contract/call';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelForm, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/checked';

interface Props<Values extends object> {
  readonly title: string;
  /** The rules of the form: `formSchema` of its fields, or of a declared form. */
  readonly schema: Schema;
  readonly initial: Values;
  readonly send: (values: Values) => Promise<unknown>;
  readonly changed: readonly Pick<Call, 'path'>[];
  /** The form's field for a property of the call, where they differ. */
  readonly fieldOf?: (property: string) => string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One row of a part in the side panel. */
export function RowPanel<Values extends object>({
  title,
  schema,
  initial,
  send,
  changed,
  fieldOf,
  onClose,
  children,
}: Props<Values>): ReactNode {
  const confirmSaved = useSaved(changed);
  const form = useServerForm<Values>({
    schema,
    initial,
    send,
    ...(fieldOf && { fieldOf }),
    onSaved: async () => {
      onClose();
      await confirmSaved(texts.saved);
    },
  });
  return (
    <SidePanel open title={title} onClose={onClose}>
      <PanelForm form={form} verb={texts.save}>
        {children}
      </PanelForm>
    </SidePanel>
  );
}
