import { createHash } from 'node:crypto';
import { digestBy, type ServerKey } from './server-keys';

/** The secret of a session's token number `seq`: derived, so that the same one can be made again and none is stored. */
export const refreshTokenOf = (key: ServerKey, sessionId: number, seq: number): string =>
  digestBy(key, `${sessionId}:${seq}`).toString('base64url');

/** What the database keeps of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
