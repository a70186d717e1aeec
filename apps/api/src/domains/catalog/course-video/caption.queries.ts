import type { CourseCaption, CourseVideo } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { documentPath } from '../../../server/files/paths';
import { signAddress } from '../../../server/files/signed';
import type { Services } from '../../../server/services';

const columns = sql`c.id, c.version, c.language_id, l.code as language, l.direction, c.label, c.cues`;

/** @throws 404 */
export const readCaption = async (db: Kysely<DB>, id: number): Promise<CourseCaption> => {
  const { rows } = await sql<CourseCaption>`
    select ${columns} from video_captions c join languages l on l.id = c.language_id where c.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** The captions of a video with addresses that a player reads for ten minutes, in the order of the languages. */
export const readCaptions = async (
  db: Kysely<DB>,
  keys: Services['keys'],
  videoId: number,
): Promise<CourseVideo['captions']> => {
  const { rows } = await sql<CourseCaption & { readonly key: string; readonly name: string }>`
    select ${columns}, f.storage_key as key, f.original_name as name
    from video_captions c join languages l on l.id = c.language_id join files f on f.id = c.file_id
    where c.video_id = ${videoId} order by l.sort_order, c.id`.execute(db);
  return rows.map(({ key, name, ...caption }) => ({
    ...caption,
    url: signAddress(keys, documentPath(key), { name, shownAs: 'text/vtt; charset=utf-8' }),
  }));
};

/** Where the video of a caption is shown: a course that may be changed before one that is archived. */
export const placeOfCaption = async (db: Kysely<DB>, id: number): Promise<number> => {
  const { rows } = await sql<{ courseId: number }>`
    select o.id as course_id from video_captions c join courses o on o.deleted_at is null
      and (o.intro_video_id = c.video_id or exists (select 1 from lessons l where l.course_id = o.id and l.video_id = c.video_id))
    where c.id = ${id} order by o.status = 'archived', o.id limit 1`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0].courseId;
};
