import { trainerCalls, trainerEducationCalls, type TrainerPart } from '@lectern/contract/people';
import { sql } from 'kysely';
import { trainerFixture } from '../src/domains/people/trainer/testing';
import { inLanes, type Race } from './race';

const lanes = 4;
interface Seen {
  readonly state: string;
  readonly revision: number;
  readonly owner: string;
  readonly rowId: number;
  readonly version: number;
}

/**
 * A trainer writes a part while somebody approves it: an approval holds for the revision that was on the screen, and no other. Every other round two people approve the last
 * two parts at once: the trainer is verified.
 */
export const raceVerification: Race = async (tries) => {
  const f = await trainerFixture();
  const wrong: string[] = [];
  try {
    const second = await f.api.signIn(1);
    const trainers: number[] = [];
    for (let lane = 0; lane < lanes; lane += 1) trainers.push((await f.submitted()).id);
    const seenOf = async (id: number, part: TrainerPart): Promise<Seen> => {
      const { rows } = await sql<Seen>`
        select v.state, v.part_revision as revision, t.state as owner, e.id as row_id, e.version from verifications v join trainers t on t.id = v.trainer_id join educations e on e.trainer_id = t.id
        where t.id = ${id} and v.part = ${part}`.execute(f.db);
      return rows[0]!;
    };
    const approve = (client: typeof f.admin, id: number, part: TrainerPart, { revision }: Seen) =>
      client.send(trainerCalls.verify, { id, part, decision: 'approve', partRevision: revision });
    /** All parts approved but these; the trainer waits for a decision. */
    const open = async (id: number, parts: readonly TrainerPart[]): Promise<void> => {
      await sql`update verifications set state = case when part = any(${[...parts]}) then 'pending' else 'approved' end where trainer_id = ${id} and state <> 'empty'`.execute(
        f.db,
      );
      await sql`update trainers set state = 'submitted' where id = ${id}`.execute(f.db);
    };
    await inLanes(tries / 2, lanes, async (lane, round) => {
      const id = trainers[lane]!;
      if (round % 2 === 0) {
        await open(id, ['education']);
        const seen = await seenOf(id, 'education');
        const row = { id: seen.rowId, version: seen.version, school: `School ${round}` };
        const [decision, write] = await Promise.all([
          approve(second, id, 'education', seen),
          f.admin.send(trainerEducationCalls.update, row),
        ]);
        const { state, revision, owner } = await seenOf(id, 'education');
        const isRight =
          write.status === 200 &&
          (decision.status === 200 || decision.status === 409) &&
          `${state} ${revision}` === `pending ${seen.revision + 1}` &&
          owner === (decision.status === 200 ? 'verified' : 'submitted');
        if (!isRight)
          wrong.push(
            `round ${round}: decision ${decision.status}, write ${write.status}, ${state} ${revision}, ${owner}`,
          );
        return;
      }
      await open(id, ['education', 'skills']);
      const [education, skills] = [await seenOf(id, 'education'), await seenOf(id, 'skills')];
      const both = await Promise.all([
        approve(f.admin, id, 'education', education),
        approve(second, id, 'skills', skills),
      ]);
      const { owner } = await seenOf(id, 'education');
      if (both.some(({ status }) => status !== 200) || owner !== 'verified')
        wrong.push(`round ${round}: both approved at once ${both.map(({ status }) => status).join()}, ${owner}`);
    });
    return wrong;
  } finally {
    await f.close();
  }
};
