import type { ReactNode } from 'react';
import { Empty, ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/bell';
import { JobItem } from './JobItem';
import { Waiting } from './NotificationsTab';
import { useJobs } from './use-jobs';

/** One's own background work: how far it is, what came of it, and its file. */
export function JobsTab({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const { read, again } = useJobs();
  if (read.isPending) return <Waiting />;
  if (read.error && !read.data)
    return (
      <ListError what={texts.yourJobs} error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />
    );
  const jobs = read.data?.items ?? [];
  if (jobs.length === 0) return <Empty title={texts.noJobs}>{texts.whatJobsAre}</Empty>;
  return (
    <ul className="place-list">
      {jobs.map((job) => (
        <JobItem key={job.id} job={job} onChanged={again} onLeave={onLeave} />
      ))}
    </ul>
  );
}
