import type { courseVideoCalls } from '@lectern/contract/catalog';
import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError, stale } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { writeParts } from '../course/course-parts';
import { placeOf, readVideo } from './video.queries';
import { dropUnused, insertVideo } from './video.write';

/** @throws 400 for a file that is no picture */
const requirePicture = async (db: Kysely<DB>, fileId: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from files where id = ${fileId} and status = 'ready' and visibility = 'public' and mime like 'image/%' for key share`.execute(
    db,
  );
  if (rows.length === 0)
    throw badRequest(fieldError('posterFileId', 'picture', say(messages.invalid, { field: 'Picture' })));
};

export const courseVideoHandlers = ({ keys }: Pick<Services, 'keys'>): Handlers<typeof courseVideoCalls> => ({
  read: async ({ request, db }) => ({ video: await readVideo(db, keys, (await placeOf(db, request)).videoId) }),

  save: async ({ request: { id, seenId, video }, db, actor, audit }) => {
    const videoId = await writeParts(db, id, async () => {
      const { title, videoId: before } = await placeOf(db, { id });
      if (before !== seenId) throw stale({ video: await readVideo(db, keys, before) });
      const after = video === null ? null : await insertVideo(db, video, actor.userId);
      await sql`update courses set intro_video_id = ${after} where id = ${id}`.execute(db);
      await dropUnused(db, before);
      audit({
        ...{ action: 'course.introVideo', entity: 'courses', entityId: id, label: title },
        changes: { introVideoId: [before, after] },
      });
      return after;
    });
    return { video: await readVideo(db, keys, videoId) };
  },

  image: async ({ request: { posterFileId, ...place }, db, audit }) => {
    const { courseId } = await placeOf(db, place);
    const videoId = await writeParts(db, courseId, async () => {
      const { title, videoId: id } = await placeOf(db, place);
      if (id === null) throw conflict('There is no video here any more');
      if (posterFileId !== null) await requirePicture(db, posterFileId);
      const { rows } = await sql<{ before: number | null }>`
        select poster_file_id as before from videos where id = ${id} for update`.execute(db);
      await sql`update videos set poster_file_id = ${posterFileId}, poster_chosen = ${posterFileId !== null} where id = ${id}`.execute(
        db,
      );
      audit({
        ...{ action: 'course.videoImage', entity: 'courses', entityId: courseId, label: title },
        changes: { posterFileId: [rows[0]?.before ?? null, posterFileId] },
      });
      return id;
    });
    return { video: await readVideo(db, keys, videoId) };
  },
});
