import { useState } from 'react';
import type { JobRow } from '@lectern/contract/platform/job';

/** The background work that was begun on this screen, until the person closes its line. */
export const useJobs = () => {
  const [jobs, setJobs] = useState<readonly JobRow[]>([]);
  return {
    jobs,
    show: (job: JobRow): void => setJobs((now) => [...now, job]),
    close: ({ id }: Pick<JobRow, 'id'>): void => setJobs((now) => now.filter((each) => each.id !== id)),
  };
};
