import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { send } from '@lectern/api-client';
import { messages, say } from '@lectern/contract';
import { demoCalls, demoOutcomes, type DemoOutcome, type DemoRow } from '@lectern/contract/people';
import { ConfirmDialog, useSaved } from '@lectern/ui-kit';
import { FormNote, SelectField, ServerForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import { optionsOf } from '@lectern/ui-kit/records';
import * as texts from '../texts/demos';
import { demosChanged } from './changed';

interface Props {
  readonly demo: DemoRow;
  readonly onClose: () => void;
}
const schema = object({
  outcome: string()
    .label(texts.outcome)
    .required(say(messages.required, { field: texts.outcome })),
  feedback: string()
    .label(texts.feedback)
    .max(2000, say(messages.max, { max: 2000 })),
  rating: string().label(texts.rating),
});
const stars = [5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: texts.stars(count) }));

/** Asks for the outcome of a demo lesson that took place. */
export function DoneDemo({ demo: { id, version }, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(demosChanged);
  const form = useServerForm<{ outcome: string; feedback: string; rating: string }>({
    schema,
    initial: { outcome: '', feedback: '', rating: '' },
    send: ({ outcome, feedback, rating }) =>
      send(
        demoCalls.state,
        { id, version, to: 'done', outcome: outcome as DemoOutcome, feedback, rating: rating ? Number(rating) : null },
        { handled: [400, 409] },
      ),
    onSaved: async () => {
      onClose();
      await confirmSaved(texts.moved);
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.doneTitle}
      verb={texts.doneVerb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="person-dialog">
        <FormNote text={form.note} />
        <SelectField
          name="outcome"
          label={texts.outcome}
          placeholder={texts.chooseOutcome}
          options={optionsOf(demoOutcomes)}
        />
        <TextAreaField name="feedback" label={texts.feedback} optional rows={3} max={2000} />
        <SelectField name="rating" label={texts.rating} optional placeholder={texts.notRated} options={stars} />
      </ServerForm>
    </ConfirmDialog>
  );
}
