import { trainingAdCalls } from '@lectern/contract/catalog';
import { batchMemberCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { batchFixture } from '../src/domains/people/batch/testing';
import { inLanes, type Race } from './race';

const lanes = 3;
const atOnce = 5;

/** An ad is published while two people take its only batch from it and two book the one seat of that batch: it is never published without a batch, and one has the seat. */
export const raceAdBatches: Race = async (tries) => {
  const f = await batchFixture();
  const wrong: string[] = [];
  try {
    const second = await f.api.signIn(1);
    const { rows: made } = await sql<{ skillId: number; languageId: number }>`
      with c as (insert into categories (name, slug, sort_key) values ('Maths', 'maths', 1) returning id),
        s as (insert into skills (category_id, name, slug) select id, 'Algebra', 'algebra' from c returning id)
      select s.id as skill_id, (select min(id) from languages) as language_id from s`.execute(f.db);
    const ads: { readonly id: number; readonly batchId: number }[] = [];
    for (let lane = 0; lane < lanes; lane += 1) {
      const written = { ...made[0]!, trainerId: f.standard, currency: 'INR', price: '1500' };
      const days = { startsOn: '2031-03-03', endsOn: '2031-05-05' };
      const request = { ...written, ...days, title: `Algebra ${lane}` };
      const { id } = (await f.done(trainingAdCalls.create, request)).trainingAd;
      ads.push({ id, batchId: (await f.batch({ seats: 1 })).id });
    }
    const students = [await f.student(), await f.student()];
    await inLanes(tries / atOnce, lanes, async (lane, round) => {
      const { id, batchId } = ads[lane]!;
      await sql`update training_ads set status = 'review' where id = ${id}`.execute(f.db);
      await sql`insert into training_ad_batches (batch_id, training_ad_id) values (${batchId}, ${id}) on conflict do nothing`.execute(
        f.db,
      );
      await sql`delete from batch_members where batch_id = ${batchId}`.execute(f.db);
      await sql`update batches set seats_taken = 0 where id = ${batchId}`.execute(f.db);
      const { version } = (await f.done(trainingAdCalls.detail, { id })).trainingAd;
      const publish = () => f.admin.send(trainingAdCalls.changeStatus, { id, version, status: 'published' });
      const unlink = (client: typeof second) => () => client.send(trainingAdCalls.unlinkBatch, { id, batchId });
      const book = (at: number) => () =>
        [f.admin, second][at]!.send(batchMemberCalls.add, { batchId, studentIds: [students[at]!], as: 'active' });
      const sent = round % 2 === 0 ? [publish, unlink(second)] : [unlink(second), publish];
      const answers = await Promise.all([...sent, unlink(f.admin), book(0), book(1)].map((send) => send()));
      const { rows } = await sql<{ status: string; missing: string[]; taken: number; members: number }>`
        select a.status, training_ad_missing(a.id) as missing, b.seats_taken as taken,
          (select count(*)::int from batch_members m where m.batch_id = b.id and m.state = 'active') as members
        from training_ads a, batches b where a.id = ${id} and b.id = ${batchId}`.execute(f.db);
      const { status = '', missing = [], taken, members } = rows[0] ?? {};
      const isRight =
        answers.every((answer) => [200, 404, 409].includes(answer.status)) &&
        (status !== 'published' || missing.length === 0) &&
        `${taken} ${members}` === '1 1';
      if (!isRight)
        wrong.push(
          `round ${round}: ${answers.map((answer) => answer.status).join()}; ${status} without ${missing.join(', ')}; ${taken} seats taken by ${members}`,
        );
    });
    return wrong;
  } finally {
    await f.close();
  }
};
