import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { bulkActions } from '../../bulk-actions';
import { resources } from '../../resources';
import { testApi, type TestApi, type TestClient } from '../../../testing';
import { jobOf, testWorker } from '../../../server/jobs/testing';

let api: TestApi;
let admin: TestClient & { userId: number };
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  admin = await api.signIn(1);
});
afterAll(() => api.close());

const started = async (answer: Promise<{ body: unknown }>): Promise<number> => {
  const { body } = (await answer) as { body: { success: boolean; result?: { job: { id: number } } } };
  if (!body.success || !body.result) throw new Error(JSON.stringify(body));
  await testWorker(api).drain();
  return body.result.job.id;
};

it.each(resources.map(({ source }) => [source.nouns, source] as const))(
  'every row of %s is exported, with every column [E4.3]',
  async (_things, source) => {
    for (const deleted of [false, true]) {
      const query = deleted ? { deleted: 'only' as const } : {};
      const id = await started(
        admin.send(jobCalls.export, {
          call: source.call.path,
          query,
          columns: Object.keys(source.columns),
          format: 'xlsx',
        }),
      );
      const shown = (await admin.send(source.call, query)).body as unknown as { result: { total: number } };
      expect(await jobOf(admin, id)).toMatchObject({
        state: 'done',
        done: shown.result.total,
        total: shown.result.total,
      });
    }
  },
);

const args: Readonly<Record<string, object>> = {
  'category.status': { status: 'inactive' },
  'course.status': { status: 'unpublished', reason: 'The season is over' },
  'chapter.status': { status: 'inactive' },
  'quiz.status': { status: 'archived' },
  'skill.status': { status: 'inactive' },
  'institute.status': { status: 'inactive' },
  'coupon.status': { status: 'ended', reason: 'The season is over' },
  'faq.status': { status: 'hidden' },
  'customChapter.status': { status: 'draft' },
  'customTopic.status': { status: 'draft' },
  'libraryItem.move': { folderId: null },
  'student.lead': { leadState: 'lost' },
  'user.block': { reason: 'Left the company' },
  'subAdmin.block': { reason: 'Left the company' },
  'trainer.suspend': { reason: 'Missed four lessons' },
};
const deletedOnly = (name: string): boolean => name.endsWith('.restore');

it.each(bulkActions.map((action) => [action.name, action] as const))(
  '%s: each row of the whole list is done, or skipped with a reason [E4.3]',
  async (name, { source }) => {
    const query = deletedOnly(name) ? { deleted: 'only' as const } : {};
    const list = (await admin.send(source.call, query)).body as unknown as { result: { total: number } };
    const id = await started(admin.send(jobCalls.bulk, { action: name, query, args: { ...args[name] } }));
    const job = await jobOf(admin, id);
    expect(job).toMatchObject({ state: 'done', total: list.result.total, done: list.result.total });
    expect(job.summary.failed).toBe(0);
    const { rows } = await sql<{
      reasons: number;
    }>`select count(*)::int as reasons from job_rows where job_id = ${id} and state = 'skipped' and jsonb_array_length(errors) > 0`.execute(
      api.database.db,
    );
    expect(rows[0]?.reasons).toBe(job.summary.skipped);
    expect(job.file === null).toBe(job.summary.skipped === 0);
  },
);
