import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { jobCalls, type JobItem } from '@lectern/contract/platform/job';
import { ListError } from '@lectern/ui-kit/states';
import { Skeleton } from '@lectern/ui-kit/mui';
import * as texts from '../texts/bell';

const most = 5;

const reasonsOf = ({ errors }: JobItem): string =>
  errors.flatMap(({ constraints }) => Object.values(constraints)).join(' ') || texts.noReason;

/** Why rows were not done: the first of them; the job's file holds all. */
export function WhyLeft({ jobId }: { readonly jobId: number }): ReactNode {
  const read = useRead(
    jobCalls.rows,
    { id: jobId, limit: most, filter: { state: 'in:skipped,failed' } },
    { quiet: true, handled: 'all' },
  );
  if (read.isPending) return <Skeleton variant="rectangular" height={40} />;
  if (read.error)
    return (
      <ListError
        what={texts.theReasons}
        error={read.error}
        busy={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  const { items, total } = read.data;
  return (
    <ul className="job-why">
      {items.map((row) => (
        <li key={row.rowNo}>{texts.reasonOf(row.rowNo, reasonsOf(row))}</li>
      ))}
      {total > items.length && <li>{texts.andMore(total - items.length)}</li>}
    </ul>
  );
}
