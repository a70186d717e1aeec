import type { ResponseOf } from '@lectern/contract';
import {
  isOpenBatch,
  meetingFields,
  type meetingCalls,
  type MeetingRow,
  type MeetingTime,
} from '@lectern/contract/people';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { trimmed } from '../../../../records/record-writes';
import { changesOf, type AuditEntry } from '../../../../server/calls/audit';
import { conflict, fieldConflict } from '../../../../server/calls/errors';
import type { Work } from '../../../../server/calls/frame';
import { noteActivities } from '../activity.queries';
import { requireTrainer } from '../batch-people.queries';
import { addMeetings, spanMeetings } from '../batch-write.queries';
import { announceAdded, announceChange } from '../news/meeting-news';
import { lockTrainer } from '../overlap.queries';
import { refuseOverlaps, refuseOwnOverlaps, refusePast } from '../plan';
import { timed, type TimedMeeting } from '../plan.queries';
import {
  batchOfMeeting,
  lockMeeting,
  lockMeetingBatch,
  overlapInBatch,
  readMeeting,
  readMeetingBatch,
  readMeetingsOf,
  writeMeeting,
  type MeetingBatch,
} from './meeting.queries';

const audited = [...Object.keys(meetingFields), 'recordingUrl', 'state', 'stateReason'] as (keyof MeetingRow &
  string)[];

/** A change of a meeting belongs to the history of its batch. */
export const meetingAudit = (
  name: string,
  batch: Pick<MeetingBatch, 'id' | 'title'>,
  before: Partial<MeetingRow>,
  after: Partial<MeetingRow>,
): AuditEntry => ({
  action: `batch.${name}`,
  entity: 'batches',
  entityId: batch.id,
  label: batch.title,
  changes: {
    ...(before.number && { meeting: [before.number, before.number] }),
    ...changesOf<MeetingRow>(before, after, audited),
  },
});

const open = (batch: MeetingBatch): void => {
  if (!isOpenBatch(batch.status)) throw conflict('Meetings of this batch can’t be planned any more');
};

/** The trainers of a plan, locked in one order, so that two plans never wait for each other. */
const lockTrainers = async (db: Kysely<DB>, ids: readonly (number | null | undefined)[]): Promise<void> => {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))].sort((one, other) => one - other);
  for (const id of wanted) await lockTrainer(db, id);
};

const refuseInBatch = async (
  db: Kysely<DB>,
  batchId: number,
  spans: readonly TimedMeeting[],
  pathOf: (at: number) => string,
  exceptId?: number,
): Promise<void> => {
  const at = await overlapInBatch(db, batchId, spans, exceptId);
  if (at !== undefined) throw fieldConflict(pathOf(at), 'This batch has a meeting at that time');
};

/** Adds meetings to a batch that is not over; each with its own host, else with the batch's trainer. */
export const createMeetings = async ({
  request: { batchId, meetings },
  db,
  actor,
  audit,
}: Work<typeof meetingCalls.create>): Promise<ResponseOf<typeof meetingCalls.create>> => {
  const { trainerId } = await readMeetingBatch(db, batchId);
  await lockTrainers(db, [trainerId, ...meetings.map(({ hostTrainerId }) => hostTrainerId)]);
  const batch = await lockMeetingBatch(db, batchId);
  open(batch);
  const pathOf = (at: number): string => `meetings[${at}].localStart`;
  const plan = await timed(db, batch.timeZone, meetings);
  refusePast(plan, new Date(), pathOf);
  refuseOwnOverlaps(plan, pathOf);
  await refuseInBatch(db, batchId, plan, pathOf);
  const hosts: (number | null)[] = [];
  for (const [at, { hostTrainerId }] of meetings.entries())
    hosts.push(
      hostTrainerId ? await requireTrainer(db, hostTrainerId, `meetings[${at}].hostTrainerId`, 'Substitute') : null,
    );
  for (const [at, meeting] of plan.entries())
    await refuseOverlaps(db, meetings[at]?.hostTrainerId ?? batch.trainerId, [meeting], { pathOf: () => pathOf(at) });
  const written = meetings.map((meeting, at) => ({
    ...(trimmed(meeting) as typeof meeting),
    hostUserId: hosts[at] ?? null,
  }));
  const ids = await addMeetings(db, batchId, written);
  await spanMeetings(db, batchId);
  const added = await readMeetingsOf(db, ids);
  audit({
    ...meetingAudit('addMeetings', batch, {}, {}),
    changes: { meetings: [null, added.map(({ localDate, localStart }) => `${localDate} ${localStart}`)] },
  });
  await noteActivities(db, [
    { batchId, kind: 'meeting.added', actorId: actor.userId, data: { count: added.length, first: added[0]?.startsAt } },
  ]);
  await announceAdded(db, batch, added);
  return { meetings: added };
};

const times = ({ localDate, localStart, durationMinutes }: MeetingTime): MeetingTime => ({
  localDate,
  localStart,
  durationMinutes,
});
const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Changes a meeting: its time and host only while it is scheduled, and only to a time that is to come. */
export const updateMeeting = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof meetingCalls.update>): Promise<ResponseOf<typeof meetingCalls.update>> => {
  const { id, version, hostTrainerId, ...sent } = request;
  const { id: batchId, trainerId } = await batchOfMeeting(db, id);
  await lockTrainers(db, [trainerId, hostTrainerId]);
  const batch = await lockMeetingBatch(db, batchId);
  const before = await lockMeeting(db, id, version);
  const values = trimmed(sent) as typeof sent;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const wanted = { ...before, ...given } as MeetingRow;
  const host = hostTrainerId === undefined ? before.hostTrainerId : hostTrainerId;
  const isMoved = !isSame(times(before), times(wanted));
  const isOther = host !== before.hostTrainerId;
  if (isMoved || isOther) {
    open(batch);
    if (before.state !== 'scheduled') throw conflict('Only a scheduled meeting can be moved');
    const plan = await timed(db, batch.timeZone, [times(wanted)]);
    if (isMoved) refusePast(plan, new Date(), () => 'localStart');
    await refuseInBatch(db, batchId, plan, () => 'localStart', id);
    const pathOf = (): string => (isMoved ? 'localStart' : 'hostTrainerId');
    await refuseOverlaps(db, host ?? batch.trainerId, plan, { pathOf, meetingId: id });
  }
  const hostUserId = isOther && host !== null ? await requireTrainer(db, host, 'hostTrainerId', 'Substitute') : null;
  await writeMeeting(db, id, { ...given, ...(isOther && { hostUserId }) });
  if (isMoved) await spanMeetings(db, batchId);
  const meeting = await readMeeting(db, id);
  audit(meetingAudit('changeMeeting', batch, before, meeting));
  if (isMoved)
    await noteActivities(db, [
      { batchId, kind: 'meeting.moved', actorId: actor.userId, data: { from: before.startsAt, to: meeting.startsAt } },
    ]);
  await announceChange(db, batch, before, meeting);
  return { meeting };
};
