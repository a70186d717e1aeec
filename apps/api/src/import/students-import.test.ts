import { studentImportCalls } from '@lectern/contract/people/student-import';
import { studentCalls } from '@lectern/contract/people';
import { importCalls } from '@lectern/contract/platform/imports';
import { jobCalls } from '@lectern/contract/platform/jobs';
import { sql } from 'kysely';
import { importDesk, studentsCsv, type ImportDesk } from './testing';
import { rowsOf } from './sheet/testing';

let desk: ImportDesk;
beforeAll(async () => void (desk = await importDesk()));
afterAll(() => desk.close());

const person = (n: number): [string, string, string] => ['Asha', `asha${n}@example.com`, `98450 ${String(10_000 + n)}`];
const make = async (n: number) => {
  const { id } = await desk.db.selectFrom('countries').select('id').where('iso2', '=', 'IN').executeTakeFirstOrThrow();
  const [firstName, email, mobile] = person(n);
  return (await desk.done(studentCalls.create, { firstName, lastName: 'Rao', email, mobile, countryId: id })).student;
};

describe('the check of a file', () => {
  it('writes nothing but its rows, says of each what the form would say, and waits', async () => {
    const before = await desk.emails();
    const id = await desk.checked('students', studentsCsv(person(1), ['', 'nikhil.rao@', '98-ABC-221'], ['Zoë', '', '12'], ['B3n', 'ben@example.com', '98450 99999']));
    expect(await desk.told(id)).toEqual([
      [2, 'valid'],
      [3, 'invalid', 'firstName: First name is required', 'email: Please enter a valid email address', 'mobile: Only Numbers are allowed'],
      [4, 'invalid', 'mobile: Please enter a valid phone number.'],
      [5, 'invalid', 'firstName: Only alphabets are allowed'],
    ]);
    expect(await desk.detail(id)).toMatchObject({ job: { state: 'review', title: 'Import of students' }, fileName: 'people.csv', counts: { all: 4, add: 1, error: 3, update: 0 }, isConfirmed: false });
    expect(await desk.emails()).toEqual(before);
  });

  it('takes a country by name or code, a day as people write it, a number with its country’s code, a whole name', async () => {
    const csv = 'Name;Mobile;Country;Date of birth;Gender\nZoë Martin-Rao;+91 (98450) 20-001;IN;28/2/2001;F\nBen;009845020002;Bharat;31/02/2001;x\nCem;9845020003;ind;2015-01-01;man\n';
    const id = await desk.checked('students', csv);
    expect(await desk.told(id)).toEqual([
      [2, 'valid'],
      [3, 'invalid', 'mobile: Only Numbers are allowed', 'gender: Gender is Invalid', 'dateOfBirth: Date of birth is Invalid', 'country: Country is Invalid'],
      [4, 'invalid', 'guardianName: Guardian’s name is required', 'guardianMobile: Guardian’s mobile is required'],
    ]);
    await desk.confirmed(id);
    const [row] = await desk.rows(id);
    const { student } = await desk.done(studentCalls.detail, { id: row!.entityId! });
    expect(student).toMatchObject({ firstName: 'Zoë', lastName: 'Martin-Rao', mobile: '+919845020001', dateOfBirth: '2001-02-28', gender: 'female', source: 'import' });
  });

  it('knows what is said twice in one file, by e-mail and by number', async () => {
    const id = await desk.checked('students', studentsCsv(person(40), ['Ben', 'ASHA40@example.com', '98450 30001'], ['Cem', 'cem@example.com', '9845010040']));
    expect(await desk.told(id)).toEqual([[2, 'valid'], [3, 'duplicate', 'email: Same e-mail as row 2'], [4, 'duplicate', 'mobile: Same mobile as row 2']]);
  });

  it('of a file that can’t be read to its end fails in one sentence, and no row is kept', async () => {
    const id = await desk.checked('students', `${studentsCsv(person(41))}\n${'x,y\n'.repeat(100)}"never closed`);
    expect((await desk.detail(id)).job).toMatchObject({ state: 'failed', error: 'Line 103: a quotation mark is opened and never closed' });
    expect(await desk.rows(id)).toEqual([]);
  });
});

