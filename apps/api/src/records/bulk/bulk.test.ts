import { jobCalls } from '@lectern/contract/platform/job';
import { studentCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { studentFixture, type StudentFixture } from '../../domains/people/testing';
import { claimJob } from '../../server/jobs/claim.queries';
import { jobOf, testWorker } from '../../server/jobs/testing';

let fixture: StudentFixture;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

const erasedLater = async (id: number) =>
  sql`update users set status = 'erased', erased_at = now() where id = (select user_id from students where id = ${id})`.execute(
    fixture.db,
  );
const makeMany = async (count: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with u as (insert into users (role_id, status, first_name, email, slug, country_id) select 15, 'active', 'Many', 'many' || n || '.' || random() || '@example.com', 'many-' || n || '-' || substr(md5(random()::text), 1, 8), ${fixture.india} from generate_series(1, ${count}::int) n returning id)
    insert into students (user_id) select id from u returning id`.execute(fixture.db);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};
const statesOf = async (ids: readonly number[]) =>
  (
    await sql<{
      n: number;
      state: string;
    }>`select count(*)::int as n, lead_state as state from students where id = any(${ids}::bigint[]) group by 2 order by 2`.execute(
      fixture.db,
    )
  ).rows;
const auditsOf = async (ids: readonly number[]) =>
  (
    await sql<{
      n: number;
    }>`select count(*)::int as n from audit_log where action = 'student.update' and entity_id = any(${ids.map(String)}::text[])`.execute(
      fixture.db,
    )
  ).rows[0]?.n;

it('a few named rows are done before the answer, each with its audit row; the others are skipped, with the reason', async () => {
  const [good, won, gone] = [await fixture.make(), await fixture.make(), await fixture.make()];
  await sql`update students set lead_state = 'enrolled' where id = ${won.id}`.execute(fixture.db);
  await fixture.done(studentCalls.delete, { id: gone.id, version: 1 });
  const { job } = await fixture.done(jobCalls.bulk, {
    action: 'student.lead',
    ids: [good.id, won.id, gone.id, good.id],
    args: { leadState: 'contacted' },
  });
  expect(job).toMatchObject({ state: 'done', done: 3, total: 3, summary: { done: 1, skipped: 2, failed: 0 } });
  const { items } = await fixture.done(jobCalls.rows, { id: job.id, filter: { state: 'eq:skipped' } });
  expect(
    items.map(({ entityId, errors }) => [entityId, errors.flatMap(({ constraints }) => Object.values(constraints))]),
  ).toEqual([
    [won.id, ["Lead status can't go from Enrolled to Contacted"]],
    [gone.id, ['It is no longer there']],
  ]);
  expect(await fixture.audits('student.update', good.id)).toHaveLength(1);
});

it('all that match a filter are done by the worker: those that matched when it began, and no other [E4.2]', async () => {
  const ids = await makeMany(130);
  const { job } = await fixture.done(jobCalls.bulk, {
    action: 'student.lead',
    query: { q: 'many', filter: { leadState: 'eq:new' } },
    args: { leadState: 'contacted' },
  });
  expect(job).toMatchObject({ state: 'queued', done: 0, total: null });
  await testWorker(fixture.api).drain();
  expect(await jobOf(fixture.admin, job.id)).toMatchObject({
    state: 'done',
    done: 130,
    total: 130,
    summary: { done: 130, skipped: 0, failed: 0 },
    file: null,
  });
  expect([await statesOf(ids), await auditsOf(ids)]).toEqual([[{ n: 130, state: 'contacted' }], 130]);
});

it('the rows that were skipped come as a file, with the reason of each [E4.3]', async () => {
  const ids = await makeMany(60);
  await erasedLater(ids[3] ?? 0);
  await sql`update students set lead_state = 'enrolled' where id = any(${ids.slice(0, 2)}::bigint[])`.execute(
    fixture.db,
  );
  const { job } = await fixture.done(jobCalls.bulk, { action: 'student.lead', ids, args: { leadState: 'contacted' } });
  await testWorker(fixture.api).drain();
  const after = await jobOf(fixture.admin, job.id);
  expect([after.done, after.summary.done + after.summary.skipped]).toEqual([60, 60]);
  expect(after.summary.skipped).toBeGreaterThanOrEqual(2);
  expect(after.file).toMatchObject({ name: 'Skipped students.csv' });
});

it('without the right for one there is no bulk action', async () => {
  const { id } = await fixture.make();
  expect(await fixture.sales.send(jobCalls.bulk, { action: 'student.delete', ids: [id] })).toMatchObject({
    status: 403,
    body: { missing: ['studentDelete'] },
  });
});

it('a right that is taken away meanwhile stops the rest', async () => {
  const ids = await makeMany(120);
  const client = await fixture.api.signIn(4);
  const { body } = await client.send(jobCalls.bulk, { action: 'student.lead', ids, args: { leadState: 'contacted' } });
  await sql`delete from role_rights where role_id = 4 and right_name = 'studentEdit'`.execute(fixture.db);
  await testWorker(fixture.api).drain();
  expect(await jobOf(client, body.success ? body.result.job.id : 0)).toMatchObject({
    state: 'failed',
    error: 'Not allowed to access',
  });
  expect(await statesOf(ids)).toEqual([{ n: 120, state: 'new' }]);
  await sql`insert into role_rights (role_id, right_name) values (4, 'studentEdit')`.execute(fixture.db);
});

it('a worker that dies in the middle leaves whole rows, and the next one does each of the others once', async () => {
  const ids = await makeMany(120);
  const { job } = await fixture.done(jobCalls.bulk, { action: 'student.lead', ids, args: { leadState: 'contacted' } });
  // The worker dies at its third transaction: the list of rows and one batch are committed, the second batch is not.
  let steps = 0;
  const dying = {
    ...fixture.api.services,
    db: new Proxy(fixture.db, {
      get: (db, name) =>
        name === 'transaction' && (steps += 1) > 2
          ? () => {
              throw new Error('dead');
            }
          : Reflect.get(db, name).bind(db),
    }),
  };
  const { createWorker } = await import('../../server/jobs/worker');
  const { jobHandlers } = await import('../../domains/job-handlers');
  await createWorker({
    services: dying,
    pool: fixture.api.database.pool,
    handlers: jobHandlers,
    report: () => undefined,
    name: 'dying',
  }).drain();
  expect(await jobOf(fixture.admin, job.id)).toMatchObject({ state: 'queued', done: 50 });
  await sql`update jobs set run_at = now() where id = ${job.id}`.execute(fixture.db);
  await testWorker(fixture.api).drain();
  expect(await jobOf(fixture.admin, job.id)).toMatchObject({
    state: 'done',
    summary: { done: 120, skipped: 0, failed: 0 },
  });
  expect([await statesOf(ids), await auditsOf(ids)]).toEqual([[{ n: 120, state: 'contacted' }], 120]);
});

it('a worker whose lease ran out can write nothing more', async () => {
  const ids = await makeMany(60);
  const { job } = await fixture.done(jobCalls.bulk, { action: 'student.lead', ids, args: { leadState: 'contacted' } });
  const stale = await claimJob(fixture.db, 'sleeper');
  expect(stale?.id).toBe(job.id);
  await sql`update jobs set lease_until = now() - interval '1 second' where id = ${job.id}`.execute(fixture.db);
  await testWorker(fixture.api).drain();
  const { runJob } = await import('../../server/jobs/run-job');
  const { jobHandlers } = await import('../../domains/job-handlers');
  if (stale)
    await runJob(
      fixture.api.services,
      jobHandlers.find(({ name }) => name === 'bulk'),
      stale,
      {
        isEnding: () => false,
        report: (error) => {
          throw error;
        },
      },
    );
  expect([await auditsOf(ids), await jobOf(fixture.admin, job.id)]).toMatchObject([
    60,
    { state: 'done', summary: { done: 60 } },
  ]);
});

it('cancelled while it runs, it stops at its next step; tried again, it does the rest', async () => {
  const ids = await makeMany(120);
  const { job } = await fixture.done(jobCalls.bulk, { action: 'student.lead', ids, args: { leadState: 'contacted' } });
  const claimed = await claimJob(fixture.db, 'slow');
  await fixture.done(jobCalls.cancel, { id: job.id });
  expect(await jobOf(fixture.admin, job.id)).toMatchObject({ state: 'running', isStopping: true });
  const { runJob } = await import('../../server/jobs/run-job');
  const { jobHandlers } = await import('../../domains/job-handlers');
  if (claimed)
    await runJob(
      fixture.api.services,
      jobHandlers.find(({ name }) => name === 'bulk'),
      claimed,
      {
        isEnding: () => false,
        report: (error) => {
          throw error;
        },
      },
    );
  expect(await jobOf(fixture.admin, job.id)).toMatchObject({ state: 'cancelled' });
  expect(await statesOf(ids)).toEqual([{ n: 120, state: 'new' }]);
  await fixture.done(jobCalls.retry, { id: job.id });
  await testWorker(fixture.api).drain();
  expect(await jobOf(fixture.admin, job.id)).toMatchObject({ state: 'done', summary: { done: 120 } });
});

it('a job is its owner’s: others do not see it, and who sees all jobs can’t end it', async () => {
  const { job } = await fixture.done(
    jobCalls.bulk,
    { action: 'student.lead', ids: await makeMany(60), args: { leadState: 'contacted' } },
    fixture.sales,
  );
  const other = await fixture.api.signIn(4);
  expect((await other.send(jobCalls.detail, { id: job.id })).status).toBe(404);
  expect((await other.send(jobCalls.cancel, { id: job.id })).status).toBe(404);
  expect((await fixture.admin.send(jobCalls.detail, { id: job.id })).status).toBe(200);
  expect((await fixture.admin.send(jobCalls.rows, { id: job.id })).status).toBe(404);
  expect((await fixture.admin.send(jobCalls.cancel, { id: job.id })).status).toBe(403);
  await fixture.done(jobCalls.cancel, { id: job.id }, fixture.sales);
  expect((await fixture.sales.send(jobCalls.cancel, { id: job.id })).body).toMatchObject({
    result: 'It was cancelled',
  });
});
