import { sql } from 'kysely';
import type { Services } from '../../../server/services';
import { providerOf } from './providers';
import { receiveEvents } from './receive-events';

/** The answer to a webhook: 200 for what is stored, known or not ours. */
export interface WebhookAnswer {
  readonly status: 200 | 400 | 404;
  readonly text: string;
}

/**
 * Takes one webhook. It is read and stored only when the signature over its raw bytes and its moment are right. A refused one
 * is counted by its reason, and nothing of it is kept.
 */
export const receiveWebhook = async (
  { db, keys, now }: Pick<Services, 'db' | 'keys' | 'now'>,
  providerId: number,
  headers: Readonly<Record<string, unknown>>,
  raw: Buffer,
): Promise<WebhookAnswer> => {
  const row = await db.selectFrom('paymentProviders').select('code').where('id', '=', providerId).executeTakeFirst();
  const provider = row && providerOf(row.code);
  if (!provider) return { status: 404, text: 'No such provider' };
  const read = provider.verifyWebhook(keys, headers, raw, now());
  if ('fault' in read) {
    await sql`
      insert into webhook_failures as f (provider_id, minute, reason, skew_seconds) values (${providerId}, date_trunc('minute', now()), ${read.fault}, ${read.skewSeconds ?? null})
      on conflict (provider_id, minute, reason) do update set count = f.count + 1, skew_seconds = excluded.skew_seconds`.execute(
      db,
    );
    return { status: 400, text: `Refused: ${read.fault}` };
  }
  await db.transaction().execute((transaction) => receiveEvents(transaction, providerId, read.events, raw));
  return { status: 200, text: 'ok' };
};