describe('somebody who is there already', () => {
  const file = () => studentsCsv(['Anna', 'asha60@example.com', '98450 60000'], ['Anna', '', '98450 10060']);

  it('is left out, counted as wrong or updated, as chosen; found by the number alone with a warning', async () => {
    const { id: studentId } = await make(60);
    expect(await desk.told(await desk.checked('students', file(), { onDuplicate: 'skip' }))).toEqual([[2, 'duplicate', 'email: Belongs to Asha Rao'], [3, 'duplicate', 'mobile: Belongs to Asha Rao']]);
    expect(await desk.told(await desk.checked('students', file(), { onDuplicate: 'error' }))).toEqual([[2, 'invalid', 'email: Belongs to Asha Rao'], [3, 'invalid', 'mobile: Belongs to Asha Rao']]);
    const id = await desk.checked('students', file(), { onDuplicate: 'update' });
    expect(await desk.told(id)).toEqual([[2, 'valid'], [3, 'duplicate', 'mobile: Same record as row 2']]);
    const again = await desk.checked('students', studentsCsv(['Anna', '', '98450 10060']), { onDuplicate: 'update' });
    expect(await desk.told(again)).toEqual([[2, 'valid', 'mobile: Belongs to Asha Rao']]);
    expect((await desk.detail(again)).counts).toMatchObject({ update: 1, warning: 1, add: 0 });
    await desk.confirmed(id);
    const { student } = await desk.done(studentCalls.detail, { id: studentId });
    expect(student).toMatchObject({ firstName: 'Anna', email: 'asha60@example.com', mobile: '+919845060000' });
    // What is empty in the file stays.
    expect(student.lastName).toBe('Rao');
  });

  it('but is staff is wrong in any case, and not told by name', async () => {
    const { email } = await desk.api.person(3);
    expect(await desk.told(await desk.checked('students', studentsCsv(['Ben', email, '98450 61000']), { onDuplicate: 'update' }))).toEqual([[2, 'invalid', 'email: E-mail is already in use']]);
  });
});

describe('a row of the review', () => {
  it('is mended in place and judged anew, with the rows that said the same', async () => {
    const id = await desk.checked('students', studentsCsv(person(70), ['Ben', 'asha70@example.com', '98450 70001'], ['Cem', 'nobody@', '98450 70002']));
    const mended = await desk.done(importCalls.editRow, { id, rowNo: 4, input: { email: 'cem@example.com ' } });
    expect(mended.row).toMatchObject({ state: 'valid', errors: [], label: 'Cem', input: { email: 'cem@example.com', mobile: '98450 70002' } });
    await desk.done(importCalls.editRow, { id, rowNo: 2, input: { email: 'asha70.new@example.com' } });
    expect(await desk.told(id)).toEqual([[2, 'valid'], [3, 'valid'], [4, 'valid']]);
    await desk.done(importCalls.editRow, { id, rowNo: 2, input: { mobile: '98450 70002' } });
    expect(await desk.told(id)).toEqual([[2, 'valid'], [3, 'valid'], [4, 'duplicate', 'mobile: Same mobile as row 2']]);
  });

  it('takes texts for the fields of the form alone, of a row that is there, until the review is over', async () => {
    const id = await desk.checked('students', studentsCsv(person(71)));
    const edit = (rowNo: number, input: Record<string, unknown>) => desk.admin.send(importCalls.editRow, { id, rowNo, input: input as Record<string, string> });
    expect(await edit(2, { shoes: '42', email: 7 })).toMatchObject({ status: 400, body: { error: [{ property: 'input.shoes' }, { property: 'input.email' }] } });
    expect((await edit(9, { email: 'a@example.com' })).status).toBe(404);
    await desk.confirmed(id);
    expect(await edit(2, { email: 'a@example.com' })).toMatchObject({ status: 409, body: { message: 'The review of this import is over' } });
  });
});

