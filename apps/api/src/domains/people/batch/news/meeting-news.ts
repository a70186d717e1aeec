import type { MeetingRow } from '@lectern/contract/people';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { announce, momentIn } from './announce';
import { bothOf, hostOf, membersOf, trainersOf } from './readers';

interface Batch {
  readonly id: number;
  readonly timeZone: string;
  readonly trainerId: number;
}

/** Announces new meetings to the members and the trainers who hold them. */
export const announceAdded = async (db: Kysely<DB>, batch: Batch, added: readonly MeetingRow[]): Promise<void> => {
  const [first] = added;
  if (!first) return;
  const hosts = added.map(({ hostTrainerId }) => hostTrainerId ?? batch.trainerId);
  await announce(db, {
    batchId: batch.id,
    kind: 'meeting.added',
    to: bothOf(membersOf(batch.id), trainersOf(hosts)),
    values: { count: added.length, when: await momentIn(db, batch.timeZone, first.startsAt) },
  });
};

/** Announces another time of a meeting, and another trainer for it, to the members and to all trainers whom it is about. */
export const announceChange = async (
  db: Kysely<DB>,
  { id: batchId, timeZone, trainerId }: Batch,
  before: MeetingRow,
  after: MeetingRow,
): Promise<void> => {
  const when = await momentIn(db, timeZone, after.startsAt);
  if (before.startsAt !== after.startsAt || before.durationMinutes !== after.durationMinutes)
    await announce(db, {
      batchId,
      kind: 'meeting.moved',
      to: bothOf(membersOf(batchId), hostOf(after.id)),
      values: { before: await momentIn(db, timeZone, before.startsAt), when, minutes: after.durationMinutes },
    });
  if (before.hostTrainerId !== after.hostTrainerId)
    await announce(db, {
      batchId,
      kind: 'meeting.substitute',
      to: bothOf(membersOf(batchId), trainersOf([trainerId, before.hostTrainerId, after.hostTrainerId])),
      values: { when, trainer: after.hostName ?? '' },
    });
};
