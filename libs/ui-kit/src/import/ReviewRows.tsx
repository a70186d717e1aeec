import { useState, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { importCalls, type ImportDetail } from '@lectern/contract/platform/import';
import { ListError } from '../states/ListError';
import { ListPager } from '../list/ListPager';
import * as texts from '../texts/import';
import type { ImportSetup } from './import-types';
import { ImportWaiting } from './ImportWaiting';
import { linesOf } from './lines-of';
import { ReviewTable } from './ReviewTable';
import type { Shown } from './RowChoice';
import './import.css';
import './rows.css';

interface Props {
  readonly setup: ImportSetup;
  readonly detail: ImportDetail;
  readonly shown: Shown;
  /** Nothing can be mended any more. */
  readonly isOver?: boolean;
}

interface Turned {
  readonly page: number;
  readonly limit: number;
  readonly cursor: string | undefined;
}

const start: Turned = { page: 1, limit: 25, cursor: undefined };

/** One page of the rows of a review. */
export function ReviewRows({ setup, detail: { job, fields }, shown, isOver = false }: Props): ReactNode {
  const [turned, turn] = useState<Turned>(start);
  const { page, limit, cursor } = turned;
  const request = { page: Math.max(page, 1), limit, ...(cursor !== undefined && { cursor }) };
  const read = useRead(
    importCalls.rows,
    { ...request, id: job.id, ...(shown !== 'all' && { outcome: shown }) },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  if (read.error)
    return (
      <ListError error={read.error} what={texts.theRows} busy={read.isFetching} onRetry={() => void read.refetch()} />
    );
  if (!read.data) return <ImportWaiting text={texts.readingRows} />;
  const { items, total } = read.data;
  const state = {
    ...turned,
    sort: [],
    request,
    toPage: (to: number, by?: string) => turn({ page: to, limit, cursor: by }),
    setLimit: (size: number) => turn({ ...start, limit: size }),
  };
  return (
    <div className="import-frame">
      {items.length === 0 ? (
        <p className="import-empty">{shown === 'error' ? texts.noErrors : texts.noRows}</p>
      ) : (
        <ReviewTable
          isOver={isOver}
          jobId={job.id}
          one={setup.one}
          fields={fields}
          lines={items.flatMap((row) => linesOf(row, fields))}
        />
      )}
      {total > start.limit && <ListPager state={state} read={read} />}
    </div>
  );
}
