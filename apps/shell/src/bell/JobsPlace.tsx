import type { ReactNode } from 'react';
import { Empty, ListError } from '@lectern/ui-kit/states';
import { JobItem } from './JobItem';
import { Waiting } from './NotificationsPlace';
import { useJobs } from './use-jobs';

/** One's own background work: how far it is, what came of it, and its file. */
export function JobsPlace(): ReactNode {
  const { read, again } = useJobs();
  if (read.isPending) return <Waiting />;
  if (read.error && !read.data) return <ListError what="Your jobs" error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />;
  const jobs = read.data?.items ?? [];
  if (jobs.length === 0) return <Empty title="No background work yet">Exports, imports and actions on many rows go on here while you do something else.</Empty>;
  return (
    <ul className="place-list">
      {jobs.map((job) => (
        <JobItem key={job.id} job={job} onChanged={again} />
      ))}
    </ul>
  );
}
