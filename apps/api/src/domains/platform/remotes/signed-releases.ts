import { readRelease } from '@lectern/remote-kit/release';
import { verify } from '@lectern/remote-kit/signature';
import type { Release } from '@lectern/remote-kit';

/** A release's exact bytes, with what proves whose they are. */
export interface Signed {
  readonly text: string;
  /** SHA-384 of the text, as integrity attributes write it. */
  readonly digest: string;
  readonly signature: string;
  readonly publicKey: string;
}

interface Checked extends Omit<Signed, 'text'> {
  readonly release: Release | undefined;
}

/** A release never changes, so it is checked once; as many are kept as there may be live at a time. */
const kept = 200;
const checked = new Map<string, Checked>();

const check = async ({ text, signature, publicKey }: Signed): Promise<Release | undefined> =>
  (await verify(text, signature, publicKey)) ? readRelease(text).release : undefined;

/** The release in a text whose signature holds; undefined when it does not, or the text is no release. */
export const signedRelease = async (signed: Signed): Promise<Release | undefined> => {
  const { digest, signature, publicKey } = signed;
  const known = checked.get(digest);
  if (known?.signature === signature && known.publicKey === publicKey) return known.release;
  const release = await check(signed);
  const oldest = checked.size < kept ? undefined : checked.keys().next().value;
  if (oldest !== undefined) checked.delete(oldest);
  checked.set(digest, { digest, signature, publicKey, release });
  return release;
};

/** A release that a registry was made with lately, by the digest that the registry names. */
export const recentRelease = (digest: string): Release | undefined => checked.get(digest)?.release;
