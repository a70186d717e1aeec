import { useMemo, type ReactNode } from 'react';
import { object } from 'yup';
import { useCall } from '@lectern/api-client/hooks';
import { meetingCalls, meetingFields, type BatchDetail, type MeetingRow } from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import {
  changedValues,
  DateField,
  NumberField,
  Pair,
  PanelForm,
  TextAreaField,
  TextField,
  useServerForm,
} from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../texts/batch-meetings';
import { changedBatch } from './changed';
import { useFoundTrainers, useTrainerName } from './choices';
import { meetingName } from './meeting-columns';

interface Props {
  readonly batch: BatchDetail;
  /** Undefined for a new one. */
  readonly meeting: MeetingRow | undefined;
  readonly onClose: () => void;
}
interface Values {
  readonly localDate: string;
  readonly localStart: string;
  readonly durationMinutes: string;
  readonly topic: string;
  readonly hostTrainerId: number | '';
  readonly joinUrl: string;
  readonly notes: string;
}

const declared = { fields: meetingFields };
const { hostTrainerId: _host, ...checked } = meetingFields;
const schema = object(checked);

const valuesOf = (meeting: MeetingRow | undefined): Values => ({
  localDate: meeting?.localDate ?? '',
  localStart: meeting?.localStart ?? '18:00',
  durationMinutes: String(meeting?.durationMinutes ?? 60),
  topic: meeting?.topic ?? '',
  hostTrainerId: meeting?.hostTrainerId ?? '',
  joinUrl: meeting?.joinUrl ?? '',
  notes: meeting?.notes ?? '',
});
const wireOf = ({ durationMinutes, hostTrainerId, ...values }: Values) => ({
  ...values,
  durationMinutes: typedNumber(durationMinutes),
  hostTrainerId: hostTrainerId === '' ? null : hostTrainerId,
});

const labels = {
  ...Object.fromEntries(Object.keys(meetingFields).map((name) => [name, { label: fieldProps(declared, name).label }])),
} as Readonly<Record<keyof Values, { readonly label: string }>>;

/** One meeting next to the others: when it is, who holds it, and where. */
export function MeetingPanel({ batch, meeting, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(changedBatch);
  const { mutateAsync: create } = useCall(meetingCalls.create, { handled: [400, 409] });
  const { mutateAsync: update } = useCall(meetingCalls.update, { handled: [400, 409] });
  const initial = useMemo(() => valuesOf(meeting), [meeting]);
  const isFixed = meeting !== undefined && meeting.state !== 'scheduled';
  const form = useServerForm<Values, MeetingRow>({
    schema,
    initial,
    ...(meeting && { row: meeting }),
    draft: 'meeting',
    fieldOf: (property) => property.replace(/^meetings\[\d+\]\./, ''),
    send: (values, row) =>
      row
        ? update({ id: row.id, version: row.version, ...changedValues(wireOf(valuesOf(row)), wireOf(values)) })
        : create({ batchId: batch.id, meetings: [wireOf(values)] }),
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(meeting ? texts.saved : texts.added);
    },
    conflict: { noun: texts.noun, entity: 'batches', valuesOf, fields: labels },
  });
  const hostName = useTrainerName(form.formik.values.hostTrainerId);
  return (
    <SidePanel open title={meeting ? meetingName(batch.timeZone, meeting) : texts.newTitle} onClose={onClose}>
      <PanelForm form={form} verb={meeting ? texts.save : texts.add}>
        <DateField {...fieldProps(declared, 'localDate')} disabled={isFixed} />
        <Pair>
          <TextField
            {...fieldProps(declared, 'localStart')}
            help={texts.startHelp(batch.timeZone)}
            disabled={isFixed}
          />
          <NumberField {...fieldProps(declared, 'durationMinutes')} min={15} max={480} disabled={isFixed} />
        </Pair>
        <TextField {...fieldProps(declared, 'topic')} />
        <PickField<number>
          {...fieldProps(declared, 'hostTrainerId')}
          help={texts.hostHelp(batch.trainerName)}
          disabled={isFixed}
          choiceOf={(id) => ({ key: String(id), name: hostName, meta: '', item: id })}
          useFound={useFoundTrainers}
        />
        <TextField {...fieldProps(declared, 'joinUrl')} type="url" />
        <TextAreaField {...fieldProps(declared, 'notes')} rows={3} max={2000} />
      </PanelForm>
      {form.dialog}
    </SidePanel>
  );
}
