import { jobPostCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { testApi } from '../src/testing';
import { inLanes, type Race } from './race';

const lanes = 3;
const atOnce = 4;

/** All proposals to a job are accepted at once, one of them by two people: one is, the others are rejected, and the job is awarded. */
export const raceProposals: Race = async (tries) => {
  const api = await testApi({ seed: 'demo' });
  const { db } = api.database;
  const wrong: string[] = [];
  try {
    const people = [await api.signIn(1), await api.signIn(1)];
    await inLanes(tries / atOnce, lanes, async (_lane, round) => {
      const { rows: made } = await sql<{ id: number; proposals: number[] }>`
        with j as (insert into job_posts (student_id, title, category_id, skill_id, budget_kind, currency, budget_min_minor, budget_max_minor, budget_units, expires_at)
          select 1, ${`Lessons wanted ${round}`}, category_id, id, 'hourly', 'INR', 100, 200, 2, now() + interval '9 days' from skills where id = 1 returning id),
          t as (select r.id from trainers r join users u on u.id = r.user_id where r.deleted_at is null and u.status = 'active' order by r.id limit 3),
          p as (insert into proposals (job_post_id, trainer_id, cover_text, amount_minor, currency)
            select j.id, t.id, 'I have taught this for years.', 100, 'INR' from j, t returning id)
        select (select id from j) as id, (select array_agg(id order by id) from p) as proposals`.execute(db);
      const { id, proposals } = made[0]!;
      const accepted = [...proposals, proposals[0]!];
      const answers = await Promise.all(
        accepted.map((proposal, at) =>
          people[at % 2]!.send(jobPostCalls.decide, { id: proposal, version: 1, status: 'accepted' }),
        ),
      );
      const { rows } = await sql<{ status: string; kept: string }>`
        select j.status, string_agg(p.status, ' ' order by p.status) as kept from job_posts j join proposals p on p.job_post_id = j.id
        where j.id = ${id} group by j.id`.execute(db);
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      if (
        statuses.join() !== '200,409,409,409' ||
        rows[0]?.status !== 'awarded' ||
        rows[0].kept !== 'accepted rejected rejected'
      )
        wrong.push(`round ${round}: ${statuses.join()}, ${JSON.stringify(rows[0])}`);
    });
    return wrong;
  } finally {
    await api.close();
  }
};
