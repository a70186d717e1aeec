import {
  trainingAdCalls,
  trainingAdFields,
  trainingAdFlow,
  trainingAdStatuses,
  type TrainingAdRow,
} from '@lectern/contract/catalog';
import { auditCalls } from '@lectern/contract/platform/audit';
import {
  dateColumn,
  dayColumn,
  defineRecord,
  standardFilters,
  statusColumn,
  textColumn,
} from '@lectern/ui-kit/records';
import type { Columns, FilterField } from '@lectern/ui-kit/table';
import * as texts from '../texts/training-ads';

/** A training ad, as the list and its pages take it. */
export const trainingAd = defineRecord({
  calls: trainingAdCalls,
  fields: trainingAdFields,
  statuses: trainingAdStatuses,
  flow: trainingAdFlow,
  entity: 'training_ads',
  noun: texts.noun,
  icon: 'megaphone',
  nameOf: ({ title }) => title,
  sort: '-createdAt',
  also: [trainingAdCalls.batches, auditCalls.entity],
});

/** What a seat costs, with its currency. */
export const priceText = ({ price, currency }: Pick<TrainingAdRow, 'price' | 'currency'>): string =>
  Number(price) === 0 ? texts.free : `${price} ${currency}`;

/** The columns of the list. */
export const columns: Columns<TrainingAdRow> = [
  textColumn(trainingAd, 'title', { wide: true }),
  textColumn(trainingAd, 'ownerName', { head: texts.owner, priority: 1, onCard: true }),
  textColumn(trainingAd, 'skillId', {
    id: 'skill',
    priority: 3,
    extra: true,
    exported: 'skillName',
    cell: ({ skillName }) => skillName,
  }),
  statusColumn(trainingAd),
  dayColumn(trainingAd, 'startsOn', { none: texts.noDays, priority: 1 }),
  textColumn(trainingAd, 'batchesCount', { head: texts.batches, priority: 3, numeric: true }),
  textColumn(trainingAd, 'seats', {
    head: texts.seats,
    priority: 2,
    numeric: true,
    onCard: true,
    cell: ({ seatsTaken, seats }) => texts.takenOf(seatsTaken, seats),
  }),
  textColumn(trainingAd, 'price', { priority: 3, numeric: true, cell: priceText }),
  textColumn(trainingAd, 'languageId', {
    id: 'language',
    priority: 3,
    extra: true,
    exported: 'languageName',
    cell: ({ languageName }) => languageName,
  }),
  dateColumn(trainingAd, 'publishedAt', { head: texts.published, priority: 3, extra: true }),
  dateColumn(trainingAd, 'createdAt', { priority: 3 }),
];

interface Option {
  readonly value: number;
  readonly label: string;
}
/** The filters of the list. */
export const filtersOf = (options: {
  readonly trainers: readonly Option[];
  readonly agencies: readonly Option[];
  readonly skills: readonly Option[];
}): readonly FilterField[] => [
  ...standardFilters(trainingAd).map((field) =>
    field.name === 'status' ? { ...field, inBar: texts.allStatuses } : field,
  ),
  { name: 'trainerId', label: texts.trainer, options: options.trainers },
  { name: 'agencyId', label: texts.agency, options: options.agencies },
  { name: 'skillId', label: texts.skill, options: options.skills },
];
