import type { ResponseOf } from '@lectern/contract';
import { isOpenBatch, type batchCalls, type BatchDetail, type MeetingTime } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { trimmed } from '../../../records/record-writes';
import { ApiError, conflict, fieldConflict, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { noteActivities } from './activity.queries';
import { batchAudit } from './batch-create';
import { checkBatch } from './batch-check';
import { spanMeetings } from './batch-write.queries';
import { batches } from './batch.table';
import { lockTrainer } from './overlap.queries';
import { announce } from './news/announce';
import { bothOf, membersOf, trainersOf } from './news/readers';
import { timed } from './plan.queries';
import { refuseOverlaps } from './plan';

/** The coming meetings of a batch that its own trainer holds. */
const comingMeetings = async (db: Kysely<DB>, batchId: number): Promise<readonly MeetingTime[]> =>
  (
    await sql<MeetingTime>`
      select local_date, to_char(local_start, 'HH24:MI') as local_start, duration_minutes
      from meetings where batch_id = ${batchId} and state = 'scheduled' and starts_at > now() and deleted_at is null and host_user_id is null order by starts_at`.execute(
      db,
    )
  ).rows;

/** Only the changed fields of `values`. */
const changed = <Values extends object>(row: BatchDetail, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(row[name as keyof BatchDetail]),
    ),
  ) as Partial<Values>;

/** Another trainer or zone moves the coming meetings: they must fit the trainer's other ones. */
const refuseMoved = async (db: Kysely<DB>, row: BatchDetail, trainerId: number, timeZone: string): Promise<void> => {
  const moved = await timed(db, timeZone, await comingMeetings(db, row.id));
  const field = trainerId === row.trainerId ? 'timeZone' : 'trainerId';
  await refuseOverlaps(db, trainerId, moved, { pathOf: () => field, batchId: row.id });
};

/** Announces another trainer or time zone to the members and the trainers. */
const announceMoved = async (db: Kysely<DB>, before: BatchDetail, after: BatchDetail): Promise<void> => {
  const { id: batchId, trainerName: trainer } = after;
  const to = bothOf(membersOf(batchId), trainersOf([before.trainerId, after.trainerId]));
  if (before.trainerId !== after.trainerId)
    await announce(db, { batchId, kind: 'batch.trainer', to, values: { trainer } });
  if (before.timeZone !== after.timeZone) await announce(db, { batchId, kind: 'batch.zone', to });
};

/** Changes a batch that is not cancelled; of one that is over only title and description. */
export const updateBatch = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof batchCalls.update>): Promise<ResponseOf<typeof batchCalls.update>> => {
  const { id, version: _version, ...sent } = request;
  const { rows } = await sql<{ trainerId: number }>`select trainer_id from batches where id = ${id}`.execute(db);
  await lockTrainer(db, sent.trainerId ?? rows[0]?.trainerId ?? 0);
  const row = await batches.lock(db, request);
  const values = changed(row, trimmed(sent) as typeof sent);
  const { title: _title, description: _description, ...others } = values;
  if (row.status === '5' && Object.keys(values).length > 0) throw conflict('A cancelled batch can’t change');
  if (!isOpenBatch(row.status) && Object.keys(others).length > 0)
    throw new ApiError(409, {
      message: 'This batch is over',
      error: Object.keys(others).map((name) => fieldError(name, 'fixed', 'This can no longer change')),
    });
  await checkBatch(db, values, row.startsAt, { ...row, ...values });
  const { seats, trainerId, timeZone } = values;
  if (seats !== undefined && seats < row.seatsTaken) throw fieldConflict('seats', `${row.seatsTaken} seats are taken`);
  if (trainerId !== undefined || timeZone !== undefined)
    await refuseMoved(db, row, trainerId ?? row.trainerId, timeZone ?? row.timeZone);
  if (Object.keys(values).length > 0) await batches.update(db, row, values);
  if (timeZone !== undefined) await spanMeetings(db, id);
  const batch = await batches.read(db, id);
  audit(batchAudit('update', batch, row, batch));
  if (Object.keys(values).length > 0)
    await noteActivities(db, [
      { batchId: id, kind: 'batch.changed', actorId: actor.userId, data: { fields: Object.keys(values) } },
    ]);
  if (isOpenBatch(row.status)) await announceMoved(db, row, batch);
  return { batch };
};
