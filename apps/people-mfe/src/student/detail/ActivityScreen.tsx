import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { Empty, ListError } from '@lectern/ui-kit/states';
import { Waiting } from '../Waiting';
import { DetailPage } from './DetailPage';
import { Facts, Skills } from './Facts';
import { contactOf } from './facts-of';
import { Timeline } from './Timeline';
import { useActivities } from './use-activities';

function Activities({ id }: { readonly id: number }): ReactNode {
  const { read, items } = useActivities(id);
  if (read.isPending) return <Waiting label="Loading the activity" />;
  return (
    <>
      {items.length > 0 && <Timeline items={items} />}
      {read.error && <ListError error={read.error} what="The activity" busy={read.isFetching} onRetry={() => void (items.length > 0 ? read.fetchNextPage() : read.refetch())} />}
      {!read.error && items.length === 0 && (
        <Empty icon="calendar" title="Nothing has been done yet">
          Who changes something here, or signs in as this student, is written down with the time.
        </Empty>
      )}
      {!read.error && read.hasNextPage && (
        <div>
          <Button aria-busy={read.isFetchingNextPage} aria-disabled={read.isFetchingNextPage} onClick={() => void (read.isFetchingNextPage || read.fetchNextPage())}>
            Show earlier
          </Button>
        </div>
      )}
    </>
  );
}

/** `/student/detail/activity?id=`: who did what to a student, and when. */
export default function ActivityScreen(): ReactNode {
  return (
    <DetailPage
      main={({ id }) => <Activities key={id} id={id} />}
      aside={(student) => (
        <>
          <Facts {...contactOf(student)} />
          <Skills skills={student.skills} />
        </>
      )}
    />
  );
}
