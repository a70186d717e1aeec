import { setTimeout as pause } from 'node:timers/promises';
import { demoUsers } from '@lectern/api/demo-users';
import { TestClient } from '@lectern/api/test-client';
import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { studentImportCalls } from '@lectern/contract/people/student-import';
import { authCalls } from '@lectern/contract/platform';
import { importCalls } from '@lectern/contract/platform/import';
import { jobCalls } from '@lectern/contract/platform/job';
import type pg from 'pg';
import { startConsole, type Console } from '../src/harness/console';
import { databaseOf } from '../src/harness/database';
import { closeGate, untilAtGate } from './hold-jobs';
import { processesOf } from './processes';

/** Several steps each: an action takes 50 rows in a step, an import 200. */
const rows = { exported: 5000, acted: 300, imported: 500 };

const send = async <C extends Call>(client: TestClient, call: C, request: RequestOf<C>): Promise<ResponseOf<C>> => {
  const { status, body } = await client.send(call, request);
  if (!body.success) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
  return body.result;
};

const signIn = async (url: string): Promise<TestClient> => {
  const client = new TestClient(url);
  const { email, password } = demoUsers[0];
  client.sessionId = (await send(client, authCalls.signIn, { email, password, remember: false })).session.id;
  return client;
};

/** Students that lists and exports are made long by; gives the ids of some of them. */
const makeStudents = async (database: pg.Client): Promise<number[]> => {
  const { rows: made } = await database.query<{ id: string }>(
    `with u as (insert into users (role_id, status, first_name, email, slug, country_id) select 15, 'active', 'Crash', 'crash' || n || '@example.com', 'crash-' || n, 1 from generate_series(1, $1::int) n returning id)
     insert into students (user_id) select id from u returning id`,
    [rows.exported],
  );
  await database.query('analyze users, students');
  return made.slice(0, rows.acted).map(({ id }) => Number(id));
};

const upload = async (client: TestClient): Promise<number> => {
  const lines = Array.from(
    { length: rows.imported },
    (_, at) => `Crash,Import,crash.import${at}@example.com,98${String(at).padStart(8, '0')},India`,
  );
  const form = new FormData();
  form.set(
    'file',
    new File([['First name,Last name,E-mail,Mobile,Country', ...lines].join('\n')], 'students.csv', {
      type: 'text/csv',
    }),
  );
  form.set('form', 'students');
  const answer = await client.fetch('/api/s3/import', { method: 'POST', body: form });
  const body = (await answer.json()) as { success: boolean; result: { fileId: number } };
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.result.fileId;
};

interface Standing {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly done: number;
  /** Rows that came to a good end: a dry run has none. */
  readonly written: number;
}
const standingOf = async (database: pg.Client, ids: readonly number[]): Promise<Standing[]> =>
  (
    await database.query<Standing>(
      `select id::int, kind, state, progress_done::int as done, coalesce((summary->>'done')::int, 0) as written from jobs where id = any($1) order by id`,
      [ids],
    )
  ).rows;
const until = async (
  what: string,
  database: pg.Client,
  ids: readonly number[],
  holds: (jobs: Standing[]) => boolean,
): Promise<void> => {
  const end = Date.now() + 240_000;
  for (let jobs = await standingOf(database, ids); !holds(jobs); jobs = await standingOf(database, ids)) {
    if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(jobs)}`);
    await pause(20);
  }
};

export interface JobsAftermath {
  /** How far each job was when its processes were killed, and what it came to. */
  readonly killedAt: readonly Standing[];
  readonly ended: readonly Standing[];
  /** Rows of the action with anything but one row in the audit log. */
  readonly actedNotOnce: number;
  /** Students of the import, and how many different rows of the file they are. */
  readonly imported: { readonly students: number; readonly rows: number };
  /** Rows of the export's file, and how many different students they are. */
  readonly exported: { readonly rows: number; readonly students: number };
}

/** Begins an import, an action on many rows and an export, kills API and worker in the middle of all three, starts again, and returns their results. */
export const crashJobs = async (console_: Console): Promise<{ console: Console; aftermath: JobsAftermath }> => {
  const before = await databaseOf(console_.dataFolder);
  before.on('error', () => undefined); // the database ends with the console
  const ids = await makeStudents(before);
  const client = await signIn(console_.url);
  const fileId = await upload(client);
  const { columns } = await send(client, importCalls.columns, { fileId, form: 'students' });
  const mapping = columns.flatMap(({ field }, column) => (field === null ? [] : [{ column, field }]));
  const { job: importing } = await send(client, studentImportCalls.start, { fileId, mapping, onDuplicate: 'skip' });
  await until('the dry run ends', before, [importing.id], ([job]) => job?.state === 'review');
  await closeGate(before);
  const { job: acting } = await send(client, jobCalls.bulk, {
    action: 'student.lead',
    ids,
    args: { leadState: 'lost' },
  });
  await send(client, jobCalls.confirm, { id: importing.id });
  const { job: exporting } = await send(client, jobCalls.export, {
    call: 'student/list',
    query: {},
    columns: ['id', 'name'],
    format: 'csv',
  });
  const all = [importing.id, acting.id, exporting.id];
  await untilAtGate(before, all.length);
  const ended = new Promise((resolve) => console_.process.once('exit', resolve));
  const killedAt = await standingOf(before, all);
  for (const pid of processesOf(console_)) process.kill(pid, 'SIGKILL');
  await before.end().catch(() => undefined);
  await ended;

  const again = await startConsole({ dataFolder: console_.dataFolder, port: console_.port });
  const after = await databaseOf(again.dataFolder);
  try {
    await until('each job ends', after, all, (jobs) =>
      jobs.every(({ state }) => state === 'done' || state === 'failed'),
    );
    const one = async <T extends object>(sql: string, values: unknown[]): Promise<T> =>
      (await after.query<T>(sql, values)).rows[0] as T;
    const { n } = await one<{ n: number }>(
      `select count(*)::int as n from unnest($1::text[]) as acted (row_id) where (select count(*) from audit_log where action = 'student.update' and entity = 'students' and entity_id = acted.row_id) <> 1`,
      [ids.map(String)],
    );
    const imported = await one<JobsAftermath['imported']>(
      'select count(*)::int as students, count(distinct import_row)::int as rows from students where import_job_id = $1',
      [importing.id],
    );
    const newClient = await signIn(again.url);
    const { url } = await send(newClient, jobCalls.file, { id: exporting.id });
    const lines = (await (await newClient.fetch(url)).text()).trimEnd().split('\r\n').slice(1);
    const exported = { rows: lines.length, students: new Set(lines.map((line) => line.split(',')[0])).size };
    return {
      console: again,
      aftermath: { killedAt, ended: await standingOf(after, all), actedNotOnce: n, imported, exported },
    };
  } finally {
    await after.end();
  }
};

/** How many rows the jobs are about. */
export const jobSizes = rows;
