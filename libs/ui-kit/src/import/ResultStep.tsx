import { useEffect, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@lectern/api-client/hooks';
import type { ImportDetail } from '@lectern/contract/platform/imports';
import { Icon } from '../icons/Icon';
import { countText } from '../table/words';
import { FailedRows } from './FailedRows';
import { Figures } from './Figures';
import { ImportFoot } from './ImportFoot';
import type { ImportSetup } from './import-types';
import { ReviewRows } from './ReviewRows';
import './import.css';

interface Props {
  readonly setup: ImportSetup;
  readonly detail: ImportDetail;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onOtherFile: () => void;
}

const titleOf = ({ job, isConfirmed, counts }: ImportDetail, { one, many }: ImportSetup): string => {
  if (job.state === 'failed') return isConfirmed ? `The import stopped after ${countText(counts.done, one, many)}` : 'The file could not be checked';
  if (job.state === 'cancelled') return isConfirmed ? `Cancelled after ${countText(counts.done, one, many)}` : 'Cancelled: nothing was written';
  return `${countText(counts.done, one, many)} imported`;
};

/** How an import ended: what is there now, what is not and why, and what can be done about it. */
export function ResultStep({ setup, detail, isBusy, onRetry, onOtherFile }: Props): ReactNode {
  const { job, counts, fileName, isConfirmed } = detail;
  const queryClient = useQueryClient();
  const { changes, many, list } = setup;
  useEffect(() => {
    if (counts.done > 0) void invalidate(queryClient, ...changes);
  }, [queryClient, changes, counts.done]);
  const left = counts.error + counts.duplicate;
  const mayRetry = job.state !== 'done' || job.summary.failed + job.summary.skipped > 0;
  return (
    <>
      <div className="import-result" role="status">
        <Icon name={job.state === 'done' ? (left > 0 ? 'triangle-alert' : 'circle-check') : 'circle-x'} size={20} />
        <div>
          <h2>{titleOf(detail, setup)}</h2>
          <p>
            {job.error ? `${job.error}. ` : ''}From <b>{fileName}</b>.
          </p>
        </div>
      </div>
      {isConfirmed && (
        <Figures
          figures={[
            { label: 'Imported', value: counts.done },
            { label: 'There already, left out', value: counts.duplicate },
            { label: 'With errors, left out', value: counts.error, isBad: true },
          ]}
        />
      )}
      {isConfirmed && left > 0 && (
        <>
          <div className="import-bar">
            <p className="import-about">Mend the rows in the file, then import it: what is there already is left out.</p>
            <FailedRows id={job.id} label="Rows left out, as a file" />
          </div>
          <ReviewRows setup={setup} detail={detail} shown={counts.error > 0 ? 'error' : 'duplicate'} isOver />
        </>
      )}
      <ImportFoot start={<Button variant="text" onClick={onOtherFile}>Import another file</Button>}>
        {mayRetry && (
          <Button aria-disabled={isBusy} onClick={() => !isBusy && onRetry()}>
            Try again
          </Button>
        )}
        <Button variant="contained" component={Link} to={list}>
          {`${many.charAt(0).toUpperCase()}${many.slice(1)}`}
        </Button>
      </ImportFoot>
    </>
  );
}
