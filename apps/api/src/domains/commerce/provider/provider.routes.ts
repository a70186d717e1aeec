import { providerNames, type paymentProviderCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { stale } from '../../../server/calls/errors';
import { afterPreparing, type Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { checkProvider } from './check-provider';
import { isDemo, readProvider, readProviders } from './provider.queries';
import { saveKeys } from './save-keys';
import { saveProvider } from './save-provider';
import { readWebhookHealth } from './webhook-health.queries';

/** The providers of payments: their switches, keys and checks. No answer has a key in it. */
export const paymentProviderHandlers = ({
  keys,
  publicUrl,
  now,
}: Pick<Services, 'keys' | 'publicUrl' | 'now'>): Handlers<typeof paymentProviderCalls> => ({
  list: async ({ db }) => ({ providers: await readProviders(db, publicUrl), isDemo: await isDemo(db) }),

  save: async (work) => ({ provider: await saveProvider(work, publicUrl) }),

  saveKeys: async (work) => ({ provider: await saveKeys(work, { keys, publicUrl }) }),

  check: afterPreparing(
    async ({ request: { id, version }, db }) => {
      const row = await readProvider(db, publicUrl, id);
      if (row.version !== version) throw stale(row);
      return checkProvider({ db, keys, publicUrl, providerId: id }, row, now());
    },
    async ({ request: { id, version }, db, actor, audit }, { steps, ref }) => {
      const before = await readProvider(db, publicUrl, id, { isLocked: true });
      if (before.version !== version) throw stale(before);
      const error = steps.find(({ state }) => state === 'failed')?.text ?? null;
      await sql`
        update payment_providers set last_checked_at = now(), last_check_error = ${error}, checked_by = ${actor.userId},
          last_check = ${JSON.stringify({ steps, ref })}::jsonb where id = ${id}`.execute(db);
      audit({
        action: 'paymentProvider.check',
        entity: 'payment_providers',
        entityId: id,
        label: providerNames[before.code],
        changes: { checkError: [before.checkError, error] },
      });
      return { provider: await readProvider(db, publicUrl, id) };
    },
  ),

  webhooks: ({ request: { id }, db }) => readWebhookHealth(db, id),
});
