import type { CourseVideo } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { documentPath } from '../../../server/files/paths';
import { signAddress } from '../../../server/files/signed';
import type { Services } from '../../../server/services';
import { imageAddresses } from '../../content/library/addresses.queries';
import { readCaptions } from './caption.queries';

interface Stored extends Omit<CourseVideo, 'playUrl' | 'posterUrl' | 'captions'> {
  readonly key: string | null;
  readonly name: string;
  readonly mime: string;
  readonly poster: { readonly large: string } | null;
}

/** A video with the addresses that play and picture it; null for none. */
export const readVideo = async (
  db: Kysely<DB>,
  keys: Services['keys'],
  id: number | null,
): Promise<CourseVideo | null> => {
  if (id === null) return null;
  const { rows } = await sql<Stored>`
    select v.id, v.version, v.source, v.state, v.title, v.url, v.poster_file_id, v.duration_seconds as seconds, v.width, v.height, v.bytes, v.error,
      v.mime, f.storage_key as key, coalesce(f.original_name, '') as name, ${imageAddresses(sql`coalesce(v.poster_file_id, v.file_id)`)} as poster
    from videos v left join files f on f.id = v.file_id and f.status = 'ready' where v.id = ${id}`.execute(db);
  if (!rows[0]) return null;
  const { key, name, mime, poster, ...video } = rows[0];
  const plays = key !== null && video.state === 'ready';
  return {
    ...video,
    playUrl: plays ? signAddress(keys, documentPath(key), { name, shownAs: mime }) : null,
    posterUrl: poster?.large ?? null,
    captions: await readCaptions(db, keys, id),
  };
};

/** The course, and the video there: that of the lesson where one is named. */
interface Place {
  readonly courseId: number;
  readonly title: string;
  readonly videoId: number | null;
}

/** @throws 404 */
export const placeOf = async (
  db: Kysely<DB>,
  { id, lessonId }: { readonly id?: number | undefined; readonly lessonId?: number | undefined },
): Promise<Place> => {
  const { rows } =
    lessonId === undefined
      ? await sql<Place>`
          select id as course_id, title, intro_video_id as video_id from courses where id = ${id ?? null} and deleted_at is null`.execute(
          db,
        )
      : await sql<Place>`
          select l.course_id, l.title, l.video_id from lessons l join courses c on c.id = l.course_id
          where l.id = ${lessonId} and c.deleted_at is null`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};
