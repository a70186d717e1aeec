import { sql } from 'kysely';
import { jobHandlers } from '../../domains/job-handlers';
import { testWorker } from '../jobs/testing';
import { studentFixture, type StudentFixture } from '../../domains/people/testing';
import { queueDue } from './schedules.queries';

let fixture: StudentFixture;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

/** A job that ended so many days ago, with two rows, and a file that it uses; one that has not ended without days. */
const job = async (kind: string, state: string, days: number | null): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into jobs (kind, name, state, user_id, finished_at, created_at) values (${kind}, ${kind}, ${state}, 1, now() - make_interval(days => ${days}), now() - interval '90 days') returning id`.execute(
    fixture.db,
  );
  const id = rows[0]?.id ?? 0;
  await sql`insert into job_rows (job_id, row_no, state) values (${id}, 1, 'done'), (${id}, 2, 'failed')`.execute(
    fixture.db,
  );
  await sql`insert into import_keys (job_id, key, row_no) values (${id}, 'email:a', 1)`.execute(fixture.db);
  const file = await sql<{
    id: number;
  }>`insert into files (purpose, status, original_name, mime, bytes, sha256, storage_key, uploaded_by) values ('import', 'ready', 'x', 'text/csv', 3, decode(repeat('00', 32), 'hex'), 'files/' || gen_random_uuid(), 1) returning id`.execute(
    fixture.db,
  );
  await sql`insert into file_uses (file_id, entity, entity_id, field) values (${file.rows[0]?.id}, 'jobs', ${id}, 'input')`.execute(
    fixture.db,
  );
  return id;
};
const purge = async (): Promise<void> => {
  await sql`update job_schedules set next_run_at = case when name = 'trash.purge' then now() else now() + interval '1 day' end`.execute(
    fixture.db,
  );
  await queueDue(
    fixture.db,
    jobHandlers.map(({ name }) => name),
  );
  await testWorker(fixture.api).drain();
};
/** Of each of these jobs: whether it is there, and how many rows, keys and files it has. */
const left = async (...ids: number[]) =>
  (
    await sql<{ isThere: boolean; has: number }>`
      select exists (select 1 from jobs where id = n.id) as is_there, (select count(*) from job_rows where job_id = n.id)::int + (select count(*) from import_keys where job_id = n.id)::int
        + (select count(*) from file_uses where entity = 'jobs' and entity_id = n.id)::int as has from unnest(${ids}::bigint[]) with ordinality as n (id, no) order by n.no`.execute(
      fixture.db,
    )
  ).rows.map(({ isThere, has }) => [isThere, has]);

it('work goes with its rows 30 days after its end; what ended later, works or waits stays', async () => {
  const gone = [await job('bulk', 'done', 31), await job('import', 'failed', 31), await job('export', 'cancelled', 31)];
  const kept = [await job('bulk', 'done', 29), await job('import', 'review', null)];
  await purge();
  expect(await left(...gone)).toEqual([
    [false, 0],
    [false, 0],
    [false, 0],
  ]);
  expect(await left(...kept)).toEqual([
    [true, 4],
    [true, 4],
  ]);
});

it('an import that a student came from stays without its rows, and the student is as before', async () => {
  const id = await job('import', 'done', 31);
  const student = await fixture.make();
  await sql`update students set import_job_id = ${id}, import_row = 1 where id = ${student.id}`.execute(fixture.db);
  const version = () =>
    sql<{ version: number }>`select version, import_job_id from students where id = ${student.id}`.execute(fixture.db);
  const before = (await version()).rows;
  await purge();
  expect(await left(id)).toEqual([[true, 0]]);
  expect((await version()).rows).toEqual(before);
});
