import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { skillImportCalls } from '@lectern/contract/catalog/skill-import';
import { studentCalls } from '@lectern/contract/people';
import { studentImportCalls } from '@lectern/contract/people/student-import';
import {
  importCalls,
  type ImportDetail,
  type ImportForm,
  type ImportRow,
  type Mapping,
} from '@lectern/contract/platform/import';
import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { testWorker } from '../../../server/jobs/testing';
import { testApi, type TestClient } from '../../../testing';

const startCalls = { students: studentImportCalls.start, skills: skillImportCalls.start } as const;

/** A real API, a worker, and an admin who imports. */
export const importFixture = async () => {
  const api = await testApi();
  const { db } = api.database;
  const admin = await api.signIn(1);
  const worker = testWorker(api);

  /** The result of a call that must succeed. */
  const done = async <C extends Call>(
    call: C,
    request: RequestOf<C>,
    by: TestClient = admin,
  ): Promise<ResponseOf<C>> => {
    const { status, body } = await by.send(call, request);
    if (status !== 200 || !body.success) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
    return body.result;
  };
  const upload = async (
    form: string,
    bytes: string | Buffer,
    { by = admin as TestClient, name = 'people.csv' } = {},
  ) => {
    const data = new FormData();
    data.append('form', form);
    data.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
    const response = await by.fetch('/api/s3/import', { method: 'POST', body: data });
    return {
      status: response.status,
      body: (await response.json()) as { message?: string; result?: { fileId: number; name: string } },
    };
  };
  const uploaded = async (form: ImportForm, bytes: string | Buffer, by?: TestClient): Promise<number> => {
    const { status, body } = await upload(form, bytes, { ...(by && { by }) });
    if (!body.result) throw new Error(`upload: ${status} ${JSON.stringify(body)}`);
    return body.result.fileId;
  };
  /** Uploads a file, matches its columns as proposed, and lets the worker check its rows. */
  const checked = async (
    form: ImportForm,
    bytes: string | Buffer,
    options: Partial<RequestOf<typeof studentImportCalls.start> & RequestOf<typeof skillImportCalls.start>> = {},
    by: TestClient = admin,
  ): Promise<number> => {
    const fileId = await uploaded(form, bytes, by);
    const { columns } = await done(importCalls.columns, { fileId, form }, by);
    const mapping: Mapping = columns.flatMap(({ field }, column) => (field ? [{ column, field }] : []));
    const { job } = await done(
      startCalls[form] as typeof studentImportCalls.start,
      { fileId, mapping, onDuplicate: 'skip', ...options },
      by,
    );
    await worker.drain();
    return job.id;
  };
  const detail = (id: number, by?: TestClient): Promise<ImportDetail> => done(importCalls.detail, { id }, by);
  const rows = async (id: number, by?: TestClient): Promise<readonly ImportRow[]> =>
    (await done(importCalls.rows, { id, limit: 100 }, by)).items;
  /** Number, state and reasons of each row. */
  const verdicts = async (id: number) =>
    (await rows(id)).map(({ rowNo, state, errors }) => [
      rowNo,
      state,
      ...errors.map(({ property, constraints }) => `${property}: ${Object.values(constraints).join(', ')}`),
    ]);
  const confirmed = async (id: number): Promise<ImportDetail> => {
    await done(jobCalls.confirm, { id });
    await worker.drain();
    return detail(id);
  };
  const emails = async (): Promise<string[]> =>
    (
      await sql<{
        email: string;
      }>`select u.email::text as email from students s join users u on u.id = s.user_id where s.deleted_at is null order by s.id`.execute(
        db,
      )
    ).rows.map(({ email }) => email);
  return {
    api,
    db,
    admin,
    worker,
    done,
    upload,
    uploaded,
    checked,
    detail,
    rows,
    verdicts,
    confirmed,
    emails,
    close: () => api.close(),
  };
};
export type ImportFixture = Awaited<ReturnType<typeof importFixture>>;

/** The values of person number `n` as a file has them: name, e-mail, mobile. */
export const person = (n: number): [string, string, string] => [
  'Asha',
  `asha${n}@example.com`,
  `98450 ${String(10_000 + n)}`,
];

/** Makes person number `n` a student. */
export const makeStudent = async (fixture: ImportFixture, n: number) => {
  const { id } = await fixture.db
    .selectFrom('countries')
    .select('id')
    .where('iso2', '=', 'IN')
    .executeTakeFirstOrThrow();
  const [firstName, email, mobile] = person(n);
  return (await fixture.done(studentCalls.create, { firstName, lastName: 'Rao', email, mobile, countryId: id }))
    .student;
};

/** A CSV of students, one line a row: name, e-mail, mobile. */
export const studentsCsv = (...rows: readonly (readonly [name: string, email: string, mobile: string])[]): string =>
  ['First name,E-mail,Mobile,Country', ...rows.map((row) => `${row.join(',')},India`)].join('\n');
