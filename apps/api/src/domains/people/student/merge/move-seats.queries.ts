import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { mergedSeat, type LiveState } from './membership';

const live = sql`('waitlisted', 'reserved', 'active', 'completed')`;

/** The batches of both students, in the order in which they are locked everywhere. */
export const batchesOf = async (db: Kysely<DB>, studentIds: readonly number[]): Promise<number[]> =>
  (
    await sql<{ batchId: number }>`
      select distinct batch_id from batch_members where student_id in (${sql.join(studentIds)}) order by batch_id`.execute(
      db,
    )
  ).rows.map(({ batchId }) => batchId);

/** Locks batches in their order: bookings lock a batch before its members. */
export const lockBatches = async (db: Kysely<DB>, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0)
    await sql`select 1 from batches where id in (${sql.join([...ids])}) order by id for update`.execute(db);
};

interface Shared {
  readonly batchId: number;
  readonly keptMember: number;
  readonly mergedMember: number;
  readonly keptState: LiveState;
  readonly mergedState: LiveState;
}

/** In a batch that both are in, the better seat stays and the other ends as `left`; a second taken seat is free again. */
const joinSeats = async (db: Kysely<DB>, { batchId, keptMember, mergedMember, ...states }: Shared): Promise<void> => {
  const { takeMerged, freed } = mergedSeat(states.keptState, states.mergedState);
  if (takeMerged)
    await sql`update batch_members k set state = m.state, reserved_until = m.reserved_until, waitlisted_at = m.waitlisted_at, joined_at = m.joined_at, source = 'merge'
      from batch_members m where k.id = ${keptMember} and m.id = ${mergedMember}`.execute(db);
  await sql`update batch_members set state = 'left', left_reason = 'merged', left_at = now(), reserved_until = null where id = ${mergedMember}`.execute(
    db,
  );
  if (freed) await sql`update batches set seats_taken = seats_taken - 1 where id = ${batchId}`.execute(db);
};

/** Moves the seats of the duplicate; answers in how many batches. The batches and both students are locked. */
export const moveSeats = async (db: Kysely<DB>, kept: number, merged: number): Promise<number> => {
  const { rows: shared } = await sql<Shared>`
    select k.batch_id, k.id as kept_member, m.id as merged_member, k.state as kept_state, m.state as merged_state
    from batch_members k join batch_members m on m.batch_id = k.batch_id and m.student_id = ${merged} and m.state in ${live}
    where k.student_id = ${kept} and k.state in ${live} order by k.batch_id`.execute(db);
  for (const each of shared) await joinSeats(db, each);
  const moved =
    await sql`update batch_members set student_id = ${kept} where student_id = ${merged} and left_reason <> 'merged'`.execute(
      db,
    );
  return shared.length + Number(moved.numAffectedRows ?? 0);
};
