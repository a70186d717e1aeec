import { useMemo, type ReactNode } from 'react';
import { array, object, string } from 'yup';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  attendanceCalls,
  attendanceStates,
  batchWriters,
  reopenDays,
  type AttendanceRow,
  type AttendanceState,
  type BatchDetail,
  type MeetingRow,
} from '@lectern/contract/people';
import { needsRight } from '@lectern/contract/right-labels';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { PanelForm, SelectField, useServerForm } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { optionsOf } from '@lectern/ui-kit/records';
import * as texts from '../texts/batch-meetings';
import { changedBatch } from './changed';
import { meetingName } from './meeting-columns';

interface Read {
  readonly meeting: MeetingRow;
  readonly rows: readonly AttendanceRow[];
}
interface Values {
  readonly rows: readonly { readonly studentId: number; readonly state: AttendanceState | '' }[];
}

const schema = object({ rows: array().of(object({ state: string() })) });
const options = optionsOf(attendanceStates);
const valuesOf = ({ rows }: Read): Values => ({
  rows: rows.map(({ studentId, state }) => ({ studentId, state: state ?? '' })),
});

/** Why attendance is only shown, or undefined. */
const lockOf = ({ endsAt }: MeetingRow, mayWrite: boolean): string | undefined => {
  if (!mayWrite) return needsRight(batchWriters[0]);
  return Date.parse(endsAt) < Date.now() - reopenDays * 86_400_000 ? texts.closed(reopenDays) : undefined;
};

function Form({ read, onClose }: { readonly read: Read; readonly onClose: () => void }): ReactNode {
  const mayWrite = useMay(batchWriters);
  const confirmSaved = useSaved(changedBatch);
  const { mutateAsync: save } = useCall(attendanceCalls.update, { handled: [400, 409] });
  const initial = useMemo(() => valuesOf(read), [read]);
  const form = useServerForm<Values, Read>({
    schema,
    initial,
    row: read,
    send: (values, from = read) => {
      const before = new Map(from.rows.map(({ studentId, state }) => [studentId, state ?? '']));
      const rows = values.rows
        .filter(({ studentId, state }) => before.get(studentId) !== state)
        .map(({ studentId, state }) => ({ studentId, state: state === '' ? null : state }));
      return save({ meetingId: from.meeting.id, version: from.meeting.version, rows });
    },
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(texts.saved);
    },
  });
  const { values, setFieldValue } = form.formik;
  const readOnly = lockOf(read.meeting, mayWrite);
  const markOthers = (): void =>
    void setFieldValue(
      'rows',
      values.rows.map((row) => (row.state === '' ? { ...row, state: 'present' } : row)),
    );
  const names = new Map(read.rows.map(({ studentId, name }) => [studentId, name]));
  if (read.rows.length === 0) return <p className="attendance-none">{texts.noStudents}</p>;
  return (
    <PanelForm form={form} {...(readOnly !== undefined && { readOnly })}>
      {readOnly === undefined && (
        <Button variant="text" onClick={markOthers}>
          {texts.othersPresent}
        </Button>
      )}
      {values.rows.map(({ studentId }, at) => (
        <div key={studentId} className="attendance-row">
          <SelectField
            name={`rows[${at}].state`}
            label={names.get(studentId) ?? ''}
            options={options}
            placeholder={texts.notMarked}
            optional
          />
        </div>
      ))}
    </PanelForm>
  );
}

interface Props {
  readonly batch: BatchDetail;
  readonly meetingId: number;
  readonly onClose: () => void;
}

/** Who was in a meeting: one form for all of its students. */
export function AttendancePanel({ batch, meetingId, onClose }: Props): ReactNode {
  const read = useRead(attendanceCalls.detail, { meetingId }, { handled: 'all', staleTime: 0 });
  const { data } = read;
  return (
    <SidePanel
      open
      title={data ? texts.attendanceOf(meetingName(batch.timeZone, data.meeting)) : texts.attendance}
      onClose={onClose}
    >
      <PanelRead reads={[read]} what={texts.theAttendance}>
        {() => data && <Form read={data} onClose={onClose} />}
      </PanelRead>
    </SidePanel>
  );
}
