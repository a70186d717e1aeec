import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { digestBy, type ServerKey, type ServerKeys } from '../auth/server-keys';

const ivBytes = 12;
const tagBytes = 16;

const keyOf = (key: ServerKey): Buffer => digestBy(key, 'links in mails');

/** A link encrypted for the table of mails: AES-256-GCM under a key made of the server's key. */
export const sealLink = ({ current }: ServerKeys, link: string): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(current), iv);
  const sealed = Buffer.concat([cipher.update(link, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** The link again; undefined where no believed key opens it. */
export const openLink = ({ current, previous }: ServerKeys, sealed: Buffer): string | undefined => {
  for (const key of [current, previous]) {
    if (!key) continue;
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(key), sealed.subarray(0, ivBytes)).setAuthTag(
        sealed.subarray(ivBytes, ivBytes + tagBytes),
      );
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    } catch {
      // sealed by another key
    }
  }
  return undefined;
};
