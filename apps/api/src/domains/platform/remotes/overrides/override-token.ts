import { timingSafeEqual } from 'node:crypto';
import { digestBy, keyById, type ServerKey, type ServerKeys } from '../../../../server/auth/server-keys';

/** What an override's token names. */
export interface NamedOverride {
  readonly id: number;
  readonly userId: number;
  readonly remote: string;
}

const sign = (key: ServerKey, body: string): string => digestBy(key, `override ${body}`).toString('base64url');

/** Signs a token that names an override: `o1.<key id>.<override>.<user>.<remote>.<expiry in seconds>.<signature>`. */
export const issueOverrideToken = (keys: ServerKeys, { id, userId, remote }: NamedOverride, until: Date): string => {
  const body = [
    'o1',
    Buffer.from(keys.current.id).toString('base64url'),
    id,
    userId,
    remote,
    Math.floor(until.getTime() / 1000),
  ].join('.');
  return `${body}.${sign(keys.current, body)}`;
};

/** The override that a token names; undefined when its signature isn't ours or its time is over. */
export const readOverrideToken = (
  keys: ServerKeys,
  token: string,
  now: number = Date.now(),
): NamedOverride | undefined => {
  const [form, keyId, id, userId, remote, expiry, signature, ...rest] = token.split('.');
  if (form !== 'o1' || !keyId || !id || !userId || !remote || !expiry || !signature || rest.length > 0)
    return undefined;
  const key = keyById(keys, Buffer.from(keyId, 'base64url').toString());
  if (!key) return undefined;
  const expected = Buffer.from(sign(key, [form, keyId, id, userId, remote, expiry].join('.')));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return Number(expiry) * 1000 > now ? { id: Number(id), userId: Number(userId), remote } : undefined;
};
