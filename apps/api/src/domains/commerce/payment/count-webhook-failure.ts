import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { clockWords } from './clock-words';
import { noticeToHolders } from './notices';
import type { RefusedWebhook } from './webhook';
import { providerNames } from '@lectern/contract/commerce';

/** Refused webhooks within ten minutes that give a notice. */
const many = 3;

interface Recent {
  readonly count: number;
  readonly code: keyof typeof providerNames;
  readonly skewSeconds: number | null;
}

/**
 * Counts a refused webhook by minute and reason. The third within ten minutes is reported with the difference of the clocks.
 * Those who verify payments read it once a day for each provider.
 */
export const countWebhookFailure = async (
  db: Kysely<DB>,
  providerId: number,
  { fault, skewSeconds }: RefusedWebhook,
): Promise<void> => {
  await sql`
    insert into webhook_failures as f (provider_id, minute, reason, skew_seconds) values (${providerId}, date_trunc('minute', now()), ${fault}, ${skewSeconds ?? null})
    on conflict (provider_id, minute, reason) do update set count = f.count + 1, skew_seconds = excluded.skew_seconds`.execute(
    db,
  );
  const { rows } = await sql<Recent>`
    select sum(f.count)::int as count, p.code, (array_agg(f.skew_seconds order by f.minute desc) filter (where f.skew_seconds is not null))[1] as skew_seconds
    from webhook_failures f join payment_providers p on p.id = f.provider_id
    where f.provider_id = ${providerId} and f.minute > now() - interval '10 minutes' group by p.code`.execute(db);
  const recent = rows[0];
  if (!recent || recent.count < many) return;
  const day = new Date().toISOString().slice(0, 10);
  const clock = clockWords(recent.skewSeconds);
  await noticeToHolders(db, 'paymentVerify', {
    title: `Webhooks of ${providerNames[recent.code]} are refused`,
    body: [
      `${recent.count} were refused within ten minutes.`,
      clock && `${clock}; 5 min is the limit.`,
      'Payments are still found, later.',
    ]
      .filter(Boolean)
      .join(' '),
    link: '/setting/payments',
    key: `webhooks:${providerId}:${day}`,
  });
};
