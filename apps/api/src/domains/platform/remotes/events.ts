import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Publisher } from './publish';

/** One switch at a time, over all remotes: held until the transaction ends. Answers the current revision. */
export const lockRegistry = async (db: Kysely<DB>): Promise<number> =>
  (await sql<{ revision: number }>`select revision from registry_state for update`.execute(db)).rows[0]?.revision ?? 0;

/** Raises the registry's revision and notifies every server when the transaction commits. */
export const raiseRevision = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<{
    revision: number;
  }>`update registry_state set revision = revision + 1, changed_at = now() returning revision`.execute(db);
  const revision = rows[0]?.revision ?? 0;
  await sql`select pg_notify('registry', ${String(revision)})`.execute(db);
  return revision;
};

export interface RemoteEvent {
  readonly remoteId: number;
  readonly action:
    | 'register'
    | 'unregister'
    | 'publish'
    | 'promote'
    | 'canary'
    | 'rollback'
    | 'auto_rollback'
    | 'disable'
    | 'enable'
    | 'withdraw'
    | 'key_add'
    | 'key_revoke'
    | 'override'
    | 'override_end'
    | 'files_lost'
    | 'files_back';
  readonly channel: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly revision: number;
  readonly by: Publisher;
  readonly reason?: string | undefined;
  /** What more belongs to it: the share of a canary, the key that was added. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Notes who did what to a remote. */
export const noteEvent = async (
  db: Kysely<DB>,
  { remoteId, action, channel, from, to, revision, by, reason = '', detail = {} }: RemoteEvent,
): Promise<void> =>
  void (await db
    .insertInto('remoteEvents')
    .values({
      remoteId,
      action,
      channel,
      fromReleaseId: from,
      toReleaseId: to,
      registryRevision: revision,
      actorId: by.userId ?? null,
      keyId: by.keyId ?? null,
      reason,
      detail: JSON.stringify(detail),
    })
    .execute());
