import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';

/** A team's key: it opens the publishing calls for one remote. */
export interface DeployKey {
  readonly keyId: number;
  readonly remoteId: number;
  readonly remote: string;
}

/** What is stored of a deploy token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The key whose token this is, unless it was revoked or its time is over. */
export const readDeployKey = async (db: Kysely<DB>, token: string): Promise<DeployKey | undefined> =>
  db
    .selectFrom('remoteKeys as k')
    .innerJoin('remotes as r', 'r.id', 'k.remoteId')
    .select(['k.id as keyId', 'r.id as remoteId', 'r.name as remote'])
    .where('k.kind', '=', 'deploy')
    .where('k.tokenHash', '=', tokenHash(token))
    .where('k.revokedAt', 'is', null)
    .where((eb) => eb.or([eb('k.expiresAt', 'is', null), eb('k.expiresAt', '>', sql<string>`now()`)]))
    .executeTakeFirst();
