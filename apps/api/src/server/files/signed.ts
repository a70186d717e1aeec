import { timingSafeEqual } from 'node:crypto';
import { digestBy, keyById, type ServerKeys } from '../auth/server-keys';

/** Seconds that a signed address works. */
export const signedSeconds = 600;

const textOf = (path: string, name: string, until: string): string => `file\n${path}\n${name}\n${until}`;

/** An address that opens one private file to its bearer for ten minutes. `path` is the object's, `name` what the file is saved as. */
export const signAddress = (keys: ServerKeys, path: string, name: string, now = Date.now()): string => {
  const until = String(Math.floor(now / 1000) + signedSeconds);
  const sign = digestBy(keys.current, textOf(path, name, until)).toString('base64url');
  return `/${path}?${new URLSearchParams({ name, until, key: keys.current.id, sign }).toString()}`;
};

/** The name that a signed address gives its file; undefined when the signature is not ours, of another file, or too old. */
export const nameOfSigned = (
  keys: ServerKeys,
  path: string,
  query: Readonly<Record<string, unknown>>,
  now = Date.now(),
): string | undefined => {
  const { name, until, key, sign } = query;
  if (typeof name !== 'string' || typeof until !== 'string' || typeof key !== 'string' || typeof sign !== 'string')
    return undefined;
  const signer = keyById(keys, key);
  if (!signer || !(Number(until) * 1000 > now)) return undefined;
  const wanted = digestBy(signer, textOf(path, name, until));
  const given = Buffer.from(sign, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? name : undefined;
};
