import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '@lectern/api-client/hooks';
import { importCalls, type ImportDetail } from '@lectern/contract/platform/import';
import { PageHeader } from '../kit/PageHeader';
import { useSearchParams } from '../kit/use-search-params';
import { ListError } from '../states/ListError';
import { useJobNews } from '../list/use-job-news';
import * as texts from '../texts/import';
import { importPlaceOf } from './import-address';
import { ImportSteps } from './ImportSteps';
import type { ImportSetup } from './import-types';
import { ImportWaiting } from './ImportWaiting';
import { JobStep } from './JobStep';
import { MatchStep } from './MatchStep';
import { isMoving, stepOf } from './step-of';
import { UploadStep } from './UploadStep';
import './import.css';

/** How often an import that goes on by itself is asked about where no socket is, in ms. */
const pace = 2000;

/** An import from the file to its result. The address names the step, so that it continues here or on another device. */
export function ImportScreen({ setup }: { readonly setup: ImportSetup }): ReactNode {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const place = importPlaceOf(params);
  const jobId = place.at === 'job' ? place.jobId : 0;
  const every = useJobNews(importCalls.detail, jobId, pace);
  const read = useRead(
    importCalls.detail,
    { id: jobId },
    {
      enabled: jobId > 0,
      quiet: true,
      handled: 'all',
      refetchInterval: ({ state }) => (state.data && !isMoving(state.data.job) ? false : every),
    },
  );
  const detail: ImportDetail | undefined = place.at === 'job' ? read.data : undefined;
  const step = place.at !== 'job' ? place.at : detail ? stepOf(detail) : 'check';
  const go = (name: 'file' | 'job', id: number): void => setParams({ [name]: String(id) });
  return (
    <div className="import-page">
      <PageHeader title={texts.title(setup.many)}>
        <ImportSteps step={step} />
      </PageHeader>
      {place.at === 'upload' && <UploadStep setup={setup} onUploaded={(id) => go('file', id)} />}
      {place.at === 'match' && (
        <MatchStep
          setup={setup}
          fileId={place.fileId}
          onOtherFile={() => setParams({})}
          onStarted={(id) => go('job', id)}
        />
      )}
      {place.at === 'job' && read.error && !detail && (
        <ListError
          error={read.error}
          what={texts.theImport}
          busy={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
      {place.at === 'job' && !read.error && !detail && <ImportWaiting text={texts.looking} />}
      {detail && (
        <JobStep
          setup={setup}
          detail={detail}
          onColumns={() => go('file', detail.fileId)}
          onOtherFile={() => setParams({})}
          onLeave={() => void navigate(setup.list)}
        />
      )}
    </div>
  );
}
