import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { send, type CallError } from '@lectern/api-client';
import { batchActivityCalls, type BatchDetail } from '@lectern/contract/people';
import type { ResponseOf } from '@lectern/contract/call';
import { Select } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { PageRead } from '@lectern/ui-kit/detail';
import { useSearchParams } from '@lectern/ui-kit/router';
import { Empty, FilteredEmpty } from '@lectern/ui-kit/states';
import * as texts from '../../texts/batch-activities';
import { BatchPage } from '../BatchPage';
import { ActivityDays } from './ActivityDays';
import '../task/task.css';

type Answer = ResponseOf<typeof batchActivityCalls.list>;
const options = Object.entries(texts.groups).map(([value, label]) => ({ value, label }));

function Activities({ batch }: { readonly batch: BatchDetail }): ReactNode {
  const [params, setParams] = useSearchParams();
  const group = params.get('part') ?? '';
  const read = useInfiniteQuery<Answer, CallError, { pages: Answer[] }, readonly unknown[], number | undefined>({
    queryKey: [batchActivityCalls.list.path, { batchId: batch.id, group }],
    queryFn: ({ pageParam, signal }) =>
      send(
        batchActivityCalls.list,
        { batchId: batch.id, ...(group && { group }), ...(pageParam && { before: pageParam }) },
        { signal, handled: 'all' },
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    staleTime: 0,
  });
  const items = read.data?.pages.flatMap((page) => page.items) ?? [];
  const filter = (next: string): void =>
    setParams(
      (now) => {
        if (next === '') now.delete('part');
        else now.set('part', next);
        return now;
      },
      { replace: true },
    );
  return (
    <section className="task-list" aria-label={texts.tab}>
      <div className="task-bar">
        <Select small label={texts.part} placeholder={texts.all} value={group} options={options} onChange={filter} />
      </div>
      <PageRead reads={[read]} what={texts.theActivities} loading={texts.loading}>
        {() =>
          items.length > 0 ? (
            <ActivityDays items={items} zone={batch.timeZone} />
          ) : group ? (
            <FilteredEmpty
              title={texts.noneOf}
              filters={[texts.only(texts.groups[group] ?? group)]}
              onClear={() => filter('')}
            />
          ) : (
            <Empty icon="calendar" title={texts.noneYet}>
              {texts.whatComes}
            </Empty>
          )
        }
      </PageRead>
      {read.hasNextPage && (
        <div>
          <Button
            aria-busy={read.isFetchingNextPage}
            aria-disabled={read.isFetchingNextPage}
            onClick={() => void (read.isFetchingNextPage || read.fetchNextPage())}
          >
            {texts.more}
          </Button>
        </div>
      )}
    </section>
  );
}

/** `/student/batch/activities?id=` and `/trainer/batch/activities?id=`. */
export default function ActivitiesScreen(): ReactNode {
  return <BatchPage>{(batch) => <Activities batch={batch} />}</BatchPage>;
}
