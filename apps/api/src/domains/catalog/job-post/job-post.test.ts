import { jobPostCalls, type JobPostDetail, type ProposalRow, type ProposalStatus } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { testWorker } from '../../../server/jobs/testing';
import { testApi } from '../../../testing';
import { constraintsOf } from '../testing';

let api: Awaited<ReturnType<typeof testApi>>;
let admin: Awaited<ReturnType<typeof api.signIn>>;
let trainers: readonly number[];
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  admin = await api.signIn(1);
  const { rows } = await sql<{ id: number }>`
    select r.id from trainers r join users u on u.id = r.user_id where r.deleted_at is null and u.status = 'active' and u.email is not null order by r.id limit 3`.execute(
    api.database.db,
  );
  trainers = rows.map(({ id }) => id);
});
afterAll(() => api.close());

let number = 0;
/** An open job with a proposal of each of these trainers. */
const make = async (count = 3): Promise<{ readonly id: number; readonly proposals: readonly number[] }> => {
  const title = `Lessons wanted ${(number += 1)}`;
  const { rows } = await sql<{ id: number; proposals: number[] }>`
    with j as (insert into job_posts (student_id, title, category_id, skill_id, budget_kind, currency, budget_min_minor, budget_max_minor, budget_units, expires_at)
      select 1, ${title}, category_id, id, 'hourly', 'INR', 100, 200, 2, now() + interval '9 days' from skills where id = 1 returning id),
      p as (insert into proposals (job_post_id, trainer_id, cover_text, amount_minor, currency)
        select j.id, t, 'I have taught this for years.', 100, 'INR' from j, unnest(${trainers.slice(0, count)}::bigint[]) t returning id)
    select (select id from j) as id, (select array_agg(id order by id) from p) as proposals`.execute(api.database.db);
  return rows[0]!;
};
const decide = (id: number, version: number, status: ProposalStatus, reason?: string) =>
  admin.send(jobPostCalls.decide, { id, version, status, ...(reason && { reason }) });
const resultOf = <T>(body: unknown): T => (body as { result: T }).result;
const job = async (id: number) =>
  resultOf<{ jobPost: JobPostDetail }>((await admin.send(jobPostCalls.detail, { id })).body).jobPost;
const proposals = async (id: number) =>
  resultOf<{ items: ProposalRow[] }>(
    (await admin.send(jobPostCalls.proposals, { filter: { jobId: `eq:${id}` }, sort: 'createdAt' })).body,
  ).items.toSorted((one, other) => one.id - other.id);
const change = async (id: number, status: JobPostDetail['status'], reason?: string) =>
  admin.send(jobPostCalls.changeStatus, { id, version: (await job(id)).version, status, ...(reason && { reason }) });
const heard = async (id: number) =>
  (
    await sql<{ title: string; n: number }>`
      select split_part(title, ':', 1) as title, count(*)::int as n from notifications where dedupe_key like ${`proposal:${id}:%`} group by 1 order by 1`.execute(
      api.database.db,
    )
  ).rows;

it('one proposal is accepted: the job is awarded, the others are rejected, and all three hear of it', async () => {
  const { id, proposals: ids } = await make();
  expect((await decide(ids[1]!, 1, 'shortlisted')).status).toBe(200);
  expect((await decide(ids[1]!, 2, 'accepted')).status).toBe(200);
  expect((await proposals(id)).map(({ status, statusReason }) => [status, statusReason])).toEqual([
    ['rejected', 'Another proposal was accepted'],
    ['accepted', ''],
    ['rejected', 'Another proposal was accepted'],
  ]);
  expect(await job(id)).toMatchObject({ status: 'awarded', proposals: 3, hasBatch: false });
  expect(await heard(id)).toEqual([
    { title: 'Your proposal is on the shortlist', n: 1 },
    { title: 'Your proposal was accepted', n: 1 },
    { title: 'Your proposal was not chosen', n: 2 },
  ]);
  expect((await decide(ids[0]!, 2, 'submitted')).status).toBe(409);
});

it('an award is taken back with a reason: those that lost to it are as they were, those rejected before are not', async () => {
  const { id, proposals: ids } = await make();
  await decide(ids[0]!, 1, 'rejected', 'Too expensive for us');
  await decide(ids[1]!, 1, 'shortlisted');
  await decide(ids[2]!, 1, 'accepted');
  const refused = await change(id, 'open');
  expect([refused.status, constraintsOf(refused.body)]).toEqual([400, { reason: ['Reason is required'] }]);
  expect((await change(id, 'open', 'The trainer has no time')).status).toBe(200);
  expect((await proposals(id)).map(({ status, statusReason }) => [status, statusReason])).toEqual([
    ['rejected', 'Too expensive for us'],
    ['shortlisted', ''],
    ['rejected', 'The trainer has no time'],
  ]);
});

it('an award with a batch stays', async () => {
  const { id, proposals: ids } = await make();
  await decide(ids[0]!, 1, 'accepted');
  await sql`update proposals set batch_id = (select min(id) from batches) where id = ${ids[0]!}`.execute(
    api.database.db,
  );
  expect(await change(id, 'open', 'The trainer has no time')).toMatchObject({
    status: 409,
    body: { message: 'A batch was made from the accepted proposal' },
  });
});

it('a job with proposals is not deleted, and is closed with a reason', async () => {
  const { id } = await make(1);
  const { version } = await job(id);
  expect(await admin.send(jobPostCalls.delete, { id, version })).toMatchObject({
    status: 409,
    body: { result: { uses: [{ kind: 'proposals', count: 1 }] } },
  });
  expect((await change(id, 'closed')).status).toBe(400);
  expect((await change(id, 'closed', 'Not needed any more')).status).toBe(200);
});

it('the clock expires open jobs whose last day is over; one is opened again with a new day', async () => {
  const { id } = await make(0);
  await sql`update job_posts set expires_at = now() - interval '1 minute' where id = ${id}`.execute(api.database.db);
  await sql`insert into jobs (name, kind) values ('job.expire', 'clock')`.execute(api.database.db);
  await testWorker(api).drain();
  const expired = await job(id);
  expect(expired.status).toBe('expired');
  expect(constraintsOf((await change(id, 'open')).body)).toEqual({
    status: ['Set a day from today on until which it is open'],
  });
  const expiresOn = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await admin.send(jobPostCalls.update, { id, version: expired.version, expiresOn });
  expect((await change(id, 'open')).status).toBe(200);
});

it.each(['Pacific/Honolulu', 'Pacific/Tongatapu'])(
  'a job is open until the end of its last day where the business is, in %s',
  async (zone) => {
    const { db } = api.database;
    const setZone = (name: string) =>
      sql`update settings set value = value || jsonb_build_object('timeZone', ${name}::text) where group_name = 'general'`.execute(
        db,
      );
    await setZone(zone);
    const { id } = await make(0);
    const expiresOn = new Date(Date.now() + 11 * 86_400_000).toISOString().slice(0, 10);
    await admin.send(jobPostCalls.update, { id, version: 1, expiresOn });
    const { expiresAt, ...saved } = await job(id);
    expect(saved.expiresOn).toBe(expiresOn);
    const clock = new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    });
    expect(clock.format(new Date(expiresAt))).toBe(`${expiresOn}, 23:59`);
    await setZone('Asia/Kolkata');
  },
);
