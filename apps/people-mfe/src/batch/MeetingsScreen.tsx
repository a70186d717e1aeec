import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { batchWriters, isOpenBatch, meetingCalls, type BatchDetail, type MeetingRow } from '@lectern/contract/people';
import { PageRead } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import { ListFrame, ListTable } from '@lectern/ui-kit/table';
import * as texts from '../texts/batch-meetings';
import { AttendancePanel } from './AttendancePanel';
import { BatchPage } from './BatchPage';
import { isComing, meetingColumns, meetingName } from './meeting-columns';
import { MeetingPanel } from './MeetingPanel';
import { useMeetingActions, type MeetingDialog } from './use-meeting-actions';
import { MeetingDialogs } from './MeetingDialogs';
import { zoneText } from './zone-time';
import './meetings.css';

function Section({
  title,
  zone,
  rows,
  actions,
}: {
  readonly title: string;
  readonly zone: string;
  readonly rows: readonly MeetingRow[];
  readonly actions: ReturnType<typeof useMeetingActions>;
}): ReactNode {
  if (rows.length === 0) return null;
  return (
    <section className="batch-section" aria-label={title}>
      <h2>{title}</h2>
      <ListFrame>
        <ListTable
          label={title}
          columns={meetingColumns(zone)}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={(row) => meetingName(zone, row)}
          actions={actions}
        />
      </ListFrame>
    </section>
  );
}

function Meetings({ batch }: { readonly batch: BatchDetail }): ReactNode {
  const mayWrite = useMay(batchWriters);
  const read = useRead(meetingCalls.list, { batchId: batch.id }, { handled: 'all', staleTime: 0 });
  const [dialog, setDialog] = useState<MeetingDialog>();
  const actions = useMeetingActions(batch, mayWrite, setDialog);
  const meetings = read.data?.meetings ?? [];
  const close = (): void => setDialog(undefined);
  const isOpen = isOpenBatch(batch.status) && batch.deletedAt === null;
  return (
    <PageRead reads={[read]} what={texts.theMeetings} loading={texts.loading}>
      {() => (
        <>
          <div className="batch-bar">
            <p>{texts.timesIn(zoneText(batch.timeZone, batch.startsAt))}</p>
            {mayWrite && isOpen && (
              <Button startIcon={<Icon name="plus" />} onClick={() => setDialog({ kind: 'edit', meeting: undefined })}>
                {texts.add}
              </Button>
            )}
          </div>
          {meetings.length === 0 && (
            <Empty icon="calendar" title={texts.none}>
              {texts.noneMeans}
            </Empty>
          )}
          <Section title={texts.coming} zone={batch.timeZone} rows={meetings.filter(isComing)} actions={actions} />
          <Section
            title={texts.over}
            zone={batch.timeZone}
            rows={meetings.filter((meeting) => !isComing(meeting)).toReversed()}
            actions={actions}
          />
          {dialog?.kind === 'edit' && <MeetingPanel batch={batch} meeting={dialog.meeting} onClose={close} />}
          {dialog?.kind === 'attendance' && (
            <AttendancePanel batch={batch} meetingId={dialog.meeting.id} onClose={close} />
          )}
          {(dialog?.kind === 'cancel' || dialog?.kind === 'recording') && (
            <MeetingDialogs kind={dialog.kind} meeting={dialog.meeting} onClose={close} />
          )}
        </>
      )}
    </PageRead>
  );
}

/** `/student/batch/meetings?id=` and `/trainer/batch/meetings?id=`: the meetings of a batch in its zone, and who was there. */
export default function MeetingsScreen(): ReactNode {
  return <BatchPage>{(batch) => <Meetings key={batch.id} batch={batch} />}</BatchPage>;
}
