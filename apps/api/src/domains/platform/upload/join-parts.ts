import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { documentPath, keptKey, partPath } from '../../../server/files/paths';
import type { ObjectStore } from '../../../storage/store';
import type { Upload } from './uploads.queries';

/**
 * Writes the chunks of an upload as one object, piece by piece: the whole is never in memory. Answers its length and digest. Repeated, it
 * writes the same object.
 */
export const joinParts = async (
  store: ObjectStore,
  { key, parts }: Pick<Upload, 'key' | 'parts'>,
): Promise<{ readonly bytes: number; readonly sha256: Buffer }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const pieces = async function* () {
    for (const part of parts) {
      for await (const piece of store.stream(partPath(key, part)) as AsyncIterable<Buffer>) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    }
  };
  await store.writeFrom(documentPath(keptKey(key)), Readable.from(pieces(), { objectMode: false }));
  return { bytes, sha256: hash.digest() };
};
