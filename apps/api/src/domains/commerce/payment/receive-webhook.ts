import type { Services } from '../../../server/services';
import { countWebhookFailure } from './count-webhook-failure';
import { providerOf } from './providers';
import { receiveEvents } from './receive-events';

/** The answer to a webhook: 200 for what is stored, known or not ours. */
export interface WebhookAnswer {
  readonly status: 200 | 400 | 404;
  readonly text: string;
}

/**
 * Takes one webhook. It is read and stored only when the signature over its raw bytes, its moment and its mode are right. A
 * refused one is counted by its reason, and nothing of it is kept. Webhooks of a provider that is switched off are taken too.
 */
export const receiveWebhook = async (
  { db, keys, publicUrl, now }: Pick<Services, 'db' | 'keys' | 'publicUrl' | 'now'>,
  providerId: number,
  headers: Readonly<Record<string, unknown>>,
  raw: Buffer,
): Promise<WebhookAnswer> => {
  const row = await db.selectFrom('paymentProviders').select('code').where('id', '=', providerId).executeTakeFirst();
  const provider = row && providerOf(row.code);
  if (!provider) return { status: 404, text: 'No such provider' };
  const read = await provider.verifyWebhook({ db, keys, publicUrl, providerId }, { headers, raw, now: now() });
  if ('fault' in read) {
    await db.transaction().execute((transaction) => countWebhookFailure(transaction, providerId, read));
    return { status: 400, text: `Refused: ${read.fault}` };
  }
  await db
    .transaction()
    .execute((transaction) => receiveEvents(transaction, providerId, read.events, raw, read.skewSeconds));
  return { status: 200, text: 'ok' };
};
