import { timingSafeEqual } from 'node:crypto';
import { digestBy, keyById, type ServerKeys } from './server-keys';

/** How long an access token is believed, in seconds. */
export const accessTokenSeconds = 600;

const sign = (key: Parameters<typeof digestBy>[0], body: string): string =>
  digestBy(key, `access ${body}`).toString('base64url');

/** Signs a token that names a session: `a1.<key id>.<session>.<expiry in seconds>.<signature>`. */
export const issueAccessToken = (keys: ServerKeys, sessionId: number, now: number = Date.now()): string => {
  const body = `a1.${Buffer.from(keys.current.id).toString('base64url')}.${sessionId}.${Math.floor(now / 1000) + accessTokenSeconds}`;
  return `${body}.${sign(keys.current, body)}`;
};

/** The session that a token names and whether its time is over; undefined when its signature isn't ours. */
export const readAccessToken = (
  keys: ServerKeys,
  token: string,
  now: number = Date.now(),
): { sessionId: number; expired: boolean } | undefined => {
  const [form, keyId, session, expiry, signature, ...rest] = token.split('.');
  if (form !== 'a1' || !keyId || !session || !expiry || !signature || rest.length > 0) return undefined;
  const key = keyById(keys, Buffer.from(keyId, 'base64url').toString());
  if (!key) return undefined;
  const expected = Buffer.from(sign(key, [form, keyId, session, expiry].join('.')));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return { sessionId: Number(session), expired: Number(expiry) * 1000 <= now };
};
