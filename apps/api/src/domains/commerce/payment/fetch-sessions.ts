import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import { inTime } from './in-time';
import type { ProviderEvent, ProviderTools } from './provider';
import { providerOf } from './providers';
import { readSessions } from './sessions.queries';

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
  tools: Pick<ProviderTools, 'keys' | 'publicUrl'>,
  linkId: number,
): Promise<readonly FetchedSession[]> => {
  const sessions = await readSessions(db, linkId);
  if (sessions.length === 0)
    throw conflict('Nobody has begun to pay this link: there is nothing to ask the provider for');
  return Promise.all(
    sessions.map(async ({ ref, providerId, code }) => ({
      providerId,
      events:
        (await inTime(
          Promise.resolve(
            providerOf(code)?.fetch({ keys: tools.keys, publicUrl: tools.publicUrl, db, providerId }, ref),
          ),
        )) ?? [],
    })),
  );
};
