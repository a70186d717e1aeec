import type { ReactNode } from 'react';
import { array, object, string } from 'yup';
import { useCall } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import { messages, say } from '@lectern/contract/messages';
import { enteredNumber } from '@lectern/contract/number-fields';
import { batchMemberCalls, maxAdded, maxHoldHours, type BatchDetail } from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { FindField, NumberField, PanelForm, SelectField, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/batch-members';
import { changedBatch } from './changed';
import { pickedChoice, useFoundStudents, type Picked } from './choices';

interface Values {
  readonly students: readonly Picked[];
  readonly as: 'active' | 'reserved' | 'waitlisted';
  readonly holdHours: string;
}

const schema = object({
  students: array()
    .min(1, say(messages.required, { field: texts.students }))
    .max(maxAdded, say(messages.invalid, { field: texts.students })),
  as: string().required(),
  holdHours: enteredNumber(texts.holdFor)
    .integer(messages.numbersOnly)
    .min(1, say(messages.invalid, { field: texts.holdFor }))
    .max(maxHoldHours, say(messages.invalid, { field: texts.holdFor })),
});
const options = [
  { value: 'active', label: texts.asActive },
  { value: 'reserved', label: texts.asReserved },
  { value: 'waitlisted', label: texts.asWaiting },
];

type Added = ResponseOf<typeof batchMemberCalls.add>;
const summary = ({ members }: Added): string => {
  const waiting = members.filter(({ state }) => state === 'waitlisted').length;
  return texts.added(members.length - waiting, waiting);
};

/** Adds students to a batch: each gets a seat, or a place in the waitlist. */
export function AddMembers({
  batch,
  onClose,
}: {
  readonly batch: BatchDetail;
  readonly onClose: () => void;
}): ReactNode {
  const confirmSaved = useSaved(changedBatch);
  const { mutateAsync: add } = useCall(batchMemberCalls.add, { handled: [400, 409] });
  const form = useServerForm<Values, undefined, Added>({
    schema,
    initial: { students: [], as: 'active', holdHours: '24' },
    fieldOf: (property) => (property.startsWith('studentIds') ? 'students' : property),
    send: ({ students, as, holdHours }) =>
      add({
        batchId: batch.id,
        studentIds: students.map(({ id }) => id),
        as,
        ...(as === 'reserved' && { holdHours: typedNumber(holdHours) }),
      }),
    onSaved: async (result, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(summary(result));
    },
  });
  return (
    <SidePanel open title={texts.addTo(batch.title)} onClose={onClose}>
      <PanelForm form={form} verb={texts.add}>
        <FindField<Picked>
          name="students"
          label={texts.students}
          help={texts.studentsHelp(batch.seats - batch.seatsTaken, batch.waitlistOpen)}
          choiceOf={pickedChoice}
          useFound={useFoundStudents}
        />
        <SelectField name="as" label={texts.bookAs} options={options} />
        {form.formik.values.as === 'reserved' && (
          <NumberField name="holdHours" label={texts.holdFor} min={1} max={maxHoldHours} trail={texts.hours} />
        )}
      </PanelForm>
    </SidePanel>
  );
}
