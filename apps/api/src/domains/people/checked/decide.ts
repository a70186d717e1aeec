import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Changes } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError, forbidden } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';
import { queueMail } from '../../../server/mail/queue-mail';
import { partsOf, type Owner } from './owner';

interface Decision {
  readonly id: number;
  readonly part: string;
  readonly decision: 'approve' | 'ask';
  readonly partRevision: number;
  readonly reason?: string | undefined;
}
interface Decided {
  readonly userId: number;
  /** What the part is called, for the mail. */
  readonly partName: string;
  /** The whole owner as it is now, for a decision that came too late. */
  readonly current: () => Promise<unknown>;
}

/** Nobody decides about their own account, nor while they act for its owner. */
const refuseOwn = ({ userId, impersonatorId }: Actor, ownerUserId: number): void => {
  if (userId === ownerUserId || impersonatorId === ownerUserId)
    throw forbidden([], 'Nobody verifies their own account');
};

/**
 * Decides one part of a locked owner, if it is still the one that was seen (H9); the last approved part verifies who was submitted.
 * Answers what the log keeps. @throws 409 with the owner when the part has changed since
 */
export const decidePart = async (
  db: Kysely<DB>,
  actor: Actor,
  owner: Owner,
  { id, part, decision, partRevision, reason = '' }: Decision,
  { userId, partName, current }: Decided,
): Promise<Changes> => {
  refuseOwn(actor, userId);
  const why = reason.trim();
  if (decision === 'ask' && why === '')
    throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
  const state = decision === 'ask' ? 'changes_asked' : 'approved';
  const { rows } = await sql`
    update verifications v set state = ${state}, reason = ${decision === 'ask' ? why : ''}, decided_by = ${actor.userId}, decided_at = now()
    where ${partsOf(owner, id)} and part = ${part} and part_revision = ${partRevision} and state <> 'empty' returning 1`.execute(
    db,
  );
  if (rows.length === 0) throw conflict('This part has changed since you read it', { result: await current() });
  const mailKey = `${owner.one}:${id}:${part}:${partRevision}`;
  if (decision === 'ask') {
    await sql`update ${sql.table(owner.table)} set state = 'changes_asked', state_reason = ${why} where id = ${id} and state in ('submitted', 'verified')`.execute(
      db,
    );
    const dedupeKey = `changes-asked:${mailKey}:${Date.now()}`;
    await queueMail(db, userId, { name: 'changes-asked', dedupeKey, values: { part: partName, reason: why } });
    return { part: [null, partName], decision: [null, 'Changes asked'], reason: [null, why] };
  }
  const verified = await sql`
    update ${sql.table(owner.table)} o set state = 'verified', state_reason = '', verified_at = now(), verified_by = ${actor.userId} where o.id = ${id} and o.state = 'submitted'
      and not exists (select 1 from verifications v where ${partsOf(owner, id)} and v.state not in ('approved', 'empty')) returning 1`.execute(
    db,
  );
  if (verified.rows.length > 0)
    await queueMail(db, userId, { name: 'verified', dedupeKey: `verified:${mailKey}:${Date.now()}` });
  return {
    part: [null, partName],
    decision: [null, 'Approved'],
    ...(verified.rows.length > 0 && { status: ['Submitted', 'Verified'] satisfies [unknown, unknown] }),
  };
};
