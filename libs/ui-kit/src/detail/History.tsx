import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ListError } from '../states/ListError';
import { Empty } from '../states/ListState';
import * as texts from '../texts/detail';
import type { HistoryWords } from './history-words';
import { Timeline } from './Timeline';
import { useHistory } from './use-history';

export interface HistoryProps {
  readonly entity: string;
  readonly id: number;
  readonly words: HistoryWords;
  readonly level?: 'h2' | 'h3';
}

/** The history of a record, from the audit log, in each of its states; earlier actions come on demand. */
export function History({ entity, id, words, level }: HistoryProps): ReactNode {
  const { read, items } = useHistory(entity, id);
  if (read.isPending) {
    return (
      <div className="timeline-bars" role="status" aria-label={texts.loading}>
        {[40, 64, 40].map((height, row) => (
          <Skeleton key={row} variant="rounded" height={height} />
        ))}
      </div>
    );
  }
  return (
    <>
      {items.length > 0 && <Timeline items={items} words={words} level={level} />}
      {read.error && (
        <ListError
          error={read.error}
          what={texts.theActivity}
          busy={read.isFetching}
          onRetry={() => void (items.length > 0 ? read.fetchNextPage() : read.refetch())}
        />
      )}
      {!read.error && items.length === 0 && (
        <Empty icon="calendar" title={texts.nothingYet}>
          {texts.whatIsWritten}
        </Empty>
      )}
      {!read.error && read.hasNextPage && (
        <div>
          <Button
            aria-busy={read.isFetchingNextPage}
            aria-disabled={read.isFetchingNextPage}
            onClick={() => void (read.isFetchingNextPage || read.fetchNextPage())}
          >
            {texts.showEarlier}
          </Button>
        </div>
      )}
    </>
  );
}
