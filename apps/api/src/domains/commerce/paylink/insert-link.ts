import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { ServerKeys } from '../../../server/auth/server-keys';
import { sealLink } from '../../../server/mail/link-secret';
import { newToken, tokenHash } from './token';

interface NewLink {
  readonly orderId: number;
  readonly providerId: number;
  readonly expiresAt: RawBuilder<unknown>;
  readonly note?: string;
  /** Null for the clock. */
  readonly createdBy: number | null;
}

/** Inserts the open link of an order under a new token. Gives its id. */
export const insertLink = async (
  db: Kysely<DB>,
  keys: ServerKeys,
  { orderId, providerId, expiresAt, note = '', createdBy }: NewLink,
): Promise<number> => {
  const token = newToken();
  const { rows } = await sql<{ id: number }>`
    insert into payment_links (order_id, provider_id, token_hash, token_sealed, expires_at, note, created_by)
    values (${orderId}, ${providerId}, ${tokenHash(token)}, ${sealLink(keys, token)}, ${expiresAt}, ${note}, ${createdBy}) returning id`.execute(
    db,
  );
  return rows[0]!.id;
};
