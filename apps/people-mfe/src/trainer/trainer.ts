import {
  trainerCalls,
  trainerChanges,
  trainerFields,
  trainerParts,
  trainerStates,
  verificationCalls,
} from '@lectern/contract/people';
import { createElement } from 'react';
import { auditCalls } from '@lectern/contract/platform/audit';
import { StatusLabel } from '@lectern/ui-kit';
import {
  dateColumn,
  defineRecord,
  standardFilters,
  statusColumn,
  textColumn,
  type Records,
} from '@lectern/ui-kit/records';
import type { BulkAction, Columns, FilterField } from '@lectern/ui-kit/table';
import { allCountries } from '../texts/countries';
import * as texts from '../texts/trainers';
import { markOf } from '../checked/marks';
import type { CountryOption } from '../student/countries';

/** The record of trainers for the list and its pages. */
export const trainer = defineRecord({
  calls: trainerCalls,
  fields: { ...trainerChanges, ...trainerFields },
  statuses: trainerStates,
  entity: 'trainers',
  noun: texts.noun,
  icon: 'circle-play',
  nameOf: ({ name }) => name,
  sort: '-createdAt',
  also: [auditCalls.entity, verificationCalls.queue],
});
type Trainer = Parameters<typeof trainer.nameOf>[0];

/** The columns of the list. */
export const columns: Columns<Trainer> = [
  textColumn(trainer, 'name', { head: texts.name, wide: true }),
  textColumn(trainer, 'email', { priority: 3, quiet: true, masked: true, extra: true }),
  textColumn(trainer, 'mobile', { priority: 2, masked: true }),
  textColumn(trainer, 'agencyId', {
    id: 'agency',
    head: texts.agency,
    priority: 2,
    cell: ({ agencyName }) => agencyName ?? '',
  }),
  textColumn(trainer, 'skills', { head: texts.skills, priority: 3, extra: true }),
  textColumn(trainer, 'countryId', { id: 'country', priority: 3, cell: ({ countryName }) => countryName ?? '' }),
  statusColumn(trainer, {
    cell: ({ status }) => createElement(StatusLabel, { status: markOf(status), label: trainer.statuses[status] }),
  }),
  textColumn(trainer, 'openParts', {
    head: texts.toVerify,
    priority: 1,
    onCard: true,
    // Before it is submitted nobody decides about a part.
    cell: ({ status, openParts }) => (status === 'draft' ? '' : openParts.map((part) => trainerParts[part]).join(', ')),
  }),
  textColumn(trainer, 'rating', {
    head: texts.rating,
    priority: 3,
    cell: ({ rating }) => (rating === null ? '' : texts.stars(rating)),
  }),
  dateColumn(trainer, 'createdAt', { priority: 3 }),
  dateColumn(trainer, 'updatedAt', { priority: 3, extra: true }),
];

interface FilterOption {
  readonly value: number;
  readonly label: string;
}
/** The filters of the list. */
export const filtersOf = (
  countries: readonly CountryOption[],
  agencies: readonly FilterOption[],
  skills: readonly FilterOption[],
): readonly FilterField[] => [
  { name: 'name', label: texts.name },
  ...standardFilters(trainer).map((field) =>
    field.name === 'status' ? { ...field, inBar: texts.allStatuses } : field,
  ),
  { name: 'countryId', label: texts.country, options: countries, inBar: allCountries },
  { name: 'agencyId', label: texts.agency, options: agencies },
  { name: 'skillId', label: texts.skill, options: skills },
  { name: 'rating', label: texts.rating },
];

const submit: BulkAction = {
  action: 'trainer.submit',
  label: texts.submitMany,
  icon: 'check',
  right: 'trainerEdit',
  consequence: texts.submitManyConsequence,
};
/** Bulk actions on trainers; a deletion ends their accounts. */
export const trainerBulk = ({ bulkActions, may, list }: Records<Trainer>): readonly BulkAction[] => [
  ...(may.edit && !list.state.deleted ? [submit] : []),
  ...bulkActions.map((action) => (action.danger ? { ...action, consequence: texts.manyDeleted } : action)),
];
