import { randomBytes } from 'node:crypto';
import { messages, say, type RequestOf } from '@lectern/contract';
import type { RemoteKey, remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { isPublicKey, keyIdOf } from '@lectern/remote-kit/signature';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { badRequest, conflict, fieldError, notFound, taken } from '../../../../server/calls/errors';
import { noCanary } from '../channels';
import { tokenHash } from '../../../../server/auth/deploy-key';
import { lockRegistry, noteEvent, raiseRevision } from '../events';
import type { Publisher } from '../publish';
import { keepFiles } from '../keep-files';
import { liveBy, readKeys, remoteIdOf } from './keys.queries';

const keyRow = async (db: Kysely<DB>, id: number): Promise<RemoteKey> => {
  const [key] = await readKeys(db, { id });
  if (!key) throw notFound(`There is no key ${id}`);
  return key;
};

/** What is stored of a key, and the token that nobody sees again. @throws 400 */
const newKey = async ({ kind, publicKey }: Pick<RequestOf<typeof remoteKeyCalls.add>, 'kind' | 'publicKey'>) => {
  if (kind === 'deploy') {
    if (publicKey !== undefined)
      throw badRequest(fieldError('publicKey', 'kind', 'A deploy key has no public key: the console makes its token'));
    const token = randomBytes(32).toString('base64url');
    return {
      token,
      stored: { keyId: tokenHash(token).toString('base64url'), tokenHash: tokenHash(token), publicKey: null },
    };
  }
  if (!publicKey)
    throw badRequest(fieldError('publicKey', 'required', say(messages.required, { field: 'Public key' })));
  if (!(await isPublicKey(publicKey)))
    throw badRequest(fieldError('publicKey', 'format', 'The public key is not ECDSA P-256 as SPKI in base64'));
  return { token: null, stored: { keyId: await keyIdOf(publicKey), publicKey: publicKey.trim(), tokenHash: null } };
};

/** Trusts a public key for a remote, or makes a deploy token for it. @throws 404, 400, 409 the key is known already */
export const addKey = async (
  db: Kysely<DB>,
  { name, kind, label, publicKey }: RequestOf<typeof remoteKeyCalls.add>,
  by: Publisher,
): Promise<{ key: RemoteKey; token: string | null }> => {
  const revision = await lockRegistry(db);
  const remoteId = await remoteIdOf(db, name);
  if (remoteId === undefined) throw notFound(`There is no remote ${name}`);
  const { token, stored } = await newKey({ kind, publicKey });
  const row = await db
    .insertInto('remoteKeys')
    .values({ remoteId, kind, label, ...stored, addedBy: by.userId ?? null })
    .onConflict((conflicting) => conflicting.column('keyId').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw taken('publicKey', 'Public key');
  await noteEvent(db, {
    remoteId,
    action: 'key_add',
    channel: null,
    from: null,
    to: null,
    revision,
    by,
    detail: { kind, label, keyId: stored.keyId },
  });
  return { key: await keyRow(db, row.id), token };
};

/** Ends a canary that the key signed: it would be nobody's. */
const endCanary = (db: Kysely<DB>, keyId: number): Promise<unknown> =>
  db
    .updateTable('remoteChannels')
    .set(noCanary)
    .where('canaryReleaseId', 'in', db.selectFrom('remoteReleases').select('id').where('keyId', '=', keyId))
    .execute();

/** Revokes a key for good, with the remote that it was of. @throws 404, 409 revoked already, or something live would stop by it */
export const revokeKey = async (
  db: Kysely<DB>,
  { id, reason, stopLive = false }: RequestOf<typeof remoteKeyCalls.revoke>,
  by: Publisher,
): Promise<{ name: string; key: RemoteKey }> => {
  const before = await lockRegistry(db);
  const key = await keyRow(db, id);
  if (key.revokedAt) throw conflict(`The key ${key.label} was revoked already`);
  const live = await liveBy(db, id);
  if (live.length > 0 && !stopLive)
    throw conflict(
      `${live.map((version) => `${version} is live`).join(', ')} by this key, and would stop: make a release by another key live first, or revoke with stopLive`,
      { result: { key } },
    );
  const { remoteId } = await db
    .updateTable('remoteKeys')
    .set({ revokedAt: sql`now()`, revokedReason: reason })
    .where('id', '=', id)
    .returning('remoteId')
    .executeTakeFirstOrThrow();
  await endCanary(db, id);
  await keepFiles(db, remoteId);
  // Only a signing key changes what people get.
  const revision = key.kind === 'signing' ? await raiseRevision(db) : before;
  await noteEvent(db, {
    remoteId,
    action: 'key_revoke',
    channel: null,
    from: null,
    to: null,
    revision,
    by,
    reason,
    detail: { kind: key.kind, label: key.label, keyId: key.keyId },
  });
  const { name } = await db.selectFrom('remotes').select('name').where('id', '=', remoteId).executeTakeFirstOrThrow();
  return { name, key: await keyRow(db, id) };
};
