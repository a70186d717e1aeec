import { createHmac } from 'node:crypto';

/** A server key and the id that what it signed carries. */
export interface ServerKey {
  readonly id: string;
  readonly secret: string | Buffer;
}

/** The key that signs, and every key that is still believed: the current one and, for 30 days, the one before. */
export interface ServerKeys {
  readonly current: ServerKey;
  readonly previous?: ServerKey | undefined;
}

/** The believed key of this id. */
export const keyById = (keys: ServerKeys, id: string): ServerKey | undefined =>
  [keys.current, keys.previous].find((key) => key?.id === id);

/** HMAC-SHA-256 under a server key; each purpose starts its text differently, so that no digest serves two. */
export const digestBy = (key: ServerKey, text: string): Buffer =>
  createHmac('sha256', key.secret).update(text).digest();
