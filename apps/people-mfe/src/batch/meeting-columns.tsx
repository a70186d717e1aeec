import { meetingStates, type MeetingRow } from '@lectern/contract/people';
import { StatusLabel } from '@lectern/ui-kit';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/batch-meetings';
import { dayIn, hereText, spanIn } from './zone-time';

/** Whether a meeting is still to come or going on. */
export const isComing = ({ state }: Pick<MeetingRow, 'state'>): boolean => state === 'scheduled' || state === 'live';

/** A meeting in words: its day and time. */
export const meetingName = (zone: string, { startsAt, endsAt }: MeetingRow): string =>
  `${dayIn(zone, startsAt)}, ${spanIn(zone, startsAt, endsAt)}`;

/** The kit's word for the mark of each state. */
const marks: Readonly<Record<MeetingRow['state'], string>> = {
  scheduled: 'upcoming',
  live: 'ongoing',
  ended: 'ended',
  missed: 'missed',
  cancelled: 'cancelled',
};

/** The columns of a batch's meetings, in its zone; with the viewer's own time where that differs. */
export const meetingColumns = (zone: string): Columns<MeetingRow> => [
  {
    id: 'time',
    head: texts.time,
    cell: (row) => {
      const here = hereText(zone, row.startsAt);
      return (
        <span className="meeting-time">
          {meetingName(zone, row)}
          {here && <small>{texts.here(here)}</small>}
        </span>
      );
    },
  },
  { id: 'topic', head: texts.topic, wide: true, priority: 2, cell: ({ topic }) => topic },
  {
    id: 'host',
    head: texts.host,
    priority: 1,
    onCard: true,
    cell: ({ hostName, hostTrainerId }) => (hostTrainerId === null ? hostName : texts.substitute(hostName)),
  },
  {
    id: 'attendance',
    head: texts.attendance,
    priority: 1,
    numeric: true,
    onCard: true,
    cell: ({ attended, marked }) => (marked === 0 ? '' : texts.attendedOf(attended, marked)),
  },
  {
    id: 'state',
    head: texts.state,
    onCard: true,
    cell: ({ state, stateReason }) => (
      <span title={stateReason || undefined}>
        <StatusLabel status={marks[state]} label={meetingStates[state]} />
      </span>
    ),
  },
];