describe('the confirmed import', () => {
  it('writes the valid rows as the form would, each with its audit row, and tells what was left', async () => {
    const id = await desk.checked('students', studentsCsv(person(80), person(81), ['=1+1', 'x', '1']));
    const after = await desk.confirmed(id);
    expect(after).toMatchObject({ isConfirmed: true, job: { state: 'done', done: 2, total: 2, summary: { done: 2, skipped: 0, failed: 0 }, file: { name: 'Rows not imported from people.csv' } }, counts: { done: 2, error: 1 } });
    const { rows } = await sql<{ action: string; actorId: number; importRow: number }>`select a.action, a.actor_id, s.import_row from students s join audit_log a on a.entity = 'students' and a.entity_id = s.id::text where s.import_job_id = ${id} order by s.import_row`.execute(desk.db);
    expect(rows).toEqual([{ action: 'student.create', actorId: desk.admin.userId, importRow: 2 }, { action: 'student.create', actorId: desk.admin.userId, importRow: 3 }]);
    const failed = await desk.done(importCalls.failed, { id });
    const text = Buffer.from(failed.base64, 'base64');
    expect([failed.name, text.toString().includes("'=1+1")]).toEqual(['Rows not imported from people.csv', true]);
    expect((await rowsOf(text)).map(([, ...cells]) => cells)).toEqual([
      ['First name', 'E-mail', 'Mobile', 'Country', 'Row', 'Reason'],
      ["'=1+1", 'x', '1', 'India', '4', 'First name: Only alphabets are allowed; E-mail: Please enter a valid email address; Mobile: Please enter a valid phone number.'],
    ]);
  });

  it('judges each row anew: who came meanwhile is left out, and a retry takes what was left', async () => {
    const id = await desk.checked('students', studentsCsv(person(90), person(91)));
    const { id: other, version } = await make(91);
    const after = await desk.confirmed(id);
    expect(after).toMatchObject({ job: { state: 'done', summary: { done: 1, skipped: 1 } } });
    expect(await desk.told(id)).toEqual([[2, 'done'], [3, 'skipped', 'email: Belongs to Asha Rao']]);
    await desk.done(studentCalls.delete, { id: other, version });
    await desk.done(jobCalls.retry, { id });
    await desk.worker.drain();
    expect(await desk.told(id)).toEqual([[2, 'done'], [3, 'done']]);
    expect((await desk.emails()).filter((email) => email === 'asha90@example.com')).toHaveLength(1);
  });

  it('of two files with one e-mail adds one student, and tells the other row so', async () => {
    const [one, two] = [await desk.checked('students', studentsCsv(person(95))), await desk.checked('students', studentsCsv(['Ben', 'asha95@example.com', '98450 95000']))];
    await Promise.all([one, two].map((id) => desk.done(jobCalls.confirm, { id })));
    await Promise.all([desk.worker.drain(), desk.worker.drain()]);
    const ends = [await desk.told(one), await desk.told(two)].map(([row]) => row!.slice(1));
    expect(ends.sort()).toEqual([['done'], ['skipped', 'email: Belongs to Asha']].sort());
    expect((await desk.emails()).filter((email) => email === 'asha95@example.com')).toHaveLength(1);
  });

  it('is not made of a review that was cancelled and tried again', async () => {
    const id = await desk.checked('students', studentsCsv(person(96)));
    await desk.done(jobCalls.cancel, { id });
    await desk.done(jobCalls.retry, { id });
    await desk.worker.drain();
    expect((await desk.detail(id)).job.state).toBe('review');
    expect(await desk.emails()).not.toContain('asha96@example.com');
  });

  it('does nothing that its owner may no longer do', async () => {
    const owner = await desk.api.signIn(2);
    const id = await desk.checked('students', studentsCsv(person(97)), {}, owner);
    await desk.done(jobCalls.confirm, { id }, owner);
    await sql`update users set role_id = 3 where id = ${owner.userId}`.execute(desk.db);
    await desk.worker.drain();
    expect(await desk.db.selectFrom('jobs').select(['state', 'error']).where('id', '=', id).executeTakeFirst()).toEqual({ state: 'failed', error: 'Not allowed to access: this needs the right studentImport' });
    expect(await desk.emails()).not.toContain('asha97@example.com');
  });
});

it('of somebody who is erased the rows of imports say nothing any more', async () => {
  const id = await desk.checked('students', studentsCsv(person(120)));
  await desk.confirmed(id);
  const [row] = await desk.rows(id);
  const { student } = await desk.done(studentCalls.detail, { id: row!.entityId! });
  await desk.done(studentCalls.erase, { id: student.id, version: student.version, typedName: student.name, reason: 'Asked for it by mail' });
  expect((await desk.rows(id))[0]!.input).toEqual({ firstName: '•••', email: '•••', mobile: '•••', country: '•••' });
  expect((await sql`select 1 from import_keys where job_id = ${id}`.execute(desk.db)).rows).toEqual([]);
});

it('an import is its owner’s alone, with the right of its form', async () => {
  const id = await desk.checked('students', studentsCsv(person(98)));
  const [other, sales] = [await desk.api.signIn(1), await desk.api.signIn(3)];
  for (const call of [importCalls.detail, importCalls.rows, importCalls.failed] as const) expect((await other.send(call, { id })).status).toBe(404);
  expect((await other.send(importCalls.editRow, { id, rowNo: 2, input: {} })).status).toBe(404);
  expect((await desk.upload('students', studentsCsv(person(99)), { by: sales })).status).toBe(403);
  const fileId = await desk.uploaded('students', studentsCsv(person(99)));
  expect((await other.send(studentImportCalls.start, { fileId, mapping: [{ column: 0, field: 'firstName' }], onDuplicate: 'skip' })).body).toMatchObject({ error: [{ property: 'fileId', constraints: { live: 'File is Invalid' } }] });
  expect((await other.send(importCalls.columns, { fileId, form: 'students' })).status).toBe(404);
});
