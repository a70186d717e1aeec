import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { send } from '@lectern/api-client';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { jobCalls, type JobRow } from '@lectern/contract/platform/job';
import { Icon } from '../icons/Icon';
import { IconAction } from '../kit/IconAction';
import { announce } from '../notices/live-region';
import * as texts from '../texts/bulk';
import { endText, progressText, whyText } from './job-words';
import { isGoing, useJob } from './use-job';
import './job.css';

interface Props {
  readonly job: JobRow;
  /** Called once it has ended: what it changed is read again. */
  readonly onEnd: (job: JobRow) => void;
  readonly onClose: () => void;
}

/** Opens the job's file; its address holds for ten minutes, so it is asked for when it is wanted. */
const openFile = (id: number): void =>
  void send(jobCalls.file, { id }).then(
    ({ url }) => window.location.assign(url),
    () => undefined,
  );

/** Background work of this list: how far it is with a way to stop it, then how it ended, why rows were left, and its file. */
export default function JobLine({ job: first, onEnd, onClose }: Props): ReactNode {
  const job = useJob(first, (ended) => {
    announce(`${ended.title}: ${endText(ended)}`);
    onEnd(ended);
  });
  const cancel = useCall(jobCalls.cancel);
  const { id, title, kind, summary, file } = job;
  const goes = isGoing(job);
  const left = summary.skipped + summary.failed > 0;
  const why = useRead(
    jobCalls.rows,
    { id, limit: 100, filter: { state: 'in:skipped,failed' } },
    { enabled: !goes && left, quiet: true, handled: 'all' },
  );
  const reasons = why.data ? whyText(why.data.items) : '';
  return (
    <div className="job-line" role="status" aria-label={title}>
      <Icon name={goes ? 'hourglass' : job.state === 'done' && !left ? 'circle-check' : 'triangle-alert'} />
      <p>
        <b>{title}</b> {goes ? progressText(job) : endText(job)}
        {!goes && reasons && `: ${reasons}`}
      </p>
      {goes && (
        <progress aria-label={title} {...(job.total !== null && { value: job.done, max: Math.max(job.total, 1) })} />
      )}
      {goes && !job.isStopping && (
        <Button size="small" onClick={() => cancel.mutate({ id })}>
          {texts.cancel}
        </Button>
      )}
      {!goes && file && (
        <Button size="small" onClick={() => openFile(id)}>
          {kind === 'export' ? texts.download : texts.fileOfSkipped}
        </Button>
      )}
      {!goes && <IconAction size="small" icon="x" label={texts.closeOf(title)} tip={texts.close} onClick={onClose} />}
    </div>
  );
}
