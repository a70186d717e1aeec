import {
  type budgetKinds,
  jobFlow,
  jobPostCalls,
  jobPostFields,
  jobStatuses,
  type JobPostRow,
} from '@lectern/contract/catalog';
import { dateText } from '@lectern/ui-kit';
import { dateColumn, defineRecord, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/jobs';

/** A job, as the list and the panel take it. Its proposals change with it. */
export const job = defineRecord({
  calls: jobPostCalls,
  fields: jobPostFields,
  statuses: jobStatuses,
  flow: jobFlow,
  entity: 'job_posts',
  noun: texts.noun,
  icon: 'puzzle',
  nameOf: ({ title }) => title,
  sort: '-createdAt',
  also: [jobPostCalls.proposals],
});

export const listPath = '/job';
export const infoPath = (id: number): string => `/job/detail/info?id=${id}`;
export const proposalsPath = (id: number): string => `/job/detail/proposals?id=${id}`;

const short = (amount: string): string => amount.replace(/\.0+$/, '');

/** What is paid, in words: 'INR 400–800 per hour'. */
export const budgetOf = ({
  currency,
  budgetMin,
  budgetMax,
  budgetKind,
}: Pick<JobPostRow, 'currency' | 'budgetMin' | 'budgetMax'> & {
  readonly budgetKind: keyof typeof budgetKinds;
}): string => texts.budgetText(currency, short(budgetMin), short(budgetMax), texts.paid[budgetKind]);

/** The columns of the list. */
export const columns: Columns<JobPostRow> = [
  textColumn(job, 'title', { wide: true }),
  textColumn(job, 'posterName', { id: 'poster', head: texts.poster, exported: 'posterName', priority: 2 }),
  textColumn(job, 'skillId', { id: 'skill', priority: 3, extra: true, cell: ({ skillName }) => skillName }),
  { id: 'budget', head: texts.budget, sort: 'budget', priority: 1, cell: budgetOf },
  textColumn(job, 'proposals', { head: texts.proposals, priority: 1, onCard: true, numeric: true }),
  textColumn(job, 'expiresAt', {
    head: texts.openUntil,
    priority: 2,
    onCard: true,
    cell: ({ expiresAt }) => dateText(expiresAt),
  }),
  statusColumn(job),
  dateColumn(job, 'createdAt', { head: texts.posted, priority: 3 }),
];
