import { useState, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { importCalls, type ImportDetail } from '@lectern/contract/platform/imports';
import { ListError } from '../states/ListError';
import { Pager } from '../table/Pager';
import type { ImportSetup } from './import-types';
import { ImportWaiting } from './ImportWaiting';
import { linesOf } from './lines-of';
import { ReviewTable } from './ReviewTable';
import type { Shown } from './RowChoice';
import './import.css';

interface Props {
  readonly setup: ImportSetup;
  readonly detail: ImportDetail;
  readonly shown: Shown;
  /** Nothing can be mended any more. */
  readonly isOver?: boolean;
}

/** One page of the rows of a review. */
export function ReviewRows({ setup, detail: { job, fields }, shown, isOver = false }: Props): ReactNode {
  const [{ page, limit }, turn] = useState({ page: 1, limit: 25 });
  const read = useRead(importCalls.rows, { id: job.id, page, limit, ...(shown !== 'all' && { outcome: shown }) }, { handled: 'all', placeholderData: keepPreviousData });
  if (read.error) return <ListError error={read.error} what="The rows" busy={read.isFetching} onRetry={() => void read.refetch()} />;
  if (!read.data) return <ImportWaiting text="Reading the rows" />;
  const { items, total, totalIsEstimate } = read.data;
  return (
    <div className="import-frame">
      {items.length === 0 ? (
        <p className="import-empty">{shown === 'error' ? 'No row has an error.' : 'There are no such rows.'}</p>
      ) : (
        <ReviewTable isOver={isOver} jobId={job.id} one={setup.one} fields={fields} lines={items.flatMap((row) => linesOf(row, fields))} />
      )}
      {total > limit && <Pager page={page} limit={limit} total={total} totalIsEstimate={totalIsEstimate} onPage={(next) => turn({ page: next, limit })} onLimit={(next) => turn({ page: 1, limit: next })} />}
    </div>
  );
}
