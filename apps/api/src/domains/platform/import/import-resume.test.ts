import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { importForms } from './forms';
import { importJob } from './import-job';
import type { JobHandler } from '../../../server/jobs/job';
import { testWorker } from '../../../server/jobs/testing';
import { importFixture, studentsCsv, type ImportFixture } from './testing';

let fixture: ImportFixture;
beforeAll(async () => void (fixture = await importFixture()));
afterAll(() => fixture.close());

const people = (from: number, count: number) =>
  studentsCsv(
    ...Array.from({ length: count }, (_, at): [string, string, string] => [
      'Asha',
      `resume${from + at}@example.com`,
      `98451 ${String(from + at).padStart(5, '0')}`,
    ]),
  );
const countOf = async (jobId: number) =>
  (
    await sql<{ students: number; audits: number; rows: number }>`
  select (select count(*)::int from students where import_job_id = ${jobId}) as students,
    (select count(*)::int from audit_log a join students s on a.entity = 'students' and a.entity_id = s.id::text where s.import_job_id = ${jobId} and a.action = 'student.create') as audits,
    (select count(*)::int from job_rows where job_id = ${jobId}) as rows`.execute(fixture.db)
  ).rows[0]!;

class Killed extends Error {}
const real = importJob(importForms.students);
/** As the import, but dies without a word at its `at`-th step, whose transaction is open then: what `kill -9` leaves. */
const dyingAt = (at: number): JobHandler => ({
  ...real,
  run: (work) => {
    let step = 0;
    return real.run({
      ...work,
      step: (done) =>
        work.step(async (db) => {
          const progress = await done(db);
          step += 1;
          if (step === at) throw new Killed();
          return progress;
        }),
    });
  },
});
/** Runs the due job until it dies there; it is in the queue again, as after its lease. */
const runAndDie = async (at: number, id: number): Promise<void> => {
  await testWorker(fixture.api, [dyingAt(at)], (error) => {
    if (!(error instanceof Killed)) throw error;
  }).drain();
  await sql`update jobs set run_at = now() where id = ${id} and state = 'queued'`.execute(fixture.db);
};
const started = async (csv: string): Promise<number> => {
  const id = await fixture.checked('students', csv);
  await fixture.done(jobCalls.confirm, { id });
  return id;
};

it('a check that died goes on behind the last rows that it wrote down', async () => {
  const idle = fixture.worker.drain;
  const die = testWorker(fixture.api, [dyingAt(2)], () => undefined);
  fixture.worker.drain = () => die.drain();
  const id = await fixture.checked('students', people(0, 1200));
  fixture.worker.drain = idle;
  expect(await countOf(id)).toMatchObject({ rows: 500 });
  await sql`update jobs set run_at = now() where id = ${id}`.execute(fixture.db);
  await fixture.worker.drain();
  expect(await fixture.detail(id)).toMatchObject({
    job: { state: 'review', done: 1200, total: 1200 },
    counts: { all: 1200, add: 1200 },
  });
});

it('an import that died twice ends, each row written once with its audit row', async () => {
  const id = await started(people(2000, 650));
  await runAndDie(2, id);
  expect(await countOf(id)).toMatchObject({ students: 200, audits: 200 });
  await runAndDie(2, id);
  expect(await countOf(id)).toMatchObject({ students: 400, audits: 400 });
  await fixture.worker.drain();
  expect(await fixture.detail(id)).toMatchObject({
    job: { state: 'done', done: 650, total: 650, summary: { done: 650, skipped: 0, failed: 0 } },
    counts: { done: 650, add: 0 },
  });
  expect(await countOf(id)).toMatchObject({ students: 650, audits: 650 });
});

it('a row that another worker has written by then is not written twice', async () => {
  const id = await started(people(3000, 3));
  await fixture.worker.drain();
  await sql`update job_rows set state = 'valid' where job_id = ${id}`.execute(fixture.db);
  await sql`update users set email = null, mobile_e164 = '+919000000' || id where id in (select user_id from students where import_job_id = ${id})`.execute(
    fixture.db,
  );
  await sql`update jobs set state = 'queued', finished_at = null where id = ${id}`.execute(fixture.db);
  await fixture.worker.drain();
  expect(await countOf(id)).toMatchObject({ students: 3 });
  expect((await fixture.detail(id)).counts).toMatchObject({ done: 3, failed: 0 });
});

it('cancelling keeps what is written, and trying again writes the rest', async () => {
  const id = await started(people(4000, 450));
  const cancelling: JobHandler = {
    ...real,
    run: (work) =>
      real.run({
        ...work,
        step: async (done) => (await work.step(done), void (await fixture.admin.send(jobCalls.cancel, { id }))),
      }),
  };
  await testWorker(fixture.api, [cancelling]).drain();
  expect((await fixture.detail(id)).job.state).toBe('cancelled');
  expect(await countOf(id)).toMatchObject({ students: 200 });
  await fixture.done(jobCalls.retry, { id });
  await fixture.worker.drain();
  expect(await countOf(id)).toMatchObject({ students: 450 });
  expect((await fixture.detail(id)).job).toMatchObject({ state: 'done', summary: { done: 450 } });
});

it('a file of many batches is checked to its last row, which is found to be like one of the first batch', async () => {
  const id = await fixture.checked(
    'students',
    `${people(5000, 2998)}\nZoë,no address,12,India\nBen,resume5000@example.com,98460 00001,India`,
  );
  expect((await fixture.detail(id)).counts).toMatchObject({ all: 3000, add: 2998, error: 1, duplicate: 1 });
});
