import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { send } from '@lectern/api-client';
import { messages, say } from '@lectern/contract';
import { demoCalls, demoOutcomes, type DemoOutcome, type DemoRow } from '@lectern/contract/people';
import { ConfirmDialog, useSaved } from '@lectern/ui-kit';
import { FormNote, SelectField, ServerForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import { optionsOf } from '@lectern/ui-kit/records';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import * as texts from '../texts/demos';
import { demosChanged } from './changed';

interface Props {
  readonly demo: DemoRow;
  readonly to: 'done' | 'no_show' | 'cancelled';
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

function DoneDialog({ demo: { id, version }, onClose }: Omit<Props, 'to'>): ReactNode {
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

/** Asks what became of a demo lesson: its outcome, or why it did not take place. */
export function MoveDemo({ demo, to, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(demosChanged);
  if (to === 'done') return <DoneDialog demo={demo} onClose={onClose} />;
  return (
    <ReasonDialog
      danger
      title={to === 'no_show' ? texts.noShowTitle : texts.cancelTitle}
      verb={to === 'no_show' ? texts.noShowVerb : texts.cancelVerb}
      send={(reason) =>
        send(demoCalls.state, { id: demo.id, version: demo.version, to, reason }, { handled: [400, 409] })
      }
      onDone={() => void confirmSaved(texts.moved)}
      onClose={onClose}
    />
  );
}
