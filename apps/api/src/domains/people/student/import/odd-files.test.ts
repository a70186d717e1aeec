import { studentCalls } from '@lectern/contract/people';
import { studentImportCalls } from '@lectern/contract/people/student-import';
import { importCalls, type Mapping } from '@lectern/contract/platform/import';
import { jobCalls } from '@lectern/contract/platform/job';
import { testWorker } from '../../../../server/jobs/testing';
import { importFixture, type ImportFixture } from '../../../platform/import/testing';

let fixture: ImportFixture;
beforeAll(async () => void (fixture = await importFixture()));
afterAll(() => fixture.close());

const head = 'First name,Last name,E-mail,Mobile,Country,Date of birth,Address';
const row = (n: number, born = '1999-04-03', address = '12 MG Road'): string =>
  `Asha,Rao,odd${n}@example.org,98450 3${String(n).padStart(4, '0')},IN,${born},${address}`;
const dayField = 5;

const labelled = async (id: number) =>
  (await fixture.rows(id)).map(({ rowNo, state, errors, stored }) => [
    rowNo,
    state,
    stored?.['dateOfBirth'] ?? Object.values(errors[0]?.constraints ?? {})[0],
  ]);
const columnsOf = async (text: string) => {
  const fileId = await fixture.uploaded('students', text);
  const { columns } = await fixture.done(importCalls.columns, { fileId, form: 'students' });
  const mapping: Mapping = columns.flatMap(({ field }, column) => (field ? [{ column, field }] : []));
  return { fileId, columns, mapping };
};
const inOrder = (mapping: Mapping, order: 'dmy' | 'mdy'): Mapping =>
  mapping.map((each) => (each.column === dayField ? { ...each, order } : each));
const started = async (fileId: number, mapping: Mapping) => {
  const { job } = await fixture.done(studentImportCalls.start, { fileId, mapping, onDuplicate: 'skip' });
  await fixture.worker.drain();
  return job.id;
};

describe('a file whose lines end differently', () => {
  it.each([
    ['CR LF in the head', `${head}\r\n${row(1)}\n${row(2)}\n${row(3)}\n`],
    ['CR LF below the head', `${head}\n${row(4)}\r\n${row(5)}\r\n${row(6)}`],
    ['CR alone', `${head}\r${row(7)}\r${row(8)}\r${row(9)}\r`],
  ])('has exactly its rows: %s', async (_ends, text) => {
    const id = await fixture.checked('students', text);
    expect((await fixture.detail(id)).counts).toMatchObject({ all: 3, add: 3 });
    expect((await fixture.rows(id)).map(({ stored }) => stored?.['addressLine'])).toEqual(Array(3).fill('12 MG Road'));
  });
});

describe('a quotation mark', () => {
  it('within a cell is taken as it is', async () => {
    const id = await fixture.checked(
      'students',
      `${head}\n${row(11, '1999-04-03', 'Shop 5" pipe lane')}\n${row(12)}\n`,
    );
    expect((await fixture.rows(id)).map(({ stored }) => stored?.['addressLine'])).toEqual([
      'Shop 5" pipe lane',
      '12 MG Road',
    ]);
  });

  it('that makes a row unreadable makes that row wrong, with the reason, and no other', async () => {
    const id = await fixture.checked('students', `${head}\n${row(13, '1999-04-03', '"12" MG Road')}\n${row(14)}\n`);
    expect(await fixture.verdicts(id)).toEqual([
      [
        2,
        'invalid',
        'row: This row can’t be understood: there is text between a closing quotation mark and the end of its cell',
      ],
      [3, 'valid'],
    ]);
    expect(await fixture.confirmed(id)).toMatchObject({ job: { summary: { done: 1 } }, counts: { error: 1 } });
  });
});

