import type { ReactNode } from 'react';
import type { JobRow } from '@lectern/contract/platform/job';
import { lazyWithRetry } from '../kit/lazy-with-retry';
import type { useJobs } from './use-jobs';

const JobLine = lazyWithRetry(() => import(/* webpackChunkName: "list-job" */ './JobLine'));

interface Props {
  readonly work: ReturnType<typeof useJobs>;
  readonly onEnd?: (job: JobRow) => void;
}
const nothing = (): void => undefined;

/** Work that was begun on this screen, a line each until the person closes it. */
export function JobLines({ work, onEnd = nothing }: Props): ReactNode {
  return work.jobs.map((job) => <JobLine key={job.id} job={job} onEnd={onEnd} onClose={() => work.close(job)} />);
}
