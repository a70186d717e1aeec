import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { digestBy, type ServerKey, type ServerKeys } from './server-keys';

const ivBytes = 12;
const tagBytes = 16;

const keyOf = (key: ServerKey, purpose: string): Buffer => digestBy(key, purpose);

/** A text encrypted for the database: AES-256-GCM under a key made of the server's key, another one for each purpose. */
export const seal = ({ current }: ServerKeys, purpose: string, text: string): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(current, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** The text again; undefined where no believed key opens it. `isOld`: the key before the current one did, so it is to be sealed again. */
export const unseal = (
  { current, previous }: ServerKeys,
  purpose: string,
  sealed: Buffer,
): { readonly text: string; readonly isOld: boolean } | undefined => {
  for (const key of [current, previous]) {
    if (!key) continue;
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(key, purpose), sealed.subarray(0, ivBytes)).setAuthTag(
        sealed.subarray(ivBytes, ivBytes + tagBytes),
      );
      const text = Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
      return { text: text.toString('utf8'), isOld: key !== current };
    } catch {
      // sealed by another key
    }
  }
  return undefined;
};
