import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { changedMessages } from '../live/changed';

/** Field → its value before and after. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** One mutation in the audit log. */
export interface AuditEntry {
  /** `category.move`: entity and action. */
  readonly action: `${string}.${string}`;
  /** The table of the row. */
  readonly entity: string;
  readonly entityId: number | string;
  /** What a person calls the row. */
  readonly label?: string;
  readonly changes?: Changes;
}

/** Who did it, from where. */
export interface AuditOrigin {
  readonly actorId: number | null;
  /** Who acted under the actor's name. */
  readonly impersonatorId?: number | null;
  readonly requestId: string;
  readonly ip: string;
  readonly deviceId: string | null;
}

const secret = /password|secret|token|hash/i;

/** A field of this name has a secret. */
export const isSecret = (field: string): boolean => secret.test(field);

/** The fields of `fields` that differ, as before → after; values of secrets are masked. */
export const changesOf = <Row extends object>(
  before: Partial<Row> | undefined,
  after: Partial<Row> | undefined,
  fields: readonly (keyof Row & string)[],
): Changes => {
  const changes: Changes = {};
  for (const field of fields) {
    const was = before?.[field] ?? null;
    const is = after?.[field] ?? null;
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    changes[field] = isSecret(field) ? ['•••', '•••'] : [was, is];
  }
  return changes;
};

/** Writes the entries and notifies open lists on commit, in one statement; called inside the mutation's transaction. */
export const writeAudit = async (
  db: Kysely<DB>,
  origin: AuditOrigin,
  entries: readonly AuditEntry[],
): Promise<void> => {
  if (entries.length === 0) return;
  const rows = entries.map(
    ({ action, entity, entityId, label = '', changes = {} }) =>
      sql`(${origin.actorId}::bigint, ${origin.impersonatorId ?? null}::bigint, ${action}, ${entity}, ${String(entityId)}, ${label}, ${JSON.stringify(changes)}::jsonb, ${origin.requestId}, ${origin.ip}::inet, ${origin.deviceId})`,
  );
  await sql`
    with kept as (insert into audit_log (actor_id, impersonator_id, action, entity, entity_id, entity_label, changes, request_id, ip, device_id) values ${sql.join(rows)})
    select pg_notify('live', told) from unnest(${changedMessages(entries, origin)}::text[]) told`.execute(db);
};
