import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { jobPostCalls, jobStatuses, type JobPostDetail } from '@lectern/contract/catalog';
import { dateText, PageHeader, RowMenu, StatusLabel, useRecordTitle } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { PageRead, RouteTabs } from '@lectern/ui-kit/detail';
import { useTransitions } from '@lectern/ui-kit/flow';
import { NoRecord } from '@lectern/ui-kit/no-record';
import { idOf, Link, useSearchParams } from '@lectern/ui-kit/router';
import * as texts from '../../texts/jobs';
import { budgetOf, infoPath, job as record, listPath, proposalsPath } from '../job';
import './job.css';

function Actions({ job }: { readonly job: JobPostDetail }): ReactNode {
  const mayEdit = useMay(jobPostCalls.update.access);
  const { actionsOf, question } = useTransitions(record);
  if (!mayEdit || job.deletedAt !== null) return null;
  const actions = actionsOf(job);
  return (
    <>
      <Button component={Link} to={`${listPath}?id=${job.id}`}>
        {texts.edit}
      </Button>
      {actions.length > 0 && <RowMenu label={texts.moreFor(job.title)} actions={actions} />}
      {question}
    </>
  );
}

function Figures({ job }: { readonly job: JobPostDetail }): ReactNode {
  const figures = [
    [texts.poster, job.posterName],
    [texts.budget, budgetOf(job)],
    [texts.proposals, String(job.proposals)],
    [texts.openUntil, dateText(job.expiresAt)],
  ] as const;
  return (
    <dl className="job-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One tab of the job in the address: head, figures, tabs, and what the tab shows of the job. */
export function JobPage({ children }: { readonly children: (job: JobPostDetail) => ReactNode }): ReactNode {
  const [params] = useSearchParams();
  const id = idOf(params);
  const read = useRead(
    jobPostCalls.detail,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  const job = read.data?.jobPost;
  useRecordTitle(job?.title);
  if (id === undefined) return <NoRecord icon="puzzle" title={texts.one} texts={texts} listPath={listPath} />;
  return (
    <div className="page-stack">
      <PageHeader
        title={job?.title ?? texts.one}
        status={
          job && (
            <StatusLabel
              status={job.deletedAt ? 'deleted' : job.status}
              label={job.deletedAt ? undefined : jobStatuses[job.status]}
              filled
            />
          )
        }
      >
        {job && <Actions key={job.version} job={job} />}
      </PageHeader>
      {job && <Figures job={job} />}
      <RouteTabs
        label={texts.one}
        tabs={[
          { title: texts.tabs.info, to: infoPath(id) },
          { title: texts.tabs.proposals, to: proposalsPath(id) },
        ]}
      />
      <PageRead reads={[read]} what={texts.theJob} loading={texts.loading}>
        {() =>
          job && (
            <>
              {job.deletedAt && <p className="job-note">{texts.isDeleted}</p>}
              {job.statusReason && <p className="job-note">{texts.because(job.statusReason)}</p>}
              {children(job)}
            </>
          )
        }
      </PageRead>
    </div>
  );
}
