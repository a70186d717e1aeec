import type { ResponseOf } from '@lectern/contract';
import type { paymentProviderCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { isWebhook } from './provider.queries';

type Health = ResponseOf<typeof paymentProviderCalls.webhooks>;

/** The webhooks of a provider in the last 24 hours, hour by hour, and the refused ones by reason. @throws 404 */
export const readWebhookHealth = async (db: Kysely<DB>, providerId: number): Promise<Health> => {
  const { rows } = await sql<Health>`
    with recent as (
      select e.* from payment_events e where e.provider_id = ${providerId} and ${isWebhook} and e.received_at > now() - interval '1 day'),
    spans as (select extract(epoch from applied_at - received_at) as seconds from recent where state = 'applied')
    select
      (select jsonb_agg(jsonb_build_object('from', h, 'events', (select count(*) from recent r where r.received_at >= h and r.received_at < h + interval '1 hour')) order by h)
        from generate_series(date_trunc('hour', now(), business_zone()) - interval '23 hours', date_trunc('hour', now(), business_zone()), interval '1 hour') h) as hours,
      (select round(percentile_cont(0.5) within group (order by seconds)::numeric, 1)::float8 from spans) as half_within,
      (select round(percentile_cont(0.95) within group (order by seconds)::numeric, 1)::float8 from spans) as most_within,
      (select count(*)::int from payment_events e where e.provider_id = ${providerId} and e.state in ('new', 'failed')) as waiting,
      (select min(e.received_at) from payment_events e where e.provider_id = ${providerId} and e.state in ('new', 'failed')) as oldest_waiting_at,
      (select count(*)::int from recent where state = 'ignored') as ignored,
      coalesce((select jsonb_agg(f order by f."lastAt" desc) from (
        select x.reason, sum(x.count)::int as count, max(x.minute) as "lastAt", (array_agg(x.skew_seconds order by x.minute desc) filter (where x.skew_seconds is not null))[1] as "skewSeconds"
        from webhook_failures x where x.provider_id = ${providerId} and x.minute > now() - interval '1 day' group by x.reason) f), '[]') as failures
    from payment_providers p where p.id = ${providerId}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};
