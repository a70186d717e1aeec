import type { SentFile, uploadCalls } from '@lectern/contract/platform';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound } from '../../../server/calls/errors';
import { afterPreparing, type Before } from '../../../server/calls/frame';
import { fittingName } from '../../../server/files/fitting-name';
import { keptKey } from '../../../server/files/paths';
import { keepSizes, libraryImagesPerHour, storeVariants, type KeptImage } from '../../../server/files/store-image';
import type { Services } from '../../../server/services';
import { joinParts } from './join-parts';
import { queueCleaning } from './upload-clean';
import { elsewhere, lockUpload, ownUpload, type Upload } from './uploads.queries';

type Finish = typeof uploadCalls.finish;
interface Kept {
  readonly sha256: Buffer;
  readonly poster: KeptImage | undefined;
}

const readSent = async (db: Kysely<DB>, id: number): Promise<SentFile> => {
  const { rows } = await sql<SentFile>`
    select id, original_name as name, mime, bytes from files where id = ${id} and status = 'ready'`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** Joins the chunks and makes the sizes of the poster, before any transaction; undefined when it was done before. @throws 409 while something is missing */
const keep = async (
  services: Pick<Services, 'store' | 'uploads'>,
  { request, db, actor }: Before<Finish>,
): Promise<Kept | undefined> => {
  const upload = await ownUpload(db, request.id, actor.userId);
  if (upload.fileId !== null) return undefined;
  if (upload.received !== upload.bytes) throw elsewhere(upload);
  const { store } = services;
  const storageKey = keptKey(upload.key);
  const types = ['png', 'jpeg', 'webp'] as const;
  const poster =
    request.poster &&
    (await keepSizes(services, db, actor.userId, {
      ...{ file: request.poster, types, storageKey, perHour: libraryImagesPerHour },
    }));
  const { bytes, sha256 } = await joinParts(store, upload);
  if (bytes !== upload.bytes || (upload.sha256 && !upload.sha256.equals(sha256)))
    throw conflict('What has come is not the file that was chosen: send it again');
  return { sha256, poster };
};

const insertFile = async (
  db: Kysely<DB>,
  { purpose, name, bytes, mime, key }: Upload,
  { sha256, poster }: Kept,
  {
    seconds,
    width,
    height,
    uploadedBy,
  }: Readonly<Record<'seconds' | 'width' | 'height', number | null>> & { uploadedBy: number },
): Promise<number> => {
  const storageKey = keptKey(key);
  const type = mime ?? '';
  const extension = type === 'video/webm' ? 'webm' : 'mp4';
  const { id } = await db
    .insertInto('files')
    .values({
      ...{ purpose, status: 'ready', visibility: 'private', extension, mime: type },
      ...{ originalName: fittingName(name, extension), bytes, uploadOffset: bytes, sha256, storageKey, uploadedBy },
      ...{ width, height, durationSeconds: seconds },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (poster) await storeVariants(db, id, poster);
  return id;
};

/** Makes a file of an upload that has come whole, once: anyone who asks again is answered with that file. */
export const finishUpload = (services: Pick<Services, 'store' | 'uploads'>) =>
  afterPreparing<Finish, Kept | undefined>(
    (before) => keep(services, before),
    async ({ request: { id, seconds = null, width = null, height = null }, db, actor, audit }, kept) => {
      // Who comes second finds it done and writes nothing: a row that is locked would count as written.
      await sql`select pg_advisory_xact_lock(hashtextextended('upload.finish', ${id}))`.execute(db);
      const { fileId: made } = await ownUpload(db, id, actor.userId);
      if (made !== null) return { file: await readSent(db, made) };
      const upload = await lockUpload(db, id, actor.userId);
      if (!kept) throw elsewhere(upload);
      const fileId = await insertFile(db, upload, kept, { seconds, width, height, uploadedBy: actor.userId });
      await sql`update uploads set made_file = ${fileId}, touched_at = now() where id = ${id}`.execute(db);
      await queueCleaning(db);
      const file = await readSent(db, fileId);
      audit({
        ...{ action: 'file.upload', entity: 'files', entityId: fileId, label: file.name },
        changes: { purpose: [null, upload.purpose], mime: [null, file.mime], bytes: [null, file.bytes] },
      });
      return { file };
    },
  );
