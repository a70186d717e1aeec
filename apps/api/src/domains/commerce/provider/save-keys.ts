import {
  keyFaults,
  keyHint,
  providerNames,
  type PaymentProvider,
  type paymentProviderCalls,
} from '@lectern/contract/commerce';
import { sql } from 'kysely';
import type { ServerKeys } from '../../../server/auth/server-keys';
import { badRequest, fieldError, stale } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { sealKey } from '../payment/account';
import { readProvider } from './provider.queries';

/** Days for which the former webhook secret is taken as well as the new one. */
const oldSecretDays = 7;

/** Seals and stores typed keys. A check of the former keys counts no more. The audit log says which changed, and never to what. */
export const saveKeys = async (
  { request, db, actor, audit }: Work<typeof paymentProviderCalls.saveKeys>,
  { keys, publicUrl }: { readonly keys: ServerKeys; readonly publicUrl: string },
): Promise<PaymentProvider> => {
  const { id, version, publicKey, secret, webhookSecret } = request;
  const before = await readProvider(db, publicUrl, id, { isLocked: true });
  if (before.version !== version) throw stale(before);
  const faults = keyFaults(before.code, before.mode, request);
  if (faults.length > 0) throw badRequest(faults.map(([field, message]) => fieldError(field, 'key', message)));
  if (publicKey === undefined && secret === undefined && webhookSecret === undefined)
    throw badRequest(fieldError('secret', 'required', 'Enter a key'));
  if (publicKey !== undefined || secret !== undefined)
    await sql`
      update payment_providers set last_checked_at = null, last_check_error = null, last_check = null, checked_by = null,
        public_key = coalesce(${publicKey ?? null}, public_key) where id = ${id}`.execute(db);
  if (secret !== undefined)
    await sql`
      update payment_providers set secret_sealed = ${sealKey(keys, secret)}, secret_hint = ${keyHint(secret)}, secret_set_at = now(), secret_set_by = ${actor.userId}
      where id = ${id}`.execute(db);
  if (webhookSecret !== undefined)
    await sql`
      update payment_providers set old_webhook_secret_sealed = webhook_secret_sealed,
        old_secret_until = case when webhook_secret_sealed is not null then now() + make_interval(days => ${oldSecretDays}) end,
        webhook_secret_sealed = ${sealKey(keys, webhookSecret)}, webhook_secret_set_at = now()
      where id = ${id}`.execute(db);
  await sql`update payment_providers set updated_by = ${actor.userId} where id = ${id}`.execute(db);
  audit({
    action: 'paymentProvider.keys',
    entity: 'payment_providers',
    entityId: id,
    label: providerNames[before.code],
    changes: Object.fromEntries(
      Object.entries({ publicKey, secret, webhookSecret }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, [null, 'changed']]],
      ),
    ),
  });
  return readProvider(db, publicUrl, id);
};
