import { batchMemberCalls, batchReportCalls, submissionCalls } from '@lectern/contract/people';
import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { jobOf, testWorker } from '../../../server/jobs/testing';
import { testApi, type TestApi, type TestClient } from '../../../testing';

let api: TestApi;
let admin: TestClient;
let batchId: number;
let taskId: number;
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  admin = await api.signIn(1);
  const { rows } = await sql<{ batchId: number; taskId: number }>`
    select t.batch_id, t.id as task_id from tasks t where exists (select 1 from submissions s where s.task_id = t.id)
      and exists (select 1 from batch_members m where m.batch_id = t.batch_id and m.state = 'active') order by t.id limit 1`.execute(
    api.database.db,
  );
  ({ batchId, taskId } = rows[0]!);
});
afterAll(() => api.close());

const exported = async (call: string, query: object, columns: readonly string[], who: TestClient = admin) => {
  const { status, body } = await who.send(jobCalls.export, { call, query, columns: [...columns], format: 'csv' });
  if (!body.success) return { status, body };
  await testWorker(api).drain();
  const job = await jobOf(who, body.result.job.id);
  const file = await who.send(jobCalls.file, { id: job.id });
  if (!file.body.success) throw new Error(JSON.stringify(file.body));
  const chunks: Buffer[] = [];
  for await (const chunk of await api.services.store.stream(file.body.result.url.replace(/^\/|\?.*$/g, '')))
    chunks.push(chunk as Buffer);
  return { status, lines: Buffer.concat(chunks).toString().slice(1).trim().split('\r\n') };
};
const pdfOf = (who: TestClient, studentId?: number) =>
  who.send(batchReportCalls.pdf, { batchId, ...(studentId !== undefined && { studentId }) });

test('members of one batch are exported with masked e-mails, under the heads of the screen', async () => {
  const { lines = [] } = await exported(batchMemberCalls.list.path, { batchId }, ['name', 'email', 'state', 'more']);
  expect(lines[0]).toBe('Student,E-mail,State,Held until,Place in the waitlist,Left,Reason');
  const { body } = await admin.send(batchMemberCalls.list, { batchId });
  const items = body.success ? body.result.items : [];
  expect(lines).toHaveLength(items.length + 1);
  for (const line of lines.slice(1)) expect(line).toMatch(/^[^,]+,(\S•••@|,)/);
});

test('submissions of one task, and the figures of each student in a report, are exported', async () => {
  const handedIn = await exported(submissionCalls.list.path, { filter: { taskId: `eq:${taskId}` } }, [
    'student',
    'state',
    'at',
    'late',
    'marks',
  ]);
  expect(handedIn.lines?.[0]).toBe('Student,State,Handed in,Late (minutes),Marks,Of');
  expect(handedIn.lines?.length).toBeGreaterThan(1);
  const figures = await exported(batchReportCalls.report.path, { batchId }, ['name', 'meetings', 'marks']);
  expect(figures.lines?.[0]).toBe('Name,Meetings attended,Meetings held,Minutes attended,Marks,Of');
  const { body } = await admin.send(batchReportCalls.report, { batchId });
  expect(figures.lines).toHaveLength((body.success ? body.result.report.students.length : 0) + 1);
});

test.each([
  [batchMemberCalls.list.path, 'batchId', 'Batch is required'],
  [batchReportCalls.report.path, 'batchId', 'Batch is required'],
  [submissionCalls.list.path, 'filter[taskId]', 'Choose a task or a student'],
])('an export of %s names what its rows belong to', async (call, property, text) => {
  const column = call === submissionCalls.list.path ? 'student' : 'name';
  const { status, body } = await exported(call, {}, [column]);
  expect([status, body]).toMatchObject([400, { error: [{ property, constraints: { required: text } }] }]);
});

describe('a report as a PDF', () => {
  it('is a file with a name, and is noted in the audit log', async () => {
    const { body } = await pdfOf(admin);
    const { name, type, bytes } = body.success ? body.result : { name: '', type: '', bytes: new Uint8Array() };
    expect([name, type]).toEqual([expect.stringMatching(/^Report of .*\.pdf$/), 'application/pdf']);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const { rows } =
      await sql`select 1 from audit_log where action = 'batch.report' and entity_id = ${batchId}`.execute(
        api.database.db,
      );
    expect(rows).toHaveLength(1);
  });

  it('is refused to who may not export, and for a student who is not in the batch', async () => {
    const refused = await pdfOf(await api.signIn(3));
    expect([refused.status, refused.body]).toMatchObject([403, { missing: ['exportData'] }]);
    expect((await pdfOf(admin, 99_999_999)).status).toBe(404);
  });
});
