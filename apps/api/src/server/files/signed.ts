import { timingSafeEqual } from 'node:crypto';
import { digestBy, keyById, type ServerKeys } from '../auth/server-keys';

/** Seconds that a signed address works. */
export const signedSeconds = 600;

const textOf = (path: string, name: string, until: string, shownAs: string): string =>
  `file\n${path}\n${name}\n${until}${shownAs && `\n${shownAs}`}`;

/** What a signed address says of its file. */
export interface SignedFile {
  readonly name: string;
  /** The type as which a browser shows it in our own pages; empty where it is only saved. */
  readonly shownAs: string;
}

/** An address that opens one private file to its bearer for ten minutes. `path` is the object's, `name` what the file is saved as. */
export const signAddress = (
  keys: ServerKeys,
  path: string,
  name: string,
  { shownAs = '', now = Date.now() }: { readonly shownAs?: string; readonly now?: number } = {},
): string => {
  const until = String(Math.floor(now / 1000) + signedSeconds);
  const sign = digestBy(keys.current, textOf(path, name, until, shownAs)).toString('base64url');
  const shown = shownAs && { shownAs };
  return `/${path}?${new URLSearchParams({ name, until, ...shown, key: keys.current.id, sign }).toString()}`;
};

/** What a signed address says of its file; undefined when the signature is not ours, of another file, or too old. */
export const signedFile = (
  keys: ServerKeys,
  path: string,
  query: Readonly<Record<string, unknown>>,
  now = Date.now(),
): SignedFile | undefined => {
  const { name, until, key, sign, shownAs = '' } = query;
  if (
    typeof shownAs !== 'string' ||
    typeof name !== 'string' ||
    typeof until !== 'string' ||
    typeof key !== 'string' ||
    typeof sign !== 'string'
  )
    return undefined;
  const signer = keyById(keys, key);
  if (!signer || !(Number(until) * 1000 > now)) return undefined;
  const wanted = digestBy(signer, textOf(path, name, until, shownAs));
  const given = Buffer.from(sign, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { name, shownAs } : undefined;
};
