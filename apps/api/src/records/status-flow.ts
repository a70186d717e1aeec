import { messages, say, wayText } from '@lectern/contract';
import type { Flow, Step, Transition } from '@lectern/contract/flow';
import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { changesOf, type AuditEntry } from '../server/calls/audit';
import { badRequest, fieldError } from '../server/calls/errors';
import type { Actor } from '../server/calls/frame';
import { refuseWithoutRight } from '../server/calls/perform';
import type { Writing } from './record-writes';
import type { RecordRow, RecordTable, Versioned } from './table';

interface Wished<Status extends string, Found extends Step<Status>> {
  readonly flow: Readonly<Record<Status, readonly Found[]>>;
  /** Status → its word. */
  readonly statuses: Readonly<Record<Status, string>>;
  readonly from: Status;
  readonly to: Status;
  readonly reason: string;
  readonly actor: Actor;
  /** The field of the request that names the status; `status` without it. */
  readonly field?: string;
}

/**
 * The transition that is wished for, of a row that is locked.
 * @throws 400 where the flow has none, 403 without its right, 400 without its reason
 */
export const requireTransition = <Status extends string, Found extends Step<Status>>({
  flow,
  statuses,
  from,
  to,
  reason,
  actor,
  field = 'status',
}: Wished<Status, Found>): Found => {
  const found = flow[from].find((each) => each.to === to);
  if (!found) throw badRequest(fieldError(field, 'transition', wayText('Status', statuses[from], statuses[to])));
  if (found.right) refuseWithoutRight([found.right], actor);
  if (found.reason === 'required' && reason === '')
    throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
  return found;
};

/** Arguments of the guard and of the work after a transition; `before` is locked. */
export interface Change<Row extends RecordRow> {
  readonly db: Kysely<DB>;
  readonly actor: Actor;
  readonly before: Row;
  readonly to: Row['status'];
  /** Empty where none was given. */
  readonly reason: string;
}
type Changed<Row extends RecordRow> = Change<Row> & { readonly after: Row };

interface Options<Row extends RecordRow> {
  /** The record's name in the audit log: 'oneToOne'. */
  readonly one: string;
  readonly statuses: Readonly<Record<Row['status'], string>>;
  readonly flow: Flow<Row['status'], never>;
  /** Gives further columns that are written with the status. @throws where the record is not fit for it */
  readonly guard?: (change: Change<Row>) => Promise<object | void>;
  /** The consequences, such as news, in the same transaction. */
  readonly after?: (change: Changed<Row>) => Promise<unknown>;
}

/** A change of status as a call or an action on many rows asks for it. */
export interface StatusWriting extends Writing<unknown> {
  readonly actor: Actor;
}

/** Changes the status of a record by its flow; returns the row as it then is. Whether the caller may call at all is checked before. */
export const statusFlow =
  <Row extends RecordRow & { readonly statusReason: string }>(
    table: RecordTable<Row>,
    { one, statuses, flow, guard, after: consequences }: Options<Row>,
  ) =>
  async ({ request, db, actor, audit }: StatusWriting): Promise<Row> => {
    const {
      status: to,
      reason: given = '',
      ...named
    } = request as Versioned & Pick<Row, 'status'> & { reason?: string };
    const reason = given.trim();
    const before = await table.lock(db, named);
    requireTransition<Row['status'], Transition<Row['status'], never>>({
      ...{ flow, statuses, from: before.status as Row['status'], to, reason, actor },
    });
    const change = { db, actor, before, to, reason };
    const columns = await guard?.(change);
    await table.update(db, before, { ...columns, status: to, statusReason: reason });
    const after = await table.read(db, before.id);
    audit({
      action: `${one}.changeStatus`,
      entity: table.name,
      entityId: before.id,
      label: String(before[table.label as keyof Row]),
      changes: changesOf<RecordRow & { readonly statusReason: string }>(before, after, ['status', 'statusReason']),
    } satisfies AuditEntry);
    await consequences?.({ ...change, after });
    return after;
  };