describe('a column of dates', () => {
  it('is read in the order that one of its dates decides, and the review says so', async () => {
    const { fileId, columns, mapping } = await columnsOf(
      `${head}\n${row(21, '03/04/1998')}\n${row(22, '11/12/1999')}\n${row(23, '12/31/1998')}\n`,
    );
    expect(columns[dayField]?.days).toEqual({ order: 'mdy', example: '12/31/1998', against: null });
    const id = await started(fileId, mapping);
    expect(await labelled(id)).toEqual([
      [2, 'valid', '1998-03-04'],
      [3, 'valid', '1999-11-12'],
      [4, 'valid', '1998-12-31'],
    ]);
    expect((await fixture.detail(id)).days).toEqual([{ field: 'dateOfBirth', order: 'mdy', example: '12/31/1998' }]);
    await fixture.confirmed(id);
    const written = await fixture.rows(id);
    const { student } = await fixture.done(studentCalls.detail, { id: written[1]!.entityId! });
    expect(student.dateOfBirth).toBe('1999-11-12');
  });

  it('may be decided by a date far below the first rows', async () => {
    const rows = Array.from({ length: 80 }, (_, at) => row(100 + at, '03/04/1998'));
    const { columns } = await columnsOf(`${head}\n${rows.join('\n')}\n${row(190, '31/12/1998')}\n`);
    expect(columns[dayField]?.days).toMatchObject({ order: 'dmy', example: '31/12/1998' });
  });

  it('that decides nothing is asked for, and read as chosen', async () => {
    const { fileId, columns, mapping } = await columnsOf(`${head}\n${row(31, '03/04/1998')}\n`);
    expect(columns[dayField]?.days).toEqual({ order: null, example: '03/04/1998', against: null });
    const { status, body } = await fixture.admin.send(studentImportCalls.start, {
      fileId,
      mapping,
      onDuplicate: 'skip',
    });
    expect([status, body]).toMatchObject([
      400,
      { error: [{ constraints: { required: 'Choose the order of day and month in Date of birth' } }] },
    ]);
    expect(await labelled(await started(fileId, inOrder(mapping, 'mdy')))).toEqual([[2, 'valid', '1998-03-04']]);
    expect(await labelled(await started(fileId, inOrder(mapping, 'dmy')))).toEqual([[2, 'valid', '1998-04-03']]);
  });

  it('may be read in another order than its dates decide; what is no day then is wrong and says why', async () => {
    const { fileId, mapping } = await columnsOf(`${head}\n${row(41, '12/31/1998')}\n${row(42, '03/04/1998')}\n`);
    expect(await labelled(await started(fileId, inOrder(mapping, 'dmy')))).toEqual([
      [2, 'invalid', 'No such date with the day first'],
      [3, 'valid', '1998-04-03'],
    ]);
  });

  it('takes dates as the console shows them, with or without a time of day', async () => {
    const id = await fixture.checked(
      'students',
      `${head}\n${row(51, '3 Apr 1999')}\n${row(52, '1999-04-03 10:30')}\n${row(53, '"April 3, 1999"')}\n`,
    );
    expect(await labelled(id)).toEqual([2, 3, 4].map((no) => [no, 'valid', '1999-04-03']));
  });
});

it('a review shows each value as it will be stored', async () => {
  const id = await fixture.checked(
    'students',
    'Name,Mobile,Country,Gender,Date of birth,City\nZoë Martin,+91 (98450) 36-001,ind,F,28/2/2001, Pune \n',
  );
  const [shown] = await fixture.rows(id);
  expect(shown?.stored).toEqual({
    firstName: 'Zoë',
    lastName: 'Martin',
    mobile: '+919845036001',
    country: 'India',
    gender: 'Female',
    dateOfBirth: '2001-02-28',
    city: 'Pune',
  });
});

it('an export of students in full is imported again as the same students', async () => {
  const { job } = await fixture.done(jobCalls.export, {
    call: 'student/list',
    query: { sort: 'name' },
    columns: ['name', 'leadState', 'status', 'email', 'mobile', 'country', 'owner', 'institute', 'createdAt'],
    format: 'csv',
    full: true,
    reason: 'To import them again',
  });
  await testWorker(fixture.api).drain();
  const { url } = await fixture.done(jobCalls.file, { id: job.id });
  const chunks: Buffer[] = [];
  for await (const chunk of (await fixture.api.services.store.stream(url.replace(/^\/|\?.*$/g, '')))!)
    chunks.push(chunk as Buffer);
  const before = (await fixture.emails()).length;
  const id = await fixture.checked('students', Buffer.concat(chunks), { onDuplicate: 'update' });
  expect((await fixture.detail(id)).counts).toMatchObject({ all: before, update: before, error: 0 });
});

it('numbers, addresses and names as they are pasted are read, and the review shows what is stored', async () => {
  const id = await fixture.checked(
    'students',
    [
      'First name,Last name,E-mail,Mobile,Country',
      'Kim,Abel,pasted1@example.org,\u202a+91 98450 37191\u202c,IN',
      'Ola,Abel,pasted2@example.org,98450/37196,IN',
      'Pia,Abel,pasted3@example.org,tel:+919845037197,IN',
      'Ned,Abel,pasted4@example.org,９８４５０３７１９５,IN',
      'Rita\u00a0Mae,Abel\u200e,pasted5@example.org,98450 37199,IN',
      'Sam,Abel,mailto:pasted6@example.org,98450 37189,IN',
      'Tom,Abel,<pasted7@example.org>,98450 37188,IN',
    ].join('\r\n'),
  );
  expect(
    (await fixture.rows(id)).map(({ stored }) => [stored?.['firstName'], stored?.['email'], stored?.['mobile']]),
  ).toEqual([
    ['Kim', 'pasted1@example.org', '+919845037191'],
    ['Ola', 'pasted2@example.org', '+919845037196'],
    ['Pia', 'pasted3@example.org', '+919845037197'],
    ['Ned', 'pasted4@example.org', '+919845037195'],
    ['Rita Mae', 'pasted5@example.org', '+919845037199'],
    ['Sam', 'pasted6@example.org', '+919845037189'],
    ['Tom', 'pasted7@example.org', '+919845037188'],
  ]);
});

it.each([
  ['(098450) 38193', '+919845038193'],
  ['98450-38194', '+919845038194'],
  ['+91-98450-38195', '+919845038195'],
  ['0091 98450 38199', '+919845038199'],
])('the form takes the number %s as the import does', async (mobile, stored) => {
  const { id: countryId } = await fixture.db
    .selectFrom('countries')
    .select('id')
    .where('iso2', '=', 'IN')
    .executeTakeFirstOrThrow();
  const { student } = await fixture.done(studentCalls.create, { firstName: 'Asha', mobile, countryId });
  expect(student.mobile).toBe(stored);
});
