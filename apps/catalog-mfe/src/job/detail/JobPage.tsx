import type { ReactNode } from 'react';
import { jobPostCalls, jobStatuses, type JobPostDetail } from '@lectern/contract/catalog';
import { dateText } from '@lectern/ui-kit';
import { useTransitions } from '@lectern/ui-kit/flow';
import { RecordActions, RecordPage, useRecordInAddress } from '@lectern/ui-kit/record-page';
import * as texts from '../../texts/jobs';
import { budgetOf, infoPath, job as record, listPath, proposalsPath } from '../job';
import './job.css';

function JobActions({ job }: { readonly job: JobPostDetail }): ReactNode {
  return (
    <RecordActions
      record={record}
      row={job}
      edit={`${listPath}?id=${job.id}`}
      flow={useTransitions(record)}
      listPath={listPath}
    />
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
  actions: <JobActions key={job.version} job={job} />,
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
