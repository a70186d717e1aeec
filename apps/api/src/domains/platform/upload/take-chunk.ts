import { randomUUID } from 'node:crypto';
import { uploadLimits, videoTypes, type uploadCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { badRequest, fieldError, refuseFile } from '../../../server/calls/errors';
import { afterPreparing } from '../../../server/calls/frame';
import { fittingName } from '../../../server/files/fitting-name';
import { partPath } from '../../../server/files/paths';
import { videoTypeOf } from '../../../server/files/video-type';
import type { Services } from '../../../server/services';
import { elsewhere, lockUpload, ownUpload, stateOf, type Upload } from './uploads.queries';

/** @throws 400 for a chunk that is not of the one length that it has there */
const requireLength = ({ bytes, received }: Upload, chunk: Buffer): void => {
  const wanted = Math.min(uploadLimits.chunkBytes, bytes - received);
  if (chunk.length !== wanted) throw badRequest(fieldError('body', 'length', `The chunk has ${wanted} bytes here`));
};

/** @throws 415 when the first bytes are of no such file or its name has another type. The rest is not sent then. */
const typeOf = (first: Buffer, name: string): string => {
  const type = videoTypeOf(first);
  if (!type) throw refuseFile(415, 'Choose an MP4 or WebM video');
  fittingName(name, type);
  return videoTypes[type];
};

/**
 * Takes the next chunk. It is an object of its own before any row says so: what is cut off or comes twice changes nothing, and of two
 * at the same moment one is taken.
 */
export const takeChunk = (store: Services['store']) =>
  afterPreparing<typeof uploadCalls.chunk, { readonly part: string; readonly mime: string | null }>(
    async ({ request: { id, offset }, db, actor, http }) => {
      const chunk = http.request.body;
      if (!Buffer.isBuffer(chunk))
        throw badRequest(fieldError('body', 'binary', 'A chunk is sent as application/octet-stream'));
      const upload = await ownUpload(db, id, actor.userId);
      if (upload.received !== offset || upload.fileId !== null) throw elsewhere(upload);
      requireLength(upload, chunk);
      const mime = offset === 0 ? typeOf(chunk, upload.name) : upload.mime;
      const part = randomUUID();
      await store.write(partPath(upload.key, part), chunk);
      return { part, mime };
    },
    async ({ request: { id, offset }, db, actor }, { part, mime }) => {
      const upload = await lockUpload(db, id, actor.userId);
      if (upload.received !== offset || upload.fileId !== null) {
        await store.remove(partPath(upload.key, part));
        throw elsewhere(upload);
      }
      const received = Math.min(offset + uploadLimits.chunkBytes, upload.bytes);
      await sql`
        update uploads set received = ${received}, parts = parts || ${part}::uuid, mime = ${mime}, touched_at = now()
        where id = ${id}`.execute(db);
      return stateOf({ ...upload, received });
    },
  );
