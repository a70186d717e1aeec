import { timingSafeEqual } from 'node:crypto';
import { digestBy, keyById, type ServerKeys } from '../auth/server-keys';

/** Seconds that a signed address works. */
export const signedSeconds = 600;

const textOf = (path: string, name: string, until: string, shownAs: string): string =>
  `file\n${path}\n${name}\n${until}${shownAs && `\n${shownAs}`}`;

/** What a signed address says of its file: the name that it is saved under, and of one that is shown in the page its type. */
export interface Signed {
  readonly name: string;
  readonly shownAs?: string;
}

/** An address that opens one private file to its bearer for ten minutes. `path` is the object's. */
export const signAddress = (keys: ServerKeys, path: string, { name, shownAs }: Signed, now = Date.now()): string => {
  const until = String(Math.floor(now / 1000) + signedSeconds);
  const sign = digestBy(keys.current, textOf(path, name, until, shownAs ?? '')).toString('base64url');
  const query = { name, ...(shownAs && { shown: shownAs }), until, key: keys.current.id, sign };
  return `/${path}?${new URLSearchParams(query).toString()}`;
};

/** What a signed address says of its file; undefined when the signature is not ours, of another file, or too old. */
export const readSigned = (
  keys: ServerKeys,
  path: string,
  query: Readonly<Record<string, unknown>>,
  now = Date.now(),
): Signed | undefined => {
  const { name, until, key, sign, shown = '' } = query;
  if (typeof shown !== 'string') return undefined;
  if (typeof name !== 'string' || typeof until !== 'string' || typeof key !== 'string' || typeof sign !== 'string')
    return undefined;
  const signer = keyById(keys, key);
  if (!signer || !(Number(until) * 1000 > now)) return undefined;
  const wanted = digestBy(signer, textOf(path, name, until, shown));
  const given = Buffer.from(sign, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted)
    ? { name, ...(shown !== '' && { shownAs: shown }) }
    : undefined;
};
