import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

/** name, code, kind, country, city, contact and whether it is inactive. */
const institutes = [
  ['Nairobi Science Academy', 'NSA', 'school', 'KE', 'Nairobi', 'Wanjiru Kamau', false],
  ['Pune College of Engineering', 'PCE', 'college', 'IN', 'Pune', 'Sandeep Joshi', false],
  ['Dubai Learning Centre', 'DLC', 'coaching', 'AE', 'Dubai', 'Mariam Haddad', false],
  ['Leeds Grammar School', 'LGS', 'school', 'GB', 'Leeds', 'Harriet Cole', false],
  ['Kathmandu Valley School', 'KVS', 'school', 'NP', 'Kathmandu', 'Bikram Shrestha', false],
  ['Manila Bay University', 'MBU', 'university', 'PH', 'Manila', 'Jose Ramos', false],
  ['Lagos Skills Hub', 'LSH', 'company', 'NG', 'Lagos', 'Chinedu Obi', false],
  ['Munich Evening College', 'MEC', 'college', 'DE', 'Munich', 'Greta Vogel', true],
] as const;

/** Eight institutes in eight countries, one of them inactive. */
export const seedInstitutes = async (db: Kysely<DB>): Promise<void> => {
  for (const [name, code, kind, iso2, city, contact, isInactive] of institutes)
    await sql`
      insert into institutes (name, code, kind, country_id, city, contact_name, contact_email, status)
      select ${name}, ${code}, ${kind}, id, ${city}, ${contact}, ${`${code.toLowerCase()}@institutes.example`}, ${isInactive ? 'inactive' : 'active'}
      from countries where iso2 = ${iso2}`.execute(db);
};
