import { useMemo, type ReactNode } from 'react';
import { object } from 'yup';
import { messages, say } from '@lectern/contract';
import type { Call } from '@lectern/contract/call';
import { requiredText } from '@lectern/contract/fields';
import { reason } from '@lectern/contract/platform/reason';
import { ConfirmDialog, useSaved } from '@lectern/ui-kit';
import { FormNote, ServerForm, TextAreaField, TextField, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/person';

interface Erasing {
  readonly typedName: string;
  readonly reason: string;
}
interface Props {
  readonly name: string;
  readonly changed: readonly Pick<Call, 'path'>[];
  readonly erase: (values: Erasing) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Cannot be undone: needs the exact name and a reason. */
export function ErasePerson({ name, changed, erase, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(changed);
  const schema = useMemo(
    () =>
      object({
        typedName: requiredText(texts.name, { max: 130 }).test(
          'name',
          say(messages.invalid, { field: texts.name }),
          (typed) => !typed || typed.trim() === name,
        ),
        reason: reason(),
      }),
    [name],
  );
  const form = useServerForm<Erasing>({
    schema,
    initial: { typedName: '', reason: '' },
    send: erase,
    onSaved: async () => {
      onClose();
      await confirmSaved(texts.erased(name));
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.eraseTitle(name)}
      verb={texts.eraseVerb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="person-dialog">
        <FormNote text={form.note} />
        <p>{texts.eraseConsequence}</p>
        <TextField name="typedName" label={texts.name} help={texts.typeName(name)} />
        <TextAreaField name="reason" label={texts.reason} rows={2} max={300} help={texts.reasonHelp} />
      </ServerForm>
    </ConfirmDialog>
  );
}
