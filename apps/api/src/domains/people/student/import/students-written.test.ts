import { studentImportCalls } from '@lectern/contract/people/student-import';
import { studentCalls } from '@lectern/contract/people';
import { importCalls } from '@lectern/contract/platform/import';
import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { importFixture, makeStudent, person, studentsCsv, type ImportFixture } from '../../../platform/import/testing';
import { rowsOf } from '../../../platform/import/sheet/testing';

let fixture: ImportFixture;
beforeAll(async () => void (fixture = await importFixture()));
afterAll(() => fixture.close());

const make = (n: number) => makeStudent(fixture, n);

describe('the confirmed import', () => {
  it('writes the valid rows as the form would, each with its audit row, and reports the skipped ones', async () => {
    const id = await fixture.checked('students', studentsCsv(person(80), person(81), ['=1+1', 'x', '1']));
    const after = await fixture.confirmed(id);
    expect(after).toMatchObject({
      isConfirmed: true,
      job: {
        state: 'done',
        done: 2,
        total: 2,
        summary: { done: 2, skipped: 0, failed: 0 },
        file: { name: 'Rows not imported from people.csv' },
      },
      counts: { done: 2, error: 1 },
    });
    const { rows } = await sql<{
      action: string;
      actorId: number;
      importRow: number;
    }>`select a.action, a.actor_id, s.import_row from students s join audit_log a on a.entity = 'students' and a.entity_id = s.id::text where s.import_job_id = ${id} order by s.import_row`.execute(
      fixture.db,
    );
    expect(rows).toEqual([
      { action: 'student.create', actorId: fixture.admin.userId, importRow: 2 },
      { action: 'student.create', actorId: fixture.admin.userId, importRow: 3 },
    ]);
    const failed = await fixture.done(importCalls.failed, { id });
    const text = Buffer.from(failed.base64, 'base64');
    expect([failed.name, text.toString().includes("'=1+1")]).toEqual(['Rows not imported from people.csv', true]);
    expect((await rowsOf(text)).map(([, ...cells]) => cells)).toEqual([
      ['First name', 'E-mail', 'Mobile', 'Country', 'Row', 'Reason'],
      [
        "'=1+1",
        'x',
        '1',
        'India',
        '4',
        'First name: Only alphabets are allowed; E-mail: Please enter a valid email address; Mobile: Please enter a valid phone number.',
      ],
    ]);
  });

  it('checks each row again: students added meanwhile are skipped, and a retry imports the rest', async () => {
    const id = await fixture.checked('students', studentsCsv(person(90), person(91)));
    const { id: other, version } = await make(91);
    const after = await fixture.confirmed(id);
    expect(after).toMatchObject({ job: { state: 'done', summary: { done: 1, skipped: 1 } } });
    expect(await fixture.verdicts(id)).toEqual([
      [2, 'done'],
      [3, 'skipped', 'email: Belongs to Asha Rao'],
    ]);
    await fixture.done(studentCalls.delete, { id: other, version });
    await fixture.done(jobCalls.retry, { id });
    await fixture.worker.drain();
    expect(await fixture.verdicts(id)).toEqual([
      [2, 'done'],
      [3, 'done'],
    ]);
    expect((await fixture.emails()).filter((email) => email === 'asha90@example.com')).toHaveLength(1);
  });

  it('adds one student from two files with the same e-mail, and reports the other row', async () => {
    const [one, two] = [
      await fixture.checked('students', studentsCsv(person(95))),
      await fixture.checked('students', studentsCsv(['Ben', 'asha95@example.com', '98450 95000'])),
    ];
    await Promise.all([one, two].map((id) => fixture.done(jobCalls.confirm, { id })));
    await Promise.all([fixture.worker.drain(), fixture.worker.drain()]);
    const ends = [await fixture.verdicts(one), await fixture.verdicts(two)].map(([row]) => row!.slice(1));
    // The first one has the address.
    expect(ends.sort()).toEqual([['done'], ['skipped', expect.stringMatching(/^email: Belongs to (Asha|Ben)$/)]]);
    expect((await fixture.emails()).filter((email) => email === 'asha95@example.com')).toHaveLength(1);
  });

  it('can’t begin from a review that was cancelled and retried', async () => {
    const id = await fixture.checked('students', studentsCsv(person(96)));
    await fixture.done(jobCalls.cancel, { id });
    await fixture.done(jobCalls.retry, { id });
    await fixture.worker.drain();
    expect((await fixture.detail(id)).job.state).toBe('review');
    expect(await fixture.emails()).not.toContain('asha96@example.com');
  });

  it('does nothing that its owner has no right to any more', async () => {
    const owner = await fixture.api.signIn(2);
    const id = await fixture.checked('students', studentsCsv(person(97)), {}, owner);
    await fixture.done(jobCalls.confirm, { id }, owner);
    await sql`update users set role_id = 3 where id = ${owner.userId}`.execute(fixture.db);
    await fixture.worker.drain();
    expect(
      await fixture.db.selectFrom('jobs').select(['state', 'error']).where('id', '=', id).executeTakeFirst(),
    ).toEqual({ state: 'failed', error: 'Not allowed to access: you need the permission “Import students”' });
    expect(await fixture.emails()).not.toContain('asha97@example.com');
  });
});

it('rows of imports lose the data of an erased person', async () => {
  const id = await fixture.checked('students', studentsCsv(person(120)));
  await fixture.confirmed(id);
  const [row] = await fixture.rows(id);
  const { student } = await fixture.done(studentCalls.detail, { id: row!.entityId! });
  await fixture.done(studentCalls.erase, {
    id: student.id,
    version: student.version,
    typedName: student.name,
    reason: 'Asked for it by mail',
  });
  expect((await fixture.rows(id))[0]!.input).toEqual({ firstName: '•••', email: '•••', mobile: '•••', country: '•••' });
  expect((await sql`select 1 from import_keys where job_id = ${id}`.execute(fixture.db)).rows).toEqual([]);
});

it('only its owner sees an import, with the right of its form', async () => {
  const id = await fixture.checked('students', studentsCsv(person(98)));
  const [other, sales] = [await fixture.api.signIn(1), await fixture.api.signIn(3)];
  for (const call of [importCalls.detail, importCalls.rows, importCalls.failed] as const)
    expect((await other.send(call, { id })).status).toBe(404);
  expect((await other.send(importCalls.editRow, { id, rowNo: 2, input: {} })).status).toBe(404);
  expect((await fixture.upload('students', studentsCsv(person(99)), { by: sales })).status).toBe(403);
  const fileId = await fixture.uploaded('students', studentsCsv(person(99)));
  expect(
    (
      await other.send(studentImportCalls.start, {
        fileId,
        mapping: [{ column: 0, field: 'firstName' }],
        onDuplicate: 'skip',
      })
    ).body,
  ).toMatchObject({ error: [{ property: 'fileId', constraints: { live: 'File is Invalid' } }] });
  expect((await other.send(importCalls.columns, { fileId, form: 'students' })).status).toBe(404);
});
