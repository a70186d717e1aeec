import type { InstituteRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';

const address = ['countryId', 'city', 'addressLine', 'postalCode'];
const contact = ['contactName', 'contactEmail', 'contactMobile', 'website'];

export const institutes = recordTable<InstituteRow>('institutes', {
  label: 'name',
  columns: ['name', 'code', 'kind', ...address, ...contact, 'notes', 'seatLimit', 'studentsCount', 'createdAt'],
  computed: { countryName: sql`(select c.name from countries c where c.id = t.country_id)` },
  unique: {
    institutes_code: ['code', 'Code'],
    institutes_name: { field: 'name', text: 'This city has an institute of this name' },
  },
});
