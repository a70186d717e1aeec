import { studentCalls } from '@lectern/contract/people';
import { importCalls } from '@lectern/contract/platform/import';
import { importFixture, makeStudent, person, studentsCsv, type ImportFixture } from '../../../platform/import/testing';

let fixture: ImportFixture;
beforeAll(async () => void (fixture = await importFixture()));
afterAll(() => fixture.close());

const make = (n: number) => makeStudent(fixture, n);

describe('the check of a file', () => {
  it('writes only its rows, gives each the errors of the form, and waits for confirmation', async () => {
    const before = await fixture.emails();
    const id = await fixture.checked(
      'students',
      studentsCsv(
        person(1),
        ['', 'nikhil.rao@', '98-ABC-221'],
        ['Zoë', '', '12'],
        ['B3n', 'ben@example.com', '98450 99999'],
      ),
    );
    expect(await fixture.verdicts(id)).toEqual([
      [2, 'valid'],
      [
        3,
        'invalid',
        'firstName: First name is required',
        'mobile: Only Numbers are allowed',
        'email: Please enter a valid email address',
      ],
      [4, 'invalid', 'mobile: Please enter a valid phone number.'],
      [5, 'invalid', 'firstName: Only alphabets are allowed'],
    ]);
    expect(await fixture.detail(id)).toMatchObject({
      job: { state: 'review', title: 'Import of students' },
      fileName: 'people.csv',
      counts: { all: 4, add: 1, error: 3, update: 0 },
      isConfirmed: false,
    });
    expect(await fixture.emails()).toEqual(before);
  });

  it('accepts a country by name or code, dates in usual formats, numbers with dial code, and whole names', async () => {
    const csv =
      'Name;Mobile;Country;Date of birth;Gender\nZoë Martin-Rao;+91 (98450) 20-001;IN;28/2/2001;F\nBen;009845020002;Bharat;31/02/2001;x\nCem;9845020003;ind;2015-01-01;man\n';
    const id = await fixture.checked('students', csv);
    expect(await fixture.verdicts(id)).toEqual([
      [2, 'valid'],
      [
        3,
        'invalid',
        'dateOfBirth: Date of birth is Invalid',
        'gender: Gender is Invalid',
        'country: Country is Invalid',
      ],
      [4, 'invalid', 'guardianName: Guardian’s name is required', 'guardianMobile: Guardian’s mobile is required'],
    ]);
    await fixture.confirmed(id);
    const [row] = await fixture.rows(id);
    const { student } = await fixture.done(studentCalls.detail, { id: row!.entityId! });
    expect(student).toMatchObject({
      firstName: 'Zoë',
      lastName: 'Martin-Rao',
      mobile: '+919845020001',
      dateOfBirth: '2001-02-28',
      gender: 'female',
      source: 'import',
    });
  });

  it('finds duplicates in one file, by e-mail and by number', async () => {
    const id = await fixture.checked(
      'students',
      studentsCsv(person(40), ['Ben', 'ASHA40@example.com', '98450 30001'], ['Cem', 'cem@example.com', '9845010040']),
    );
    expect(await fixture.verdicts(id)).toEqual([
      [2, 'valid'],
      [3, 'duplicate', 'email: Same e-mail as row 2'],
      [4, 'duplicate', 'mobile: Same mobile as row 2'],
    ]);
  });

  it('fails with one sentence when the file can’t be read to its end, and keeps no row', async () => {
    const id = await fixture.checked(
      'students',
      `${studentsCsv(person(41))}\n${'x,y\n'.repeat(100)}${'x,'.repeat(500)}y`,
    );
    expect((await fixture.detail(id)).job).toMatchObject({
      state: 'failed',
      error: 'Row 103 has over 500 columns',
    });
    expect(await fixture.rows(id)).toEqual([]);
  });
});

