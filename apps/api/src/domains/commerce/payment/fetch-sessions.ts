import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import type { ProviderEvent, ProviderTools } from './provider';
import { providerOf } from './providers';

interface FetchedSession {
  readonly providerId: number;
  readonly events: readonly ProviderEvent[];
}

/**
 * Asks the provider for every session of a link, outside of a transaction.
 * @throws 409 when nobody has pressed Pay: there is nothing to ask for
 */
export const fetchSessions = async (
  db: Kysely<DB>,
  tools: Omit<ProviderTools, 'db'>,
  linkId: number,
): Promise<readonly FetchedSession[]> => {
  const { rows } = await sql<{ ref: string; providerId: number; code: string }>`
    select a.provider_ref as ref, a.provider_id, p.code from payment_attempts a join payment_providers p on p.id = a.provider_id
    where a.link_id = ${linkId} and a.provider_ref is not null order by a.id`.execute(db);
  if (rows.length === 0) throw conflict('Nobody has begun to pay this link: there is nothing to ask the provider for');
  return Promise.all(
    rows.map(async ({ ref, providerId, code }) => ({
      providerId,
      events: (await providerOf(code)?.fetch({ ...tools, db }, ref)) ?? [],
    })),
  );
};
