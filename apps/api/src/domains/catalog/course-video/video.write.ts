import { embedAddress, videoHostOf, type NewVideo } from '@lectern/contract/catalog';
import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { readVideoHosts } from '../../platform/setting/video-hosts.queries';

const refuse = (field: string, text: string) => badRequest(fieldError(field, 'video', text));

/** @throws 400 for an address at a host that the settings don't name */
const insertByAddress = async (db: Kysely<DB>, address: string, userId: number): Promise<number> => {
  const url = embedAddress(address.trim());
  const host = videoHostOf(url);
  const hosts = await readVideoHosts(db);
  if (host === undefined || !hosts.includes(host))
    throw refuse('video.url', hosts.length > 0 ? `Videos can be at ${hosts.join(', ')}` : messages.url);
  const { rows } = await sql<{ id: number }>`
    insert into videos (source, url, state, uploaded_by) values ('url', ${url}, 'ready', ${userId}) returning id`.execute(
    db,
  );
  return rows[0]!.id;
};

/** @throws 400 for a file that this person has not uploaded as a video */
const insertUploaded = async (db: Kysely<DB>, fileId: number, userId: number): Promise<number> => {
  // Whether it plays was seen by the browser that sent it: it knew its sides, or did not.
  const { rows } = await sql<{ id: number }>`
    with sent as (
      select * from files where id = ${fileId} and purpose = 'video' and status = 'ready' and uploaded_by = ${userId} for key share)
    insert into videos (source, file_id, state, error, title, mime, bytes, duration_seconds, width, height, uploaded_by)
    select 'upload', id, case when width > 0 then 'ready' else 'failed' end, case when width > 0 then null else 'No browser could play this file' end,
      left(original_name, 150), mime, bytes, duration_seconds, width, height, ${userId} from sent returning id`.execute(
    db,
  );
  if (!rows[0]) throw refuse('video.fileId', say(messages.invalid, { field: 'Video' }));
  return rows[0].id;
};

/** A video from an upload of this person, or from the address of one. */
export const insertVideo = (db: Kysely<DB>, { fileId, url }: NewVideo, userId: number): Promise<number> =>
  fileId === undefined ? insertByAddress(db, url ?? '', userId) : insertUploaded(db, fileId, userId);

/** Takes a video away that nothing shows any more; its file is collected. */
export const dropUnused = async (db: Kysely<DB>, id: number | null): Promise<void> => {
  if (id === null) return;
  await sql`delete from videos where id = ${id} and not exists (select 1 from uses_of('videos', ${id}))`.execute(db);
};
