import { useMemo, type ReactNode } from 'react';
import { object, type ObjectShape, type Schema } from 'yup';
import type { Call } from '@lectern/contract/call';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelForm, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/checked';

interface Props<Values extends object> {
  readonly title: string;
  readonly fields: ObjectShape;
  readonly initial: Values;
  readonly send: (values: Values) => Promise<unknown>;
  readonly changed: readonly Pick<Call, 'path'>[];
  /** The form's field for a property of the call, where they differ. */
  readonly fieldOf?: (property: string) => string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

// An untouched field of a number or a choice holds an empty text.
const emptyIsAbsent = (value: unknown, original: unknown): unknown => (original === '' ? undefined : value);
const formSchema = (fields: ObjectShape): Schema =>
  object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const schema = field as Schema;
        return [name, schema.type === 'string' ? schema : schema.transform(emptyIsAbsent)];
      }),
    ),
  );

/** One row of a part in the side panel. */
export function RowPanel<Values extends object>({
  title,
  fields,
  initial,
  send,
  changed,
  fieldOf,
  onClose,
  children,
}: Props<Values>): ReactNode {
  const confirmSaved = useSaved(changed);
  const schema = useMemo(() => formSchema(fields), [fields]);
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
