import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** A session of a link that its provider has opened. */
export interface StartedSession {
  readonly ref: string;
  readonly providerId: number;
  /** The provider's code. */
  readonly code: string;
  readonly status: 'open' | 'paid' | 'expired';
}

/** The sessions of a link, the oldest first. */
export const readSessions = async (db: Kysely<DB>, linkId: number): Promise<readonly StartedSession[]> =>
  (
    await sql<StartedSession>`
      select a.provider_ref as ref, a.provider_id, p.code, a.status from payment_attempts a join payment_providers p on p.id = a.provider_id
      where a.link_id = ${linkId} and a.provider_ref is not null order by a.id`.execute(db)
  ).rows;
