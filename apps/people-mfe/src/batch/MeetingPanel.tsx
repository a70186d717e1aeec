import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import {
  meetingCalls,
  meetingFields,
  type BatchDetail,
  type MeetingRow,
  type MeetingTime,
} from '@lectern/contract/people';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import { DateField, NumberField, Pair, PanelForm, TextAreaField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { formOf } from '@lectern/ui-kit/record-panel';
import { conflictFields, fieldProps } from '@lectern/ui-kit/records';
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
  readonly durationMinutes: string | number;
  readonly topic: string;
  readonly hostTrainerId: number | '';
  readonly joinUrl: string;
  readonly notes: string;
}

type Sent = MeetingTime & Partial<Pick<MeetingRow, 'topic' | 'hostTrainerId' | 'joinUrl' | 'notes'>>;

const record = { fields: meetingFields, statuses: {}, noun: { one: texts.noun, many: texts.noun } };
const declared = formOf<Values, Sent>(meetingFields);
const schema = declared.schema();
const newValues = declared.newValues({ localStart: '18:00', durationMinutes: 60 });

const HostName = ({ id }: { readonly id: number | '' }): string => useTrainerName(id);
const conflict = {
  noun: texts.noun,
  entity: 'batches',
  valuesOf: declared.valuesOf,
  fields: conflictFields<Values>(record, { hostTrainerId: (id: number | '') => <HostName id={id} /> }),
};

/** One meeting next to the others: when it is, who holds it, and where. */
export function MeetingPanel({ batch, meeting, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(changedBatch);
  const { mutateAsync: create } = useCall(meetingCalls.create, { handled: [400, 409] });
  const { mutateAsync: update } = useCall(meetingCalls.update, { handled: [400, 409] });
  const initial = useMemo(() => (meeting ? declared.valuesOf(meeting) : newValues), [meeting]);
  const isFixed = meeting !== undefined && meeting.state !== 'scheduled';
  const form = useServerForm<Values, MeetingRow>({
    schema,
    initial,
    ...(meeting && { row: meeting }),
    draft: 'meeting',
    fieldOf: (property) => property.replace(/^meetings\[\d+\]\./, ''),
    send: (values, row) =>
      row
        ? update({ ...declared.changed(row, values), id: row.id, version: row.version })
        : create({ batchId: batch.id, meetings: [declared.read(values).wire] }),
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(meeting ? texts.saved : texts.added);
    },
    conflict,
  });
  const hostName = useTrainerName(form.formik.values.hostTrainerId);
  return (
    <SidePanel open title={meeting ? meetingName(batch.timeZone, meeting) : texts.newTitle} onClose={onClose}>
      <PanelForm form={form} verb={meeting ? texts.save : texts.add}>
        <DateField {...fieldProps(record, 'localDate')} disabled={isFixed} />
        <Pair>
          <TextField {...fieldProps(record, 'localStart')} help={texts.startHelp(batch.timeZone)} disabled={isFixed} />
          <NumberField {...fieldProps(record, 'durationMinutes')} min={15} max={480} disabled={isFixed} />
        </Pair>
        <TextField {...fieldProps(record, 'topic')} />
        <PickField<number>
          {...fieldProps(record, 'hostTrainerId')}
          help={texts.hostHelp(batch.trainerName)}
          disabled={isFixed}
          choiceOf={(id) => ({ key: String(id), name: hostName, meta: '', item: id })}
          useFound={useFoundTrainers}
        />
        <TextField {...fieldProps(record, 'joinUrl')} type="url" />
        <TextAreaField {...fieldProps(record, 'notes')} rows={3} max={2000} />
      </PanelForm>
      {form.dialog}
    </SidePanel>
  );
}
