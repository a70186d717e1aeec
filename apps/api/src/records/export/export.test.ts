import { jobCalls } from '@lectern/contract/platform/job';
import { authCalls } from '@lectern/contract/platform';
import { studentCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { studentFixture, type StudentFixture } from '../../domains/people/testing';
import { jobOf, testWorker } from '../../server/jobs/testing';
import { csvOf, type Table } from './csv';
import { xlsxOf } from './xlsx';

let fixture: StudentFixture;
beforeAll(async () => {
  fixture = await studentFixture();
  await fixture.make({ firstName: 'Zoë', lastName: 'de la Cruz' });
  await fixture.make({ firstName: 'Bo' });
  const gone = await fixture.make({ firstName: 'Gone' });
  await fixture.done(studentCalls.delete, { id: gone.id, version: 1 });
});
afterAll(() => fixture.close());

const all = async (bytes: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
};
const fetched = async (url: string): Promise<Buffer> =>
  all((await fixture.api.services.store.stream(url.replace(/^\/|\?.*$/g, ''))) as AsyncIterable<Buffer>);
const exported = async (format: 'csv' | 'xlsx', query: object, columns: readonly string[]) => {
  const { job } = await fixture.done(jobCalls.export, { call: 'student/list', query, columns: [...columns], format });
  await testWorker(fixture.api).drain();
  const after = await jobOf(fixture.admin, job.id);
  return { after, bytes: await fetched((await fixture.done(jobCalls.file, { id: job.id })).url) };
};

it('holds what the list shows for the query, in the chosen columns, with times in the zone of the business [E5.1]', async () => {
  const columns = ['name', 'email', 'mobile', 'createdAt'] as const;
  const { after, bytes } = await exported('xlsx', { sort: 'name', filter: { status: 'in:active,invited' } }, columns);
  const shown = (await fixture.done(studentCalls.list, { sort: 'name', filter: { status: 'in:active,invited' } }))
    .items;
  const rows = (await readXlsx(bytes))[0]?.data ?? [];
  expect(rows[0]).toEqual(['Name', 'E-mail', 'Mobile', 'Created']);
  expect(rows.slice(1).map((row) => row.slice(0, 3))).toEqual(
    shown.map(({ name, email, mobile }) => [name, email, mobile]),
  );
  expect(rows.slice(1).map((row) => row[3])).toEqual(
    shown.map(() => expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
  );
  expect(rows.slice(1).map((row) => new Date(`${String(row[3]).replace(' ', 'T')}+05:30`).getTime())).toEqual(
    shown.map(({ createdAt }) => Math.floor(new Date(createdAt).getTime() / 1000) * 1000),
  );
  expect(after).toMatchObject({
    state: 'done',
    done: 2,
    total: 2,
    file: { name: expect.stringMatching(/^students \d{4}-\d\d-\d\d\.xlsx$/), bytes: bytes.length },
  });
});

it('never holds in full what the list masks', async () => {
  const { bytes } = await exported('csv', {}, ['name', 'email', 'mobile']);
  expect(bytes.toString()).not.toMatch(/asha\d|5550000/);
  expect(bytes.toString()).toContain('•');
});

describe('in full', () => {
  const inFull = {
    call: 'student/list',
    query: { sort: 'name' },
    columns: ['name', 'email', 'mobile'],
    full: true,
    reason: 'Calls of the week',
  };

  it.each(['csv', 'xlsx'] as const)('a %s holds what the list masks, and the reason is audited', async (format) => {
    const { job } = await fixture.done(jobCalls.export, { ...inFull, format });
    await testWorker(fixture.api).drain();
    const bytes = await fetched((await fixture.done(jobCalls.file, { id: job.id })).url);
    const text = format === 'csv' ? bytes.toString() : JSON.stringify((await readXlsx(bytes))[0]?.data);
    expect(text).toContain('asha1@example.com');
    expect(text).toContain('+915550000001');
    expect(text).not.toContain('•');
    expect((await fixture.audits('job.export', job.id))[0]?.changes).toMatchObject({
      full: [null, true],
      reason: [null, 'Calls of the week'],
    });
  });

  it('needs the right to reveal, and a reason', async () => {
    await sql`insert into role_rights (role_id, right_name) values (4, 'exportData') on conflict do nothing`.execute(
      fixture.db,
    );
    expect(await fixture.sales.send(jobCalls.export, { ...inFull, format: 'csv' })).toMatchObject({
      status: 403,
      body: { missing: ['piiReveal'] },
    });
    expect((await fixture.admin.send(jobCalls.export, { ...inFull, reason: undefined, format: 'csv' })).status).toBe(
      400,
    );
  });

  it('nobody who impersonates has it', async () => {
    const acting = await fixture.api.signIn(1);
    const { id: userId } = await fixture.api.person(2);
    const { body } = await acting.send(authCalls.impersonate, { userId, reason: 'To see what an admin sees' });
    if (!body.success) throw new Error('not impersonated');
    acting.sessionId = body.result.session.id;
    expect(await acting.send(jobCalls.export, { ...inFull, format: 'csv' })).toMatchObject({
      status: 403,
      body: { message: 'Refused while you act for somebody else' },
    });
  });
});

it('of deleted rows is for who may restore them', async () => {
  const { bytes } = await exported('csv', { deleted: 'only' }, ['name', 'deletedAt']);
  expect(bytes.toString()).toMatch(/^\uFEFFName,Deleted\r\nGone Rao x+,\d{4}-/);
  await sql`insert into role_rights (role_id, right_name) values (4, 'exportData') on conflict do nothing`.execute(
    fixture.db,
  );
  expect(
    (
      await fixture.sales.send(jobCalls.export, {
        call: 'student/list',
        query: { deleted: 'only' },
        columns: ['name'],
        format: 'csv',
      })
    ).body,
  ).toMatchObject({ missing: ['studentDelete'] });
});

it('a right that is taken away before it is written stops it', async () => {
  const { job } = await fixture.done(
    jobCalls.export,
    { call: 'student/list', query: {}, columns: ['name'], format: 'csv' },
    fixture.sales,
  );
  await sql`delete from role_rights where role_id = 4 and right_name = 'exportData'`.execute(fixture.db);
  await testWorker(fixture.api).drain();
  expect(await jobOf(fixture.sales, job.id)).toMatchObject({
    state: 'failed',
    error: 'Not allowed to access',
    file: null,
  });
});

it('is nobody else’s, and is over after seven days', async () => {
  const { job } = await fixture.done(jobCalls.export, {
    call: 'student/list',
    query: {},
    columns: ['name'],
    format: 'csv',
  });
  await testWorker(fixture.api).drain();
  const other = await fixture.api.signIn(1);
  expect((await other.send(jobCalls.file, { id: job.id })).status).toBe(404);
  await sql`update files set created_at = now() - interval '8 days' where purpose = 'export'`.execute(fixture.db);
  expect((await fixture.admin.send(jobCalls.file, { id: job.id })).body).toMatchObject({
    message: 'This file is no longer here',
  });
});

const chunk = [
  ['=1+1', '+44', '@x', '-3', 'plain'],
  ['a,b', 'say "hi"', 'two\nlines', '', 'ž₹\u0001'],
  [1, -2.5, true, null, '<b>&'],
] as const;
const table = (): Table => ({
  head: ['A', 'B', 'C', 'D', 'E'],
  chunks: (async function* () {
    yield chunk;
  })(),
});

it('a text that a spreadsheet would take for a formula is quoted, in CSV by an apostrophe [E5.2]', async () => {
  expect((await all(csvOf(table()))).toString()).toBe(
    '\uFEFFA,B,C,D,E\r\n\'=1+1,\'+44,\'@x,\'-3,plain\r\n"a,b","say ""hi""","two\nlines",,ž₹\u0001\r\n1,-2.5,true,,<b>&\r\n',
  );
});

it('an XLSX is read again cell by cell as it was, numbers as numbers, and no cell is a formula [E5.1]', async () => {
  const bytes = await all(xlsxOf(table()));
  expect((await readXlsx(bytes))[0]?.data).toEqual([
    ['A', 'B', 'C', 'D', 'E'],
    ['=1+1', '+44', '@x', '-3', 'plain'],
    ['a,b', 'say "hi"', 'two\nlines', null, 'ž₹'],
    [1, -2.5, true, null, '<b>&'],
  ]);
  expect(bytes.toString('latin1')).not.toContain('<f>');
});

it('a source that breaks breaks the file', async () => {
  const broken: Table = {
    head: ['A'],
    chunks: (async function* () {
      yield [['x']];
      throw new Error('cut');
    })(),
  };
  await expect(all(xlsxOf(broken))).rejects.toThrow('cut');
});
