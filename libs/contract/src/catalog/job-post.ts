import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { requiredDay } from '../day-field';
import { id, required, requiredText, text, version } from '../fields';
import { statusReason } from '../flow';
import { choiceField, keysOf, recordCalls, recordRow, statusField } from '../records';
import { richText } from '../rich-text';
import { amountField, listRequest, pageOf, type ListFields } from '../wire';
import { jobFlow, jobStatuses, proposalStatuses } from './job-states';

export const jobModes = { online: 'Online', in_person: 'In person', either: 'Online or in person' } as const;
export const budgetKinds = { hourly: 'Per hour', fixed: 'In total' } as const;
/** How far ahead a job may expire. */
export const longestJobDays = 90;

const listed = {
  studentId: number().nullable().defined(),
  instituteId: number().nullable().defined(),
  posterName: string().required(),
  title: string().required(),
  categoryId: id(),
  categoryPath: array().of(string().required()).required(),
  skillId: id(),
  skillName: string().required(),
  languageId: number().nullable().defined(),
  mode: choiceField('Where', jobModes).required(),
  city: string().defined(),
  budgetKind: choiceField('Paid', budgetKinds).required(),
  currency: string().required(),
  /** With the digits of the currency. */
  budgetMin: string().required(),
  budgetMax: string().required(),
  statusReason: string().defined(),
  expiresAt: string().required(),
  /** The last day on which it is open, of the business. */
  expiresOn: string().required(),
  /** Those that are not withdrawn. */
  proposals: number().required(),
  createdAt: string().required(),
};

/** A job of a student or an institute as the list shows it. */
export const jobPostRow = recordRow(jobStatuses, listed);
export type JobPostRow = InferType<typeof jobPostRow>;

/** A whole job; `hasBatch`: a batch was made from its accepted proposal. */
export const jobPostDetail = recordRow(jobStatuses, {
  ...listed,
  descriptionHtml: string().defined(),
  languageName: string().nullable().defined(),
  acceptedTrainerName: string().nullable().defined(),
  hasBatch: boolean().required(),
});
export type JobPostDetail = InferType<typeof jobPostDetail>;

const amount = (label: string) => requiredText(label, { max: 20 });

/** What a person writes: for a student or for an institute. */
export const jobPostFields = {
  studentId: id('Student').nullable().optional(),
  instituteId: id('Institute').nullable().optional(),
  title: requiredText('Title', { min: 5, max: 150 }),
  descriptionHtml: richText('Description'),
  categoryId: id('Category'),
  skillId: id('Skill'),
  languageId: id('Language').nullable().optional(),
  mode: choiceField('Where', jobModes),
  city: text('City', { max: 80 }),
  budgetKind: required(choiceField('Paid', budgetKinds)),
  currency: requiredText('Currency', { max: 3 }),
  budgetMin: amount('Budget from'),
  budgetMax: amount('Budget to'),
  expiresOn: requiredDay('Open until'),
};

const record = recordCalls('jobPost', {
  path: 'job',
  row: jobPostDetail,
  fields: jobPostFields,
  statuses: jobStatuses,
  flow: jobFlow,
  access: { read: ['jobList'], write: ['jobEdit'], remove: ['jobEdit'] },
  list: {
    title: { type: 'text', filter: true, sort: true },
    /** The category with everything below it. */
    categoryId: { type: 'id', filter: true },
    skillId: { type: 'id', filter: true },
    status: { type: 'choice', choices: keysOf(jobStatuses), filter: true },
    /** The most that is paid. */
    budget: { ...amountField, filter: true, sort: true },
    expiresAt: { type: 'time', filter: true, sort: true },
    proposals: { type: 'number', filter: true, sort: true },
    createdAt: { type: 'time', filter: true, sort: true },
  },
});

/** The calls of a job as every record has them; `jobPostCalls` are those on the wire. */
export const jobPostRecord = record;

/** A trainer's proposal for a job. */
export const proposalRow = object({
  id: id(),
  version: version(),
  jobPostId: id(),
  jobTitle: string().required(),
  trainerId: id(),
  trainerName: string().required(),
  headline: string().defined(),
  rating: number().nullable().defined(),
  coverText: string().required(),
  amount: string().required(),
  currency: string().required(),
  status: statusField(proposalStatuses).required(),
  statusReason: string().defined(),
  decidedByName: string().nullable().defined(),
  decidedAt: string().nullable().defined(),
  batchId: number().nullable().defined(),
  createdAt: string().required(),
});
export type ProposalRow = InferType<typeof proposalRow>;

export const proposalListFields = {
  jobId: { type: 'id', filter: true },
  status: { type: 'choice', choices: keysOf(proposalStatuses), filter: true },
  amount: { type: 'number', sort: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

const row = { id: id(), version: version() };

export const jobPostCalls = {
  ...record,
  list: { ...record.list, response: pageOf(jobPostRow) },
  /** Proposals, of one job by its filter; all of them without it. */
  proposals: call({
    method: 'GET',
    path: 'job/proposals',
    access: ['jobList'],
    request: listRequest(proposalListFields),
    response: pageOf(proposalRow),
  }),
  /** Decides about a proposal for who posted the job: one that is accepted awards the job and rejects the others. */
  decide: call({
    method: 'PUT',
    path: 'job/proposal-status',
    access: ['jobEdit'],
    request: object({ ...row, status: required(statusField(proposalStatuses)), reason: statusReason() }),
    response: object({ proposal: proposalRow, jobPost: jobPostDetail }),
  }),
} as const;
