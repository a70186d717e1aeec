import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { jobCalls, type JobRow } from '@lectern/contract/platform/job';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/bell';
import { actionsOf, isAtWork, leftOf, outcomeOf, statusOf } from './job-words';
import { WhyLeft } from './WhyLeft';

/** Lets the browser fetch the file; its address holds for ten minutes, so it is asked for when it is wanted. */
const download = async (id: number): Promise<void> => {
  const { url } = await send(jobCalls.file, { id });
  const link = Object.assign(document.createElement('a'), { href: url, download: '' });
  link.click();
};

interface Props {
  readonly job: JobRow;
  readonly onChanged: () => void;
  readonly onLeave: () => void;
}

/** One piece of background work. */
export function JobItem({ job, onChanged, onLeave }: Props): ReactNode {
  const [asksWhy, setAsksWhy] = useState(false);
  const cancel = useCall(jobCalls.cancel);
  const retry = useCall(jobCalls.retry);
  const { cancel: mayCancel, retry: mayRetry } = actionsOf(job);
  const outcome = outcomeOf(job);
  const left = leftOf(job);
  const act = (call: typeof cancel) => void call.mutateAsync({ id: job.id }).then(onChanged, onChanged);
  return (
    <li className="news job">
      <div>
        <p className="news-title">{job.title}</p>
        {isAtWork(job) && (
          <progress
            aria-label={texts.progressOf(job.title)}
            {...(job.total ? { value: job.done, max: job.total } : {})}
          />
        )}
        <p className="news-meta">
          <StatusLabel {...statusOf(job)} />
          {outcome && <span className="job-outcome">{outcome}</span>}
          <time dateTime={job.createdAt}>{timeText(job.createdAt)}</time>
        </p>
        {job.error && <p className="job-error">{job.error}</p>}
        {asksWhy && <WhyLeft jobId={job.id} />}
        <p className="job-actions">
          {job.file && (
            <Button size="small" onClick={() => void download(job.id).catch(() => undefined)}>
              {texts.download(job.file.name)}
            </Button>
          )}
          {job.link && (
            <Button size="small" component={Link} to={job.link} onClick={onLeave}>
              {texts.goOn}
              <span className="visually-hidden"> {job.title}</span>
            </Button>
          )}
          {left > 0 && (
            <Button size="small" variant="text" aria-expanded={asksWhy} onClick={() => setAsksWhy(!asksWhy)}>
              {texts.whyLeft(left)}
            </Button>
          )}
          {mayRetry && (
            <Button size="small" variant="text" aria-busy={retry.isPending} onClick={() => act(retry)}>
              {texts.retry}
              <span className="visually-hidden"> {job.title}</span>
            </Button>
          )}
          {mayCancel && (
            <Button size="small" variant="text" aria-busy={cancel.isPending} onClick={() => act(cancel)}>
              {texts.cancel}
              <span className="visually-hidden"> {job.title}</span>
            </Button>
          )}
        </p>
      </div>
    </li>
  );
}
