import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { documentPath, newKey } from '../server/files/paths';
import type { ObjectStore } from '../storage/store';
import { lessonVideo, lessonVideoBase64 } from './lesson-video';

/** Videos that are played by the console itself; the others of the demo are by address. */
const uploads = 6;
const worksheet =
  'Worksheet\n\n1. Write down what is new to you.\n2. Find an example of your own.\n3. Explain it to somebody.\n';

interface Stored {
  readonly purpose: 'video' | 'document';
  readonly name: string;
  readonly mime: string;
  readonly extension: string;
  readonly bytes: Buffer;
  readonly storageKey: string;
}

const insertFile = async (db: Kysely<DB>, file: Stored, uploadedBy: number): Promise<number> => {
  const { purpose, name, mime, extension, bytes, storageKey } = file;
  const { seconds, width, height } = lessonVideo;
  const isVideo = purpose === 'video';
  const { id } = await db
    .insertInto('files')
    .values({
      ...{
        purpose,
        status: 'ready',
        visibility: 'private',
        originalName: name,
        extension,
        mime,
        storageKey,
        uploadedBy,
      },
      ...{ bytes: bytes.length, uploadOffset: bytes.length, sha256: createHash('sha256').update(bytes).digest() },
      ...(isVideo && { width, height, durationSeconds: seconds }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const insertVideo = async (db: Kysely<DB>, fileId: number, bytes: number, uploadedBy: number): Promise<number> => {
  const { mime, seconds, width, height } = lessonVideo;
  const { id } = await db
    .insertInto('videos')
    .values({
      ...{
        source: 'upload',
        fileId,
        state: 'ready',
        title: 'A curve that moves',
        mime,
        bytes,
        width,
        height,
        uploadedBy,
      },
      durationSeconds: seconds,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Uploaded videos for most lessons and introductions, and a file for each lesson that shows one. The objects are written first: a row never names one that is not there. */
export const seedLessonFiles = async (db: Kysely<DB>, store: Pick<ObjectStore, 'write'>): Promise<void> => {
  const { mime, extension } = lessonVideo;
  const video = {
    purpose: 'video',
    name: 'A curve.mp4',
    mime,
    extension,
    bytes: Buffer.from(lessonVideoBase64, 'base64'),
  } as const;
  const text = {
    purpose: 'document',
    name: 'Worksheet.txt',
    mime: 'text/plain',
    extension: 'txt',
    bytes: Buffer.from(worksheet),
  } as const;
  const files: Stored[] = [...Array.from({ length: uploads }, () => video), text].map((file) => ({
    ...file,
    storageKey: newKey(),
  }));
  for (const { storageKey, bytes } of files) await store.write(documentPath(storageKey), bytes);
  await db.transaction().execute(async (transaction) => {
    const author = await transaction.selectFrom('users').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    const ids: number[] = [];
    for (const file of files) ids.push(await insertFile(transaction, file, author.id));
    const sheet = ids.pop()!;
    const videos: number[] = [];
    for (const id of ids) videos.push(await insertVideo(transaction, id, video.bytes.length, author.id));
    const one = (of: string) => sql`(${sql.val(videos)}::bigint[])[1 + ${sql.ref(of)} % ${uploads}]`;
    // Every twelfth lesson keeps its video by address.
    await sql`update lessons set video_id = ${one('id')}, duration_seconds = ${lessonVideo.seconds} where kind = 'video' and id % 12 <> 0`.execute(
      transaction,
    );
    await sql`update lessons set file_id = ${sheet}, status = 'ready' where kind = 'file'`.execute(transaction);
    await sql`update courses set intro_video_id = ${one('id')} where intro_video_id is not null and id % 5 <> 0`.execute(
      transaction,
    );
    await sql`update lessons set version = 1, updated_at = created_at`.execute(transaction);
    await sql`select course_restat(id) from courses`.execute(transaction);
  });
};
