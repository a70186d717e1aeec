import { exportedReports, reportExportCalls, savedReportCalls, type ExportedReport } from '@lectern/contract/commerce';
import type { RequestOf } from '@lectern/contract';
import { sql } from 'kysely';
import { jobHandlers } from '../../job-handlers';
import { testWorker } from '../../../server/jobs/testing';
import { reportFixture, type ReportFixture } from '../report/testing';

let fixture: ReportFixture;
beforeAll(async () => void (fixture = await reportFixture()));
afterAll(() => fixture.close());

type Saved = RequestOf<typeof savedReportCalls.create>;
const sales: Omit<Saved, 'people'> = {
  ...{ name: 'Sales of the week', report: 'sales', compare: 'previous', groupBy: 'item', period: 'last-7' },
  ...{ rhythm: 'weekly', onDay: 1, format: 'csv', currency: undefined, kind: undefined },
};
const save = async (values: Partial<Saved> & Pick<Saved, 'people'>) =>
  (await fixture.done(savedReportCalls.create, { ...sales, ...values })).saved;
/** Runs the clock in two workers at the same moment. */
const runTwice = async (): Promise<void> => {
  await sql`insert into jobs (kind, name) values ('report', 'report.mail'), ('report', 'report.mail')`.execute(
    fixture.db,
  );
  await Promise.all([testWorker(fixture.api).drain(), testWorker(fixture.api).drain()]);
};
interface Mail {
  readonly userId: number;
  readonly subject: string;
  readonly file: string;
  readonly key: string;
}
const mails = async (): Promise<readonly Mail[]> =>
  (
    await sql<Mail>`
      select m.user_id, m.subject, f.original_name as file, f.storage_key as key from mails m left join files f on f.id = m.file_id
      where m.template = 'report' order by m.user_id, m.id`.execute(fixture.db)
  ).rows;
const fileText = async (key: string): Promise<string> =>
  (await fixture.api.services.store.read(`${key}/output`))!.toString('utf8');
/** The last line of a CSV by its heads. */
const lastLine = (csv: string): Readonly<Record<string, string>> => {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return Object.fromEntries(lines[0]!.map((head, at) => [head, lines.at(-1)![at]!]));
};

const refusal = async (...sent: Parameters<typeof fixture.client.send>) => {
  const { status, body } = await fixture.client.send(...sent);
  return { status, text: JSON.stringify(body) };
};

test('a report is mailed once on its day, also by two simultaneous runs, to holders of the right', async () => {
  await fixture.setClock('2028-03-01T09:00:00Z');
  await fixture.buy();
  const [reader, lost] = [await fixture.api.person(1), await fixture.api.person(1)];
  const saved = await save({ people: [reader.id, lost.id] });
  expect(saved).toMatchObject({ mayEdit: true, lastMail: null, people: [{ mayRead: true }, { mayRead: true }] });
  await sql`update users set role_id = 14 where id = ${lost.id}`.execute(fixture.db);
  await fixture.setClock('2028-03-06T01:00:00Z');
  await runTwice();
  expect(await mails()).toEqual([]);
  await fixture.setClock('2028-03-06T02:00:00Z');
  await runTwice();
  await runTwice();
  const sent = await mails();
  expect(sent).toMatchObject([
    {
      userId: reader.id,
      subject: 'Sales of the week: 28 Feb 2028 to 5 Mar 2028',
      file: 'Sales by item 2028-02-28 to 2028-03-05.csv',
    },
  ]);
  const { totals } = await fixture.sales({ from: '2028-02-28', to: '2028-03-05', compare: 'previous' });
  expect(lastLine(await fileText(sent[0]!.key))).toMatchObject({
    ...{ Item: 'Total', Currency: 'INR', Payments: '1', Refunded: '0', Net: String(totals[0]!.netMinor / 100) },
    'Net before': String(totals[0]!.before!.netMinor / 100),
  });
  expect(totals[0]!.netMinor).toBe(99_900);
  const { items } = await fixture.done(savedReportCalls.list, {});
  expect(items[0]!.lastMail).toEqual({ day: '2028-03-06', state: 'sent', people: 1, failed: 0, error: '' });
  await fixture.setClock('2028-03-13T02:00:00Z');
  await runTwice();
  expect(await mails()).toHaveLength(2);
});

