import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { writeAudit, type AuditEntry, type AuditOrigin } from '../../../../server/calls/audit';
import { readRegistryRevision } from '../../../../server/auth/live-session';
import { noteEvent } from '../events';

/** An override that has just come to its end. */
export interface EndedOverride {
  readonly id: number;
  readonly remoteId: number;
  readonly name: string;
  readonly userId: number;
  readonly sessionId: number;
  readonly origin: string;
  readonly until: string;
}

/** Tells a person's open consoles to read their sessions again, when the transaction commits. */
export const tellOwner = async (db: Kysely<DB>, userId: number): Promise<void> =>
  void (await sql`select pg_notify('live', json_build_object('to', ${userId}::bigint, 'event', 'revision')::text)`.execute(
    db,
  ));

/** The audit entry of an end. */
export const endEntry = ({ name, origin }: Pick<EndedOverride, 'name' | 'origin'>, why: string): AuditEntry => ({
  action: 'remote.overrideEnd',
  entity: 'remotes',
  entityId: name,
  label: name,
  changes: { origin: [origin, null], reason: [null, why] },
});

/**
 * Ends those of the open overrides `o` that `which` names, with an event each; the audit log is the caller's.
 * Nobody (`by` null) ends what is over anyhow.
 */
export const endOverrides = async (
  db: Kysely<DB>,
  which: RawBuilder<boolean>,
  { by, why }: { readonly by: number | null; readonly why: string },
): Promise<EndedOverride[]> => {
  const { rows } = await sql<EndedOverride>`
    update remote_overrides o set ended_at = now() from remotes r
     where r.id = o.remote_id and o.ended_at is null and ${which}
    returning o.id, o.remote_id, r.name, o.user_id, o.session_id, o.origin, to_char(o.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until`.execute(
    db,
  );
  for (const { remoteId, userId, origin } of rows) {
    await noteEvent(db, {
      remoteId,
      action: 'override_end',
      channel: null,
      from: null,
      to: null,
      revision: await readRegistryRevision(db),
      by: { userId: by ?? undefined },
      reason: why,
      detail: { origin, userId },
    });
    await tellOwner(db, userId);
  }
  return rows;
};

/** The same, with the audit log. */
export const endAndNote = async (
  db: Kysely<DB>,
  which: RawBuilder<boolean>,
  origin: AuditOrigin,
  why: string,
): Promise<EndedOverride[]> => {
  const ended = await endOverrides(db, which, { by: origin.actorId, why });
  await writeAudit(
    db,
    origin,
    ended.map((each) => endEntry(each, why)),
  );
  return ended;
};
