import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { day } from '../day-field';
import { id, required, requiredText, slug, text } from '../fields';
import { currencyCode } from '../pattern-text';
import { batchStatuses } from '../people/batch-states';
import { keysOf, recordCalls, recordRow, statusField } from '../records';
import { richText } from '../rich-text';
import { pageOf } from '../wire';
import { trainingAdFlow, trainingAdNeeds, trainingAdStatuses } from './training-ad-states';

const listed = {
  title: string().required(),
  trainerId: number().nullable().defined(),
  agencyId: number().nullable().defined(),
  /** The trainer or the agency that offers the training. */
  ownerName: string().defined(),
  skillId: id('Skill'),
  skillName: string().required(),
  languageId: id('Language'),
  languageName: string().required(),
  /** Per seat, as it is typed: '1500.00'. */
  price: string().required(),
  currency: string().required(),
  startsOn: string().nullable().defined(),
  endsOn: string().nullable().defined(),
  batchesCount: number().required(),
  seats: number().required(),
  seatsTaken: number().required(),
  publishedAt: string().nullable().defined(),
  createdAt: string().required(),
};

/** A training ad in the list; its seats are those of all of its batches. */
export const trainingAdRow = recordRow(trainingAdStatuses, listed);
export type TrainingAdRow = InferType<typeof trainingAdRow>;

/** A whole training ad; `missing` is what publishing still needs. */
export const trainingAd = trainingAdRow.concat(
  object({
    slug: string().required(),
    shortDescription: string().defined(),
    descriptionHtml: string().defined(),
    imageFileId: number().nullable().defined(),
    statusReason: string().defined(),
    missing: array()
      .of(required(string().oneOf(keysOf(trainingAdNeeds))))
      .required(),
  }),
);
export type TrainingAd = InferType<typeof trainingAd>;

/** What a person writes: one owner, a trainer or an agency. Without a slug the server proposes one. */
export const trainingAdFields = {
  title: requiredText('Title', { min: 5, max: 150 }),
  slug: slug('Slug', 160).nullable().optional(),
  trainerId: id('Trainer').nullable().optional(),
  agencyId: id('Agency').nullable().optional(),
  skillId: id('Skill'),
  languageId: id('Language'),
  shortDescription: text('Short description', { max: 300 }),
  descriptionHtml: richText('Description'),
  imageFileId: id('Image').nullable().optional(),
  currency: required(currencyCode()),
  price: requiredText('Price', { max: 20 }),
  startsOn: day('First day'),
  endsOn: day('Last day').test(
    'after',
    'The last day is before the first',
    (last, { parent }) =>
      !last || !(parent as { startsOn?: string }).startsOn || last >= (parent as { startsOn: string }).startsOn,
  ),
};

const standard = recordCalls('trainingAd', {
  path: 'training-ad',
  row: trainingAd,
  fields: trainingAdFields,
  statuses: trainingAdStatuses,
  flow: trainingAdFlow,
  access: { read: ['trainingAdList'], write: ['trainingAdEdit'], remove: ['trainingAdEdit'] },
  list: {
    title: { type: 'text', filter: true, sort: true },
    status: { type: 'choice', choices: keysOf(trainingAdStatuses), filter: true },
    trainerId: { type: 'id', filter: true },
    agencyId: { type: 'id', filter: true },
    skillId: { type: 'id', filter: true },
    startsOn: { type: 'day', filter: true, sort: true },
    createdAt: { type: 'time', filter: true, sort: true },
  },
});

/** A batch that an ad leads to. */
export const adBatch = object({
  id: id(),
  title: string().required(),
  status: statusField(batchStatuses).required(),
  trainerName: string().defined(),
  timeZone: string().required(),
  startsAt: string().required(),
  endsAt: string().required(),
  seats: number().required(),
  seatsTaken: number().required(),
  linkedAt: string().nullable().defined(),
});
export type AdBatch = InferType<typeof adBatch>;

const answer = object({ trainingAd });
const batches = object({ batches: array().of(adBatch).required() });
const linked = object({ id: id(), batchId: id('Batch') });
const read = ['trainingAdList'] as const;
const write = ['trainingAdEdit'] as const;

export const trainingAdCalls = {
  ...standard,
  list: { ...standard.list, response: pageOf(trainingAdRow) },
  detail: { ...standard.detail, response: answer },
  batches: call({
    method: 'GET',
    path: 'training-ad/batches',
    access: read,
    request: object({ id: id() }),
    response: batches,
  }),
  /** Batches of the owner that no ad has yet and that students can be booked into, at most 50, the next first. */
  batchChoices: call({
    method: 'GET',
    path: 'training-ad/batch-choices',
    access: read,
    request: object({ id: id(), q: text('Search', { max: 100 }) }),
    response: batches,
  }),
  linkBatch: call({ method: 'POST', path: 'training-ad/batches', access: write, request: linked, response: batches }),
  unlinkBatch: call({
    method: 'DELETE',
    path: 'training-ad/batches',
    access: write,
    request: linked,
    response: batches,
  }),
} as const;
