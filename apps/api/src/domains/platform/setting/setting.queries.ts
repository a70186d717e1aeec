import type { GeneralSettings, SettingGroup, TimeZoneRow } from '@lectern/contract/platform/setting';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

const read = sql`select group_name as "group", version, value from settings`;

export const readSetting = async (db: Kysely<DB>, group: SettingGroup['group']): Promise<SettingGroup> =>
  (await sql<SettingGroup>`${read} where group_name = ${group}`.execute(db)).rows[0]!;

/** The group as it is, kept from others until the transaction ends. */
export const lockSetting = async (db: Kysely<DB>, group: SettingGroup['group']): Promise<SettingGroup> =>
  (await sql<SettingGroup>`${read} where group_name = ${group} for update`.execute(db)).rows[0]!;

export const saveSetting = async (
  db: Kysely<DB>,
  { group, value }: { readonly group: SettingGroup['group']; readonly value: GeneralSettings },
  userId: number,
): Promise<SettingGroup> =>
  (
    await sql<SettingGroup>`
      update settings set value = value || ${JSON.stringify(value)}::jsonb, updated_by = ${userId}
      where group_name = ${group} returning group_name as "group", version, value`.execute(db)
  ).rows[0]!;

/** Every zone with what its clocks show now; the zones are few, and their offsets come with PostgreSQL. */
export const listTimeZones = async (db: Kysely<DB>): Promise<TimeZoneRow[]> =>
  (
    await sql<TimeZoneRow>`
      select name, label, active, (extract(epoch from (now() at time zone name) - (now() at time zone 'UTC')) / 60)::int as "offset"
      from time_zones order by name`.execute(db)
  ).rows;

export const isTimeZone = async (db: Kysely<DB>, name: string): Promise<boolean> =>
  (await db
    .selectFrom('timeZones')
    .select('name')
    .where('name', '=', name)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined;
