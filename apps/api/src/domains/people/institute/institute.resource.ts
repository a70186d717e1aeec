import { instituteCalls, instituteFields, type InstituteRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { choicesOf } from '../../../records/choices';
import { defineResource } from '../../../records/resource';
import { emptyTextLast } from '../../../server/list/empty-last';
import { fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { institutes } from './institute.table';
import { createInstitute, updateInstitute } from './institute.write';

const resource = defineResource({
  calls: instituteCalls,
  table: institutes,
  noun: { one: 'institute', many: 'institutes' },
  list: { sort: 'name', columns: { website: emptyTextLast(sql.ref('t.website')) } },
  exports: {
    ...plainColumns<InstituteRow>({ id: 'Id', countryName: 'Country' }),
    ...fieldColumns(instituteFields, 'name', 'code', 'kind', 'status', 'city', 'addressLine', 'postalCode', 'notes'),
    ...fieldColumns(instituteFields, 'contactName', 'contactEmail', 'contactMobile', 'website'),
    ...plainColumns<InstituteRow>({ studentsCount: 'Students', seatLimit: 'Seats' }),
    ...timeColumns<InstituteRow>({ createdAt: 'Added', updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: { address: '/institutes', subtitle: 't.city' },
  create: createInstitute,
  update: updateInstitute,
});

export const instituteResource = { ...resource, handlers: { ...resource.handlers, all: choicesOf(institutes) } };
