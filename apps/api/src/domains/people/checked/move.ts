import { wayText } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import { queueMail } from '../../../server/mail/queue-mail';
import { partsOf, type Owner } from './owner';

interface Known {
  readonly id: number;
  readonly userId: number;
  readonly status: string;
  readonly parts: readonly { readonly part: string; readonly state: string }[];
}

const word = (state: string): string => state.replace('_', ' ');

/**
 * Sends a locked owner to the verifiers: after a wish the parts that were asked for, otherwise every filled part waits for a decision.
 * @throws 409 with the names of the parts that are still empty, or where the state forbids it
 */
export const submitOwner = async (
  db: Kysely<DB>,
  owner: Owner,
  { id, status, parts }: Known,
  names: Readonly<Record<string, string>>,
  incomplete: readonly string[] = [],
): Promise<void> => {
  if (status === 'submitted' || status === 'verified') throw conflict(wayText('Status', word(status), 'submitted'));
  const missing = parts
    .filter(({ part, state }) => incomplete.includes(part) || (state === 'empty' && !owner.mayBeEmpty.includes(part)))
    .map(({ part }) => part);
  if (missing.length > 0)
    throw conflict(`Fill first: ${missing.map((part) => names[part] ?? part).join(', ')}`, { result: { missing } });
  const again =
    status === 'changes_asked' ? sql`v.state = 'changes_asked'` : sql`v.state in ('changes_asked', 'approved')`;
  await sql`update verifications v set state = 'pending', decided_by = null, decided_at = null where ${partsOf(owner, id)} and ${again}`.execute(
    db,
  );
  await sql`update ${sql.table(owner.table)} set state = 'submitted', state_reason = '', submitted_at = now() where id = ${id}`.execute(
    db,
  );
};

/** Suspends a locked owner; the reason goes to the account's owner by mail. @throws 409 when it is suspended already */
export const suspendOwner = async (
  db: Kysely<DB>,
  owner: Owner,
  { id, userId, status }: Known,
  reason: string,
): Promise<void> => {
  if (status === 'suspended') throw conflict(wayText('Status', 'suspended', 'suspended'));
  await sql`update ${sql.table(owner.table)} set state = 'suspended', state_reason = ${reason} where id = ${id}`.execute(
    db,
  );
  await queueMail(db, userId, {
    name: 'suspended',
    dedupeKey: `suspended:${owner.one}:${id}:${Date.now()}`,
    values: { reason },
  });
};
