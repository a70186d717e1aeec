import { agencyCalls, agencyParts, agencyStates } from '@lectern/contract/people';
import { sql } from 'kysely';
import { bulkActionsOn } from '../../../records/bulk/bulk-action';
import type { ListedRecord } from '../../../records/listed';
import { hitsOf } from '../../../records/search-source';
import { choiceColumns, listSource, plainColumns, timeColumns } from '../../../server/list/list-source';
import { agencyRows, matchingAgencies, readAgencyList, type ListedAgency } from './agency-list.queries';
import { deleteAgency, restoreAgency } from './agency-write';
import { maskedAgency, readAgency } from './agency.queries';

/** All agencies of a list, for exports and bulk actions; masked like the list. */
const source = listSource<ListedAgency>({
  call: agencyCalls.list,
  nouns: 'agencies',
  read: readAgencyList,
  matching: matchingAgencies,
  rows: agencyRows,
  names: (ids) => sql`select id, name from agencies where id in (${ids})`,
  columns: {
    ...plainColumns<ListedAgency>({ id: 'Id', name: 'Name' }),
    contact: [
      { head: 'First name', of: ({ firstName }) => firstName },
      { head: 'Last name', of: ({ lastName }) => lastName },
    ],
    ...choiceColumns<ListedAgency>({ status: ['Status', agencyStates] }),
    email: { head: 'E-mail', of: (row) => maskedAgency(row).email, full: ({ email }) => email },
    mobile: { head: 'Mobile', of: (row) => maskedAgency(row).mobile, full: ({ mobile }) => mobile },
    country: { head: 'Country', of: ({ countryName }) => countryName },
    ...plainColumns<ListedAgency>({ city: 'City', onboardingStep: 'Next step', trainersCount: 'Trainers' }),
    openParts: { head: 'To verify', of: ({ openParts }) => openParts.map((part) => agencyParts[part]).join(', ') },
    ...timeColumns<ListedAgency>({ createdAt: 'Created', updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
});
const action = bulkActionsOn('agency', { source, read: readAgency });

/** An agency is two rows, with the account: list, masks and writes are code of its own. */
export const agencyResource: ListedRecord = {
  table: 'agencies',
  calls: agencyCalls,
  source,
  actions: [
    action('delete', 'Delete agencies', agencyCalls.delete, deleteAgency),
    action('restore', 'Restore agencies', agencyCalls.restore, restoreAgency),
  ],
  search: {
    title: 'Agencies',
    access: agencyCalls.list.access,
    select: (matches) => `
      select a.id, a.name as title, coalesce(u.city, '') as subtitle
        from ${hitsOf(`select id from agencies where ${matches('search_text')} and deleted_at is null`)}
        join agencies a on a.id = h.id join users u on u.id = a.user_id`,
    route: ({ id }) => `/agency/detail/personal-info?id=${id}`,
    list: '/agency',
  },
  isPurged: false,
};
