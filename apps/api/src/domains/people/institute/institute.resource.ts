import { instituteCalls, instituteFields, type InstituteRow } from '@lectern/contract/people';
import { choicesOf } from '../../../records/choices';
import { defineResource } from '../../../records/resource';
import type { Handlers } from '../../../server/calls/frame';
import { fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { institutes } from './institute.table';
import { createInstitute, updateInstitute } from './institute.write';

export const instituteResource = defineResource({
  calls: instituteCalls,
  table: institutes,
  noun: { one: 'institute', many: 'institutes' },
  list: { sort: 'name' },
  exports: {
    ...plainColumns<InstituteRow>({ id: 'Id', countryName: 'Country' }),
    ...fieldColumns(instituteFields, 'name', 'code', 'kind', 'status', 'city', 'addressLine', 'postalCode', 'notes'),
    ...fieldColumns(instituteFields, 'contactName', 'contactEmail', 'contactMobile', 'website'),
    ...timeColumns<InstituteRow>({ createdAt: 'Added', updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: { address: '/institutes', subtitle: 't.city' },
  create: createInstitute,
  update: updateInstitute,
});

export const instituteHandlers: Handlers<typeof instituteCalls> = {
  ...instituteResource.handlers,
  all: choicesOf(institutes),
};
