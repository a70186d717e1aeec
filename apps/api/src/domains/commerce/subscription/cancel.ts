import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { AuditEntry, Changes } from '../../../server/calls/audit';
import { conflict } from '../../../server/calls/errors';
import { closeRenewals } from './close-renewals';
import type { Held } from './held';

const noLonger = (db: Kysely<DB>, id: number): Promise<void> =>
  closeRenewals(db, sql`x.subscription_id = ${id}`, 'The plan was cancelled');

const entryOf = ({ id, label }: Held, action: 'cancel' | 'keep', changes: Changes): AuditEntry => ({
  ...{ action: `subscription.${action}`, entity: 'subscriptions', entityId: id, label, changes },
});

/** Ends a plan now. */
export const cancelNow = async (db: Kysely<DB>, held: Held, reason: string): Promise<AuditEntry> => {
  await sql`
    update subscriptions set status = 'cancelled', cancelled_at = money_now(), cancel_reason = ${reason} where id = ${held.id}`.execute(
    db,
  );
  await noLonger(db, held.id);
  return entryOf(held, 'cancel', { status: [held.status, 'cancelled'], reason: [null, reason] });
};

/** Marks a plan to end with its period. @throws 409 for one without an end, and for a marked one */
export const endWithPeriod = async (db: Kysely<DB>, held: Held, reason: string): Promise<AuditEntry> => {
  if (!held.hasEnd) throw conflict('This plan has no end: cancel it now');
  if (held.isEnding) throw conflict('This plan ends with its period already');
  await sql`update subscriptions set cancel_at_end = true, cancel_reason = ${reason} where id = ${held.id}`.execute(db);
  await noLonger(db, held.id);
  return entryOf(held, 'cancel', { endsWithPeriod: [false, true], reason: [null, reason] });
};

/** Takes the mark back. @throws 409 where there is none */
export const keepGoing = async (db: Kysely<DB>, held: Held): Promise<AuditEntry> => {
  if (!held.isEnding) throw conflict('This plan is not marked to end');
  await sql`update subscriptions set cancel_at_end = false, cancel_reason = '' where id = ${held.id}`.execute(db);
  return entryOf(held, 'keep', { endsWithPeriod: [true, false] });
};
