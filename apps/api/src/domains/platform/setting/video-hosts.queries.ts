import type { UploadSettings } from '@lectern/contract/platform/setting';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** The settings of uploads; locked where they are going to be written. */
export const readUploads = async (db: Kysely<DB>, isLocked = false): Promise<UploadSettings> => {
  const { rows } = await sql<UploadSettings>`
    select version, array(select jsonb_array_elements_text(value -> 'videoHosts')) as video_hosts
    from settings where group_name = 'uploads' ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0]!;
};

/** The hosts of whose pages videos may be embedded. */
export const readVideoHosts = async (db: Kysely<DB>): Promise<readonly string[]> => (await readUploads(db)).videoHosts;

export const saveUploads = async (db: Kysely<DB>, videoHosts: readonly string[], userId: number): Promise<void> => {
  await sql`
    update settings set value = value || ${JSON.stringify({ videoHosts })}::jsonb, updated_by = ${userId}
    where group_name = 'uploads'`.execute(db);
};