describe('a row of an existing student', () => {
  const file = () => studentsCsv(['Anna', 'asha60@example.com', '98450 60000'], ['Anna', '', '98450 10060']);

  it('is skipped, an error or an update, as chosen; with a warning when only the number matches', async () => {
    const { id: studentId } = await make(60);
    expect(await fixture.verdicts(await fixture.checked('students', file(), { onDuplicate: 'skip' }))).toEqual([
      [2, 'duplicate', 'email: Belongs to Asha Rao'],
      [3, 'duplicate', 'mobile: Belongs to Asha Rao'],
    ]);
    expect(await fixture.verdicts(await fixture.checked('students', file(), { onDuplicate: 'error' }))).toEqual([
      [2, 'invalid', 'email: Belongs to Asha Rao'],
      [3, 'invalid', 'mobile: Belongs to Asha Rao'],
    ]);
    const id = await fixture.checked('students', file(), { onDuplicate: 'update' });
    expect(await fixture.verdicts(id)).toEqual([
      [2, 'valid'],
      [3, 'duplicate', 'mobile: Same record as row 2'],
    ]);
    const again = await fixture.checked('students', studentsCsv(['Anna', '', '98450 10060']), {
      onDuplicate: 'update',
    });
    expect(await fixture.verdicts(again)).toEqual([[2, 'valid', 'mobile: Belongs to Asha Rao']]);
    expect((await fixture.detail(again)).counts).toMatchObject({ update: 1, warning: 1, add: 0 });
    await fixture.confirmed(id);
    const { student } = await fixture.done(studentCalls.detail, { id: studentId });
    expect(student).toMatchObject({ firstName: 'Anna', email: 'asha60@example.com', mobile: '+919845060000' });
    // Empty cells change nothing.
    expect(student.lastName).toBe('Rao');
  });

  it('that matches staff is always an error, without the name', async () => {
    const { email } = await fixture.api.person(3);
    expect(
      await fixture.verdicts(
        await fixture.checked('students', studentsCsv(['Ben', email, '98450 61000']), { onDuplicate: 'update' }),
      ),
    ).toEqual([[2, 'invalid', 'email: E-mail is already in use']]);
  });
});

describe('a row of the review', () => {
  it('is corrected in place and checked again, with its duplicates', async () => {
    const id = await fixture.checked(
      'students',
      studentsCsv(person(70), ['Ben', 'asha70@example.com', '98450 70001'], ['Cem', 'nobody@', '98450 70002']),
    );
    const mended = await fixture.done(importCalls.editRow, { id, rowNo: 4, input: { email: 'cem@example.com ' } });
    expect(mended.row).toMatchObject({
      state: 'valid',
      errors: [],
      label: 'Cem',
      input: { email: 'cem@example.com', mobile: '98450 70002' },
    });
    await fixture.done(importCalls.editRow, { id, rowNo: 2, input: { email: 'asha70.new@example.com' } });
    expect(await fixture.verdicts(id)).toEqual([
      [2, 'valid'],
      [3, 'valid'],
      [4, 'valid'],
    ]);
    await fixture.done(importCalls.editRow, { id, rowNo: 2, input: { mobile: '98450 70002' } });
    expect(await fixture.verdicts(id)).toEqual([
      [2, 'valid'],
      [3, 'valid'],
      [4, 'duplicate', 'mobile: Same mobile as row 2'],
    ]);
  });

  it('accepts texts for fields of the form only, for existing rows only, and until the review is over', async () => {
    const id = await fixture.checked('students', studentsCsv(person(71)));
    const edit = (rowNo: number, input: Record<string, unknown>) =>
      fixture.admin.send(importCalls.editRow, { id, rowNo, input: input as Record<string, string> });
    expect(await edit(2, { shoes: '42', email: 7 })).toMatchObject({
      status: 400,
      body: { error: [{ property: 'input.shoes' }, { property: 'input.email' }] },
    });
    expect((await edit(9, { email: 'a@example.com' })).status).toBe(404);
    await fixture.confirmed(id);
    expect(await edit(2, { email: 'a@example.com' })).toMatchObject({
      status: 409,
      body: { message: 'The review of this import is over' },
    });
  });
});
