import { exportedColumns } from '@lectern/contract/exported-columns';
import { jobCalls } from '@lectern/contract/platform/job';
import { studentFixture, type StudentFixture } from '../../domains/people/testing';
import { listSources } from '../../domains/list-sources';
import { jobOf, testWorker } from '../../server/jobs/testing';

let fixture: StudentFixture;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

const declared = Object.values(exportedColumns)
  .flatMap((lists) => Object.entries(lists))
  .map(([path, columns]): [string, string[]] => [path, columns.trim().split(/\s+/)]);

/** Lists that are exported for one coupon, batch or task, or for a period. */
const ofOne: Readonly<Record<string, object>> = {
  'admin/coupon/codes': { id: 1 },
  'batch/members': { batchId: 1 },
  'batch/report': { batchId: 1 },
  'report/sales/rows': { from: '2026-03-01', to: '2026-03-31' },
  'batch/submissions': { filter: { taskId: 'eq:1' } },
};

test('the contract names each list that is exported, and each of its columns', () => {
  const written = listSources.map(({ call, columns }): [string, string[]] => [call.path, Object.keys(columns).sort()]);
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(declared.map(([path, columns]) => [path, [...columns].sort()])),
  );
});

test.each(declared)('the list %s exports all of its columns', async (path, columns) => {
  const { job } = await fixture.done(jobCalls.export, {
    call: path,
    query: ofOne[path] ?? {},
    columns,
    format: 'csv',
  });
  await testWorker(fixture.api).drain();
  expect(await jobOf(fixture.admin, job.id)).toMatchObject({ state: 'done', error: null });
});
