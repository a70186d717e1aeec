import { useEffect, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@lectern/api-client/hooks';
import type { ImportDetail } from '@lectern/contract/platform/import';
import { Icon } from '../icons/Icon';
import { capital, countText } from '../list/words';
import * as texts from '../texts/import';
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
  if (job.state === 'failed')
    return isConfirmed ? texts.stoppedAfter(countText(counts.done, one, many)) : texts.notChecked;
  if (job.state === 'cancelled')
    return isConfirmed ? texts.cancelledAfter(countText(counts.done, one, many)) : texts.cancelledBefore;
  return texts.importedCount(countText(counts.done, one, many));
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
            {job.error ? `${job.error}. ` : ''}
            {texts.fromFile(<b>{fileName}</b>)}
          </p>
        </div>
      </div>
      {isConfirmed && (
        <Figures
          figures={[
            { label: texts.imported, value: counts.done },
            { label: texts.leftOutAlready, value: counts.duplicate },
            { label: texts.leftOutErrors, value: counts.error, isBad: true },
          ]}
        />
      )}
      {isConfirmed && left > 0 && (
        <>
          <div className="import-bar">
            <p className="import-about">{texts.mendThem}</p>
            <FailedRows id={job.id} label={texts.leftOutFile} />
          </div>
          <ReviewRows setup={setup} detail={detail} shown={counts.error > 0 ? 'error' : 'duplicate'} isOver />
        </>
      )}
      <ImportFoot
        start={
          <Button variant="text" onClick={onOtherFile}>
            {texts.importAnother}
          </Button>
        }
      >
        {mayRetry && (
          <Button aria-disabled={isBusy} onClick={() => !isBusy && onRetry()}>
            {texts.tryAgain}
          </Button>
        )}
        <Button variant="contained" component={Link} to={list}>
          {capital(many)}
        </Button>
      </ImportFoot>
    </>
  );
}
