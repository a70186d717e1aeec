import { readRelease } from '@lectern/remote-kit/release';
import { verify } from '@lectern/remote-kit/signature';
import type { Release } from '@lectern/remote-kit';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError, forbidden, notFound } from '../../../server/calls/errors';
import { foreignPaths } from './can-deploy';

/** A release whose signature holds, with the remote it is of and the key that signed it. */
export interface SignedRelease {
  readonly release: Release;
  readonly remoteId: number;
  readonly keyId: number;
}

/** Until the transaction ends nobody else publishes a release of this remote, takes the files of one away, or gives it other base paths. */
export const lockFiles = (db: Kysely<DB>, remoteId: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('remotes/publish'), ${remoteId}::int)`.execute(db);

/**
 * Reads a release.json that a trusted key of its remote has signed byte by byte. Until the transaction ends no other publish of this remote
 * goes on. @throws 400 with every reason, 403 no trusted key signed it, 404
 */
export const readSigned = async (db: Kysely<DB>, text: string, signature: string): Promise<SignedRelease> => {
  const { release, reasons } = readRelease(text);
  if (!release) throw badRequest(reasons.map((reason) => fieldError('release', 'format', reason)));
  const { name } = release.declared;
  const readRemote = () =>
    db
      .selectFrom('remotes')
      .select(['id', 'basePaths'])
      .where('name', '=', name)
      .where('unregisteredAt', 'is', null)
      .executeTakeFirst();
  const found = await readRemote();
  if (found) await lockFiles(db, found.id);
  // Behind the lock: it may just have been registered with others, or unregistered.
  const remote = found && (await readRemote());
  if (!remote) throw notFound(`There is no remote ${name}`);
  const foreign = foreignPaths(release, remote.basePaths);
  if (foreign.length > 0) throw badRequest(foreign.map((reason) => fieldError('release', 'basePath', reason)));
  const keys = await db
    .selectFrom('remoteKeys')
    .select(['id', 'publicKey'])
    .where('remoteId', '=', remote.id)
    .where('kind', '=', 'signing')
    .where('revokedAt', 'is', null)
    .execute();
  for (const key of keys)
    if (key.publicKey && (await verify(text, signature, key.publicKey)))
      return { release, remoteId: remote.id, keyId: key.id };
  throw forbidden([], `The signature is by no key that is trusted for ${name}`);
};
