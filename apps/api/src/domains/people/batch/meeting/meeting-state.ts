import { messages, say, wayText, type ResponseOf } from '@lectern/contract';
import {
  isOpenBatch,
  meetingStates,
  nextMeetingStates,
  startsEarlyMinutes,
  type meetingCalls,
  type MeetingRow,
} from '@lectern/contract/people';
import { badRequest, conflict, fieldError } from '../../../../server/calls/errors';
import type { Work } from '../../../../server/calls/frame';
import { refreshStats } from '../../batch-parts/stats';
import { noteActivities } from '../activity.queries';
import { spanMeetings } from '../batch-write.queries';
import { announce, momentIn } from '../news/announce';
import { bothOf, hostOf, membersOf } from '../news/readers';
import { meetingAudit } from './meeting-write';
import { batchOfMeeting, lockMeeting, lockMeetingBatch, readMeeting, writeMeeting } from './meeting.queries';

/** Why a meeting can't be started at this moment, or undefined. */
export const startBlocker = ({ startsAt, endsAt }: Pick<MeetingRow, 'startsAt' | 'endsAt'>, now: Date) =>
  now.getTime() < Date.parse(startsAt) - startsEarlyMinutes * 60_000
    ? `A meeting can be started ${startsEarlyMinutes} minutes before its start`
    : now.getTime() > Date.parse(endsAt)
      ? 'The time of this meeting is over'
      : undefined;

type Change = typeof meetingCalls.state;

/** Starts or ends a meeting, or cancels it with a reason. */
export const changeMeetingState = async ({
  request: { id, version, to, reason = '' },
  db,
  actor,
  audit,
}: Work<Change>): Promise<ResponseOf<Change>> => {
  const { id: batchId } = await batchOfMeeting(db, id);
  const batch = await lockMeetingBatch(db, batchId);
  const before = await lockMeeting(db, id, version);
  if (!nextMeetingStates(before.state).includes(to))
    throw badRequest(fieldError('to', 'transition', wayText('State', meetingStates[before.state], meetingStates[to])));
  if (!isOpenBatch(batch.status)) throw conflict('This batch is over');
  if (to === 'cancelled' && !reason.trim())
    throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
  const now = new Date();
  const blocker = to === 'live' ? startBlocker(before, now) : undefined;
  if (blocker) throw conflict(blocker);
  await writeMeeting(db, id, {
    state: to,
    ...(to === 'live' && { startedAt: now }),
    ...(to === 'ended' && { endedAt: now }),
    ...(to === 'cancelled' && { stateReason: reason.trim() }),
  });
  if (to === 'cancelled') await spanMeetings(db, batchId);
  if (to === 'ended') await refreshStats(db, batchId);
  const meeting = await readMeeting(db, id);
  audit(meetingAudit('changeMeeting', batch, before, meeting));
  const kind = ({ live: 'meeting.started', ended: 'meeting.ended' } as const)[to as 'live' | 'ended'];
  await noteActivities(db, [
    {
      batchId,
      kind: kind ?? 'meeting.cancelled',
      actorId: actor.userId,
      data: { number: before.number, startsAt: before.startsAt, reason: reason.trim() },
    },
  ]);
  if (to === 'cancelled')
    await announce(db, {
      batchId,
      kind: 'meeting.cancelled',
      to: bothOf(membersOf(batchId), hostOf(id)),
      values: { when: await momentIn(db, batch.timeZone, before.startsAt), reason: reason.trim() },
    });
  return { meeting };
};

/** Sets where the recording of a meeting that was held is. */
export const setRecording = async ({
  request: { id, version, url = '' },
  db,
  audit,
}: Work<typeof meetingCalls.recording>): Promise<ResponseOf<typeof meetingCalls.recording>> => {
  const { id: batchId } = await batchOfMeeting(db, id);
  const batch = await lockMeetingBatch(db, batchId);
  const before = await lockMeeting(db, id, version);
  if (before.state !== 'ended') throw conflict('Only a meeting that has ended has a recording');
  await writeMeeting(db, id, { recordingUrl: url.trim() });
  const meeting = await readMeeting(db, id);
  audit(meetingAudit('changeMeeting', batch, before, meeting));
  return { meeting };
};
