import {
  agencyCalls,
  agencyChanges,
  agencyParts,
  agencyStates,
  agencyStep1Fields,
  agencyStep2Fields,
  agencyStep3Fields,
  agencyStep4Fields,
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
import { markOf } from '../checked/marks';
import type { CountryOption } from '../student/countries';
import { allCountries } from '../texts/countries';
import * as texts from '../texts/agencies';

/** The record of agencies for the list, the steps and the pages. */
export const agency = defineRecord({
  // An agency is made by its first step.
  calls: { ...agencyCalls, create: agencyCalls.step1 },
  fields: {
    ...agencyChanges,
    ...agencyStep4Fields,
    ...agencyStep3Fields,
    ...agencyStep2Fields,
    ...agencyStep1Fields,
  },
  statuses: agencyStates,
  entity: 'agencies',
  noun: texts.noun,
  icon: 'layers',
  nameOf: ({ name }) => name,
  sort: '-createdAt',
  also: [agencyCalls.counts, auditCalls.entity, verificationCalls.queue],
});
type Agency = Parameters<typeof agency.nameOf>[0];

/** The columns of the list. */
export const columns: Columns<Agency> = [
  textColumn(agency, 'name', { head: texts.name, wide: true }),
  textColumn(agency, 'firstName', {
    id: 'contact',
    head: texts.contactName,
    priority: 3,
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  }),
  textColumn(agency, 'email', { priority: 3, quiet: true, masked: true, extra: true }),
  textColumn(agency, 'mobile', { priority: 2, masked: true }),
  textColumn(agency, 'countryId', { id: 'country', priority: 2, cell: ({ countryName }) => countryName ?? '' }),
  textColumn(agency, 'trainersCount', { head: texts.trainers, priority: 2 }),
  statusColumn(agency, {
    cell: ({ status }) => createElement(StatusLabel, { status: markOf(status), label: agency.statuses[status] }),
  }),
  textColumn(agency, 'onboardingStep', {
    head: texts.nextStep,
    priority: 2,
    cell: ({ onboardingStep }) => texts.stepOf(onboardingStep),
  }),
  textColumn(agency, 'openParts', {
    head: texts.toVerify,
    priority: 1,
    onCard: true,
    cell: ({ openParts }) => openParts.map((part) => agencyParts[part]).join(', '),
  }),
  dateColumn(agency, 'createdAt', { priority: 3 }),
  dateColumn(agency, 'updatedAt', { priority: 3, extra: true }),
];

const steps = [1, 2, 3, 4, 5].map((step) => ({ value: String(step), label: texts.stepOf(step) || texts.noStepLeft }));
/** The filters of the list. */
export const filtersOf = (countries: readonly CountryOption[]): readonly FilterField[] => [
  ...standardFilters(agency).map((field) => (field.name === 'status' ? { ...field, inBar: texts.allStatuses } : field)),
  { name: 'countryId', label: texts.country, options: countries, inBar: allCountries },
  { name: 'onboardingStep', label: texts.nextStep, options: steps },
  { name: 'trainersCount', label: texts.trainers },
];

/** Bulk actions on agencies; a deletion ends their accounts. */
export const agencyBulk = ({ bulkActions }: Records<Agency>): readonly BulkAction[] =>
  bulkActions.map((action) => (action.danger ? { ...action, consequence: texts.manyDeleted } : action));
