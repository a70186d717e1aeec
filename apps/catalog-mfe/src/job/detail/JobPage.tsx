import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { jobPostCalls, jobStatuses, type JobPostDetail } from '@lectern/contract/catalog';
import { dateText, RowMenu } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { useTransitions } from '@lectern/ui-kit/flow';
import { RecordPage, useRecordInAddress } from '@lectern/ui-kit/record-page';
import { Link } from '@lectern/ui-kit/router';
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

const headOf = (job: JobPostDetail) => ({
  name: job.title,
  status: job.deletedAt ? 'deleted' : job.status,
  statusLabel: job.deletedAt ? undefined : jobStatuses[job.status],
  identity: [texts.idOf(job.id), job.skillName].join(' · '),
  figures: [
    [texts.poster, job.posterName],
    [texts.budget, budgetOf(job)],
    [texts.proposals, String(job.proposals)],
    [texts.openUntil, dateText(job.expiresAt)],
  ] as const,
  actions: <Actions key={job.version} job={job} />,
});

/** One tab of the job in the address. */
export function JobPage({ children }: { readonly children: (job: JobPostDetail) => ReactNode }): ReactNode {
  const found = useRecordInAddress(
    jobPostCalls.detail,
    ({ jobPost }) => jobPost,
    ({ title }) => title,
  );
  return (
    <RecordPage
      title={texts.one}
      icon="puzzle"
      what={texts.theJob}
      loading={texts.loading}
      head={headOf}
      tabs={(id) => [
        { title: texts.tabs.info, to: infoPath(id) },
        { title: texts.tabs.proposals, to: proposalsPath(id) },
      ]}
      notes={({ deletedAt, statusReason }) => [
        deletedAt && texts.isDeleted,
        statusReason && texts.because(statusReason),
      ]}
      {...{ found, texts, listPath }}
    >
      {children}
    </RecordPage>
  );
}
