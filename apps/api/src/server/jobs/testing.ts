import type { JobRow } from '@lectern/contract/platform/job';
import { jobCalls } from '@lectern/contract/platform/job';
import { jobHandlers } from '../../domains/job-handlers';
import type { TestApi } from '../../testing';
import type { TestClient } from '../../testing/client';
import type { JobHandler } from './job';
import { createWorker, type Worker } from './worker';

/** A worker on the test's database that fails the test by any fault of ours. */
export const testWorker = (
  api: TestApi,
  handlers: readonly JobHandler[] = jobHandlers,
  report: (error: unknown) => void = (error) => {
    throw error;
  },
): Worker => createWorker({ services: api.services, pool: api.database.pool, handlers, report, name: 'test' });

/** The job as its owner sees it. */
export const jobOf = async (client: TestClient, id: number): Promise<JobRow> => {
  const { body } = await client.send(jobCalls.detail, { id });
  if (!body.success) throw new Error(`no job ${id}: ${JSON.stringify(body)}`);
  return body.result.job;
};
