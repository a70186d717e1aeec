import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { importCalls, type ImportDetail } from '@lectern/contract/platform/import';
import { jobCalls } from '@lectern/contract/platform/job';
import { numberText } from '../list/words';
import * as texts from '../texts/import';
import type { ImportSetup } from './import-types';
import { ImportWaiting } from './ImportWaiting';
import { ResultStep } from './ResultStep';
import { ReviewStep } from './ReviewStep';
import { isMoving } from './step-of';

interface Props {
  readonly setup: ImportSetup;
  readonly detail: ImportDetail;
  readonly onColumns: () => void;
  readonly onOtherFile: () => void;
  readonly onLeave: () => void;
}

const waitingText = ({ job, isConfirmed, fileName }: ImportDetail): string => {
  if (job.isStopping) return texts.stopping;
  if (job.state === 'queued' && job.error) return job.error;
  if (job.state === 'queued') return texts.queued;
  if (job.total === null) return isConfirmed ? texts.importing : texts.checking(fileName);
  const [done, total] = [numberText(job.done), numberText(job.total)];
  return isConfirmed ? texts.importingOf(done, total) : texts.checkingOf(fileName, done, total);
};

/** What the job of an import is at: it checks, it waits for a word, it writes, it has ended. */
export function JobStep({ setup, detail, onColumns, onOtherFile, onLeave }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { job } = detail;
  const [cancel, confirm, retry] = [useCall(jobCalls.cancel), useCall(jobCalls.confirm), useCall(jobCalls.retry)];
  const isBusy = cancel.isPending || confirm.isPending || retry.isPending;
  const after = async (done: Promise<unknown>, then?: () => void): Promise<void> => {
    try {
      await done;
      then?.();
    } catch {
      // The client has shown the error; the job's state is read below.
    }
    await invalidate(queryClient, importCalls.detail, importCalls.rows, jobCalls.list);
  };
  const stop = (then?: () => void): void => void after(cancel.mutateAsync({ id: job.id }), then);
  if (isMoving(job))
    return (
      <ImportWaiting
        text={waitingText(detail)}
        {...(job.state === 'running' && job.total !== null && { progress: { done: job.done, total: job.total } })}
      >
        <p className="import-about">{texts.mayLeave}</p>
        <Button aria-disabled={isBusy || job.isStopping} onClick={() => !isBusy && !job.isStopping && stop()}>
          {texts.cancelImport}
        </Button>
      </ImportWaiting>
    );
  if (job.state === 'review')
    return (
      <ReviewStep
        setup={setup}
        detail={detail}
        isBusy={isBusy}
        onColumns={() => stop(onColumns)}
        onCancel={() => stop(onLeave)}
        onConfirm={() => void after(confirm.mutateAsync({ id: job.id }))}
      />
    );
  return (
    <ResultStep
      setup={setup}
      detail={detail}
      isBusy={isBusy}
      onRetry={() => void after(retry.mutateAsync({ id: job.id }))}
      onOtherFile={onOtherFile}
    />
  );
}
