import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { studentImportCalls } from '@lectern/contract/people/student-import';
import { importCalls, type Mapping } from '@lectern/contract/platform/import';
import { authCalls } from '@lectern/contract/platform';
import { jobCalls } from '@lectern/contract/platform/job';
import { seedDemo } from '../src/seed/demo';
import { demoUsers } from '../src/seed/demo-users';
import { freePort } from '../src/database/embedded/server-probe';
import { TestClient } from '../src/testing/client';
import { testTools } from '../src/testing/tools';
import type { Note } from '.';
import { startDatabase } from './database';
import { startOurs } from './processes';

/** Students in the file. */
const rows = 20_000;

const call = async <C extends Call>(client: TestClient, declared: C, request: RequestOf<C>): Promise<ResponseOf<C>> => {
  const { status, body } = await client.send(declared, request);
  if (!body.success) throw new Error(`${declared.path}: ${status} ${JSON.stringify(body)}`);
  return body.result;
};

const lineOf = (at: number): string =>
  `Asha,Rao,import.${at}@example.com,98${String(10_000_000 + at)},India,Pune,2001-02-${String(1 + (at % 28)).padStart(2, '0')},female`;
const csv = (): string =>
  [
    'First name,Last name,E-mail,Mobile,Country,City,Date of birth,Gender',
    ...Array.from({ length: rows }, (_, at) => lineOf(at)),
  ].join('\n');

const upload = async (client: TestClient): Promise<number> => {
  const form = new FormData();
  form.append('form', 'students');
  form.append('file', new Blob([csv()]), 'students.csv');
  const answer = (await (await client.fetch('/api/s3/import', { method: 'POST', body: form })).json()) as {
    result: { fileId: number };
  };
  return answer.result.fileId;
};

/** Seconds until the job has come to this state. @throws when it came to another end */
const secondsTo = async (client: TestClient, id: number, wanted: 'review' | 'done'): Promise<number> => {
  const began = performance.now();
  for (;;) {
    const { job } = await call(client, jobCalls.detail, { id });
    if (job.state === wanted) return (performance.now() - began) / 1000;
    if (job.state === 'failed' || job.state === 'cancelled')
      throw new Error(`the import ended as ${job.state}: ${job.error ?? ''}`);
    await pause(100);
  }
};

/** Students of a file, from the upload to the last row: rows ÷ seconds of check and writing, each row with its account and its row in the audit log. */
export const benchImport = async (_rounds: number, note: Note): Promise<void> => {
  const database = await startDatabase((db) => seedDemo(db, testTools));
  try {
    const ours = await startOurs(database.url, path.join(database.folder, 'data'), await freePort());
    try {
      const client = new TestClient(ours.origin);
      const { email, password } = demoUsers[1];
      const { body } = await client.send(authCalls.signIn, { email, password, remember: false });
      if (!body.success) throw new Error('the sign-in was refused');
      client.sessionId = body.result.session.id;
      const fileId = await upload(client);
      const { columns } = await call(client, importCalls.columns, { fileId, form: 'students' });
      const mapping: Mapping = columns.flatMap(({ field }, column) => (field ? [{ column, field }] : []));
      const { job } = await call(client, studentImportCalls.start, { fileId, mapping, onDuplicate: 'skip' });
      const checked = await secondsTo(client, job.id, 'review');
      await call(client, jobCalls.confirm, { id: job.id });
      const written = await secondsTo(client, job.id, 'done');
      note(
        'import.rows_per_s',
        rows / (checked + written),
        `${rows.toLocaleString('en-GB')} students of a CSV: checked in ${checked.toFixed(1)} s, written in ${written.toFixed(1)} s`,
      );
    } finally {
      await ours.stop();
    }
  } finally {
    await database.stop();
  }
};
