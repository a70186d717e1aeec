import { instituteCalls, instituteKinds, instituteStatuses, type InstituteRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { defineResource } from '../../../records/resource';
import type { Handlers } from '../../../server/calls/frame';
import { choiceColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { searchCondition } from '../../../server/list/list-search';
import { institutes } from './institute.table';
import { createInstitute, updateInstitute } from './institute.write';

export const instituteResource = defineResource({
  calls: instituteCalls,
  table: institutes,
  noun: { one: 'institute', many: 'institutes' },
  list: { sort: 'name' },
  exports: {
    ...plainColumns<InstituteRow>({ id: 'Id', name: 'Name', code: 'Code' }),
    ...choiceColumns<InstituteRow>({ kind: ['Kind', instituteKinds], status: ['Status', instituteStatuses] }),
    ...plainColumns<InstituteRow>({ countryName: 'Country', city: 'City', addressLine: 'Address' }),
    ...plainColumns<InstituteRow>({ postalCode: 'Postal code', contactName: 'Contact name' }),
    ...plainColumns<InstituteRow>({ contactEmail: 'Contact e-mail', contactMobile: 'Contact mobile', notes: 'Notes' }),
    ...timeColumns<InstituteRow>({ createdAt: 'Added', updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: { address: '/institutes', subtitle: 't.city' },
  create: createInstitute,
  update: updateInstitute,
});

export const instituteHandlers: Handlers<typeof instituteCalls> = {
  ...instituteResource.handlers,
  all: async ({ request: { q = '' }, db }) => {
    const found = q.trim() === '' ? sql`true` : searchCondition(q.trim(), sql`search_text`);
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from institutes where deleted_at is null and status = 'active' and ${found} order by name, id limit 50`.execute(
      db,
    );
    return { items: rows };
  },
};
