import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { ObjectStat, ObjectStore } from '../../storage/store';
import { createHash } from 'node:crypto';

export type Encoding = 'br' | 'gzip';

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

const compressible = /\.(js|css|json|svg|html)$/;

/** The best encoding that the client takes for this file; undefined sends it as it is. */
export const encodingFor = (path: string, accepted: string | undefined): Encoding | undefined => {
  if (!compressible.test(path) || !accepted) return undefined;
  const offered = accepted
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding));
};

/** Where a file is kept in an encoding, as long as it is this object. */
const pathOf = (path: string, { stamp }: ObjectStat, encoding: Encoding): string =>
  `compressed/${createHash('sha256').update(`${path}\n${stamp}`).digest('hex')}.${encoding}`;

const running = new Map<string, Promise<Buffer>>();

/** A file in an encoding. Compressed once and kept in the store next to all others; a changed object is compressed again. */
export const compressed = (store: ObjectStore, path: string, stat: ObjectStat, encoding: Encoding): Promise<Buffer> => {
  const key = pathOf(path, stat, encoding);
  const known = running.get(key);
  if (known) return known;
  const work = (async () => {
    const kept = await store.read(key);
    if (kept) return kept;
    const bytes = await store.read(path);
    if (!bytes) throw new Error(`the object ${path} is gone`);
    const small = await compress[encoding](bytes);
    await store.write(key, small);
    return small;
  })().finally(() => running.delete(key));
  running.set(key, work);
  return work;
};

const removeCopies = async (store: ObjectStore, path: string): Promise<void> => {
  const stat = await store.stat(path);
  if (stat) for (const encoding of ['br', 'gzip'] as const) await store.remove(pathOf(path, stat, encoding));
};

/** Writes a built file, unless it has these very bytes: a new object would orphan the encoded copies of the old one. */
export const putFile = async (store: ObjectStore, path: string, bytes: Buffer): Promise<void> => {
  const there = await store.read(path);
  if (there?.equals(bytes)) return;
  if (there) await removeCopies(store, path);
  await store.write(path, bytes);
};

/** Takes a built file away, its encoded copies first: cut off in between, it is still there to be taken away again. */
export const removeFile = async (store: ObjectStore, path: string): Promise<void> => {
  await removeCopies(store, path);
  await store.remove(path);
};
