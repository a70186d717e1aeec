import { createHash } from 'node:crypto';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { documentPath, newKey } from '../../../server/files/paths';
import { plainName } from '../../../server/files/store-image';
import type { Services } from '../../../server/services';
import type { KeptDocument } from '../../content/library/keep-document';
import { readWebVtt } from './web-vtt';

/** A caption file in the store that no row names yet. */
export interface KeptCaptions extends KeptDocument {
  readonly cues: number;
}

/** Writes a caption file before any transaction. @throws 400 on `file` for what is no WebVTT, with the line */
export const keepCaptions = async (store: Services['store'], file: File): Promise<KeptCaptions> => {
  const bytes = Buffer.from(await file.arrayBuffer());
  const read = readWebVtt(bytes);
  if ('blocker' in read) throw badRequest(fieldError('file', 'captions', read.blocker));
  const storageKey = newKey();
  await store.write(documentPath(storageKey), bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  const name = plainName(file.name) || 'captions.vtt';
  return { name, extension: 'vtt', mime: 'text/vtt', bytes: bytes.length, sha256, storageKey, cues: read.cues };
};
