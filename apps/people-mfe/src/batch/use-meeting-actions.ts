import { useCall } from '@lectern/api-client/hooks';
import {
  isOpenBatch,
  meetingCalls,
  startsEarlyMinutes,
  type BatchDetail,
  type MeetingRow,
} from '@lectern/contract/people';
import { useAction, type RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/batch-meetings';
import { changedBatch } from './changed';

/** What is open next to the meetings. */
export type MeetingDialog =
  | { readonly kind: 'edit'; readonly meeting: MeetingRow | undefined }
  | { readonly kind: 'attendance' | 'cancel' | 'recording'; readonly meeting: MeetingRow };

/** Why a meeting can't be started at this moment, or undefined. */
export const startBlocker = ({ startsAt, endsAt }: MeetingRow, now: number): string | undefined =>
  now < Date.parse(startsAt) - startsEarlyMinutes * 60_000
    ? texts.tooEarly(startsEarlyMinutes)
    : now > Date.parse(endsAt)
      ? texts.tooLate
      : undefined;

/** The row menu of a meeting by right and state. */
export const useMeetingActions = (
  batch: BatchDetail,
  mayWrite: boolean,
  open: (dialog: MeetingDialog) => void,
): ((meeting: MeetingRow) => readonly RowAction[]) => {
  const { mutateAsync: change } = useCall(meetingCalls.state);
  const attempt = useAction(changedBatch);
  const set = ({ id, version }: MeetingRow, to: 'live' | 'ended', successText: string): void =>
    void attempt(() => change({ id, version, to }), { successText });
  const isOpen = isOpenBatch(batch.status) && batch.deletedAt === null;
  return (meeting) => {
    const { state, joinUrl, recordingUrl } = meeting;
    const blocker = startBlocker(meeting, Date.now());
    const links: RowAction[] = [
      ...(joinUrl && (state === 'scheduled' || state === 'live')
        ? [{ label: texts.join, onSelect: () => void window.open(joinUrl, '_blank', 'noopener') }]
        : []),
      ...(recordingUrl
        ? [{ label: texts.watch, onSelect: () => void window.open(recordingUrl, '_blank', 'noopener') }]
        : []),
      ...(state === 'live' || state === 'ended'
        ? [{ label: texts.attendance, onSelect: () => open({ kind: 'attendance', meeting }) }]
        : []),
    ];
    if (!mayWrite || batch.deletedAt !== null) return links;
    return [
      ...(state === 'scheduled' && isOpen
        ? [
            {
              label: texts.begin,
              onSelect: () => set(meeting, 'live', texts.begun),
              ...(blocker && { disabledReason: blocker }),
            },
          ]
        : []),
      ...(state === 'live' ? [{ label: texts.end, onSelect: () => set(meeting, 'ended', texts.ended) }] : []),
      ...links,
      ...(batch.status === '5' ? [] : [{ label: texts.edit, onSelect: () => open({ kind: 'edit', meeting }) }]),
      ...(state === 'ended' ? [{ label: texts.recording, onSelect: () => open({ kind: 'recording', meeting }) }] : []),
      ...((state === 'scheduled' || state === 'live') && isOpen
        ? [{ label: texts.cancel, danger: true, onSelect: () => open({ kind: 'cancel', meeting }) }]
        : []),
    ];
  };
};