test('a fault in one report does not stop the others, and its own mail goes once it is mended', async () => {
  await fixture.setClock('2028-03-14T09:00:00Z');
  const people = [(await fixture.api.person(1)).id];
  const tuesday = { rhythm: 'weekly', onDay: 2, people } as const;
  const { id } = await save({ ...tuesday, name: 'With a fault' });
  await save({ ...tuesday, name: 'Without a fault' });
  const grouping = (name: string) =>
    sql`update report_saved set query = jsonb_set(query, '{groupBy}', to_jsonb(${name}::text)) where id = ${id}`.execute(
      fixture.db,
    );
  const subjects = async () =>
    (await mails()).filter(({ userId }) => userId === people[0]).map(({ subject }) => subject.split(':')[0]);
  const faults: unknown[] = [];
  const run = async (): Promise<void> => {
    await sql`insert into jobs (kind, name) values ('report', 'report.mail')`.execute(fixture.db);
    await testWorker(fixture.api, jobHandlers, (error) => void faults.push(error)).drain();
  };
  await grouping('no grouping');
  await fixture.setClock('2028-03-21T02:00:00Z');
  await run();
  expect(await subjects()).toEqual(['Without a fault']);
  expect(faults.map(String)).toContain('Error: Saved reports that were not mailed: With a fault');
  await grouping('item');
  await run();
  expect(await subjects()).toEqual(['Without a fault', 'With a fault']);
  expect(faults).toHaveLength(2);
  await sql`delete from report_saved where name like '%a fault'`.execute(fixture.db);
});

test('a mail that is refused shows in its row, with the reason', async () => {
  await sql`update mails set state = 'failed', error = '550 no such user' where template = 'report'`.execute(
    fixture.db,
  );
  const { items } = await fixture.done(savedReportCalls.list, {});
  expect(items[0]!.lastMail).toMatchObject({ state: 'failed', failed: 1, error: '550 no such user' });
});

test('a report with people who hold no right to it is refused with their names', async () => {
  const { id } = await fixture.api.person(14);
  const { status, text } = await refusal(savedReportCalls.create, { ...sales, people: [id] });
  expect(status).toBe(400);
  expect(text).toMatch(/"property":"people".*Without the right to see reports: Test Person/);
});

test('a saved report is changed and deleted by its maker, and by others with the right to settings alone', async () => {
  await sql`insert into role_rights (role_id, right_name) values (3, 'exportData')`.execute(fixture.db);
  const [maker, other] = [await fixture.api.signIn(3), await fixture.api.signIn(3)];
  const people = [(await fixture.api.person(1)).id];
  const { saved } = await fixture.done(savedReportCalls.create, { ...sales, name: 'Of the maker', people }, maker);
  const { id, version } = saved;
  expect((await other.send(savedReportCalls.remove, { id, version })).status).toBe(403);
  const request = { ...sales, id, version, people: [(await fixture.api.person(1)).id] };
  const changed = await fixture.done(savedReportCalls.update, request);
  expect(changed.saved).toMatchObject({ version: version + 1, people: [{ id: request.people[0] }] });
  expect((await maker.send(savedReportCalls.remove, { id, version })).status).toBe(409);
  await fixture.done(savedReportCalls.remove, { id, version: version + 1 }, maker);
});

const grouped = { videos: 'views', sales: 'item', signups: 'role', coupons: 'coupon', subscriptions: 'plan' } as const;
const days = { from: '2028-02-01', to: '2028-03-31' };

test.each(Object.keys(exportedReports) as ExportedReport[])(
  'the report %s is a file of each format',
  async (report) => {
    const read = async (format: 'csv' | 'xlsx' | 'pdf'): Promise<Buffer> => {
      const { bytes } = await fixture.done(reportExportCalls.read, {
        ...{ report, ...days, format, compare: 'none', groupBy: grouped[report], currency: undefined, kind: undefined },
      });
      return Buffer.from(bytes);
    };
    expect((await read('csv')).toString('utf8').startsWith('\uFEFF')).toBe(true);
    expect((await read('xlsx')).subarray(0, 2).toString()).toBe('PK');
    expect((await read('pdf')).subarray(0, 4).toString()).toBe('%PDF');
  },
);
