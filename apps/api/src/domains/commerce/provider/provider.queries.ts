import { ownEvent, keyedProviders, keyHint, type PaymentProvider } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { isSilent, type WebhookTimes } from './silence';

interface StoredProvider
  extends
    Omit<PaymentProvider, 'keyHint' | 'webhookUrl' | 'steps' | 'isSilent'>,
    Pick<WebhookTimes, 'inThisHour' | 'days'> {
  readonly publicKey: string;
  readonly steps: PaymentProvider['steps'] | null;
  /** A webhook of the checked session has come. */
  readonly isWebhookSeen: boolean;
  readonly hasRef: boolean;
}

/** Webhooks alone: what we asked for ourselves has an id that begins with `poll:`, `verify:` or `manual:`. */
export const isWebhook = sql`e.event_id !~ ${sql.lit(ownEvent)}`;

/** Begin of this hour, n days ago. */
const hourAgo = sql`date_trunc('hour', now(), business_zone()) - make_interval(days => n)`;

/** Seconds by which our clock was ahead, by the newest webhook or refusal of a day. Refusals are counted by minute, and come first in it. */
const clock = sql`
  (select m.skew_seconds from (
    (select date_trunc('minute', e.received_at) as at, 0 as rank, e.skew_seconds from payment_events e
      where e.provider_id = p.id and ${isWebhook} and e.skew_seconds is not null and e.received_at > now() - interval '1 day'
      order by e.received_at desc limit 1)
    union all
    (select f.minute, 1, f.skew_seconds from webhook_failures f
      where f.provider_id = p.id and f.skew_seconds is not null and f.minute > now() - interval '1 day' order by f.minute desc limit 1)) m
  order by m.at desc, m.rank desc limit 1)`;

const columns = sql`
  p.id, p.version, p.code, p.mode, p.active, p.is_default, p.currencies::text[] as currencies, p.public_key, p.secret_hint, p.secret_set_at,
  (select nullif(u.full_name, '') from users u where u.id = p.secret_set_by) as secret_set_by_name,
  p.webhook_secret_sealed is not null as has_webhook_secret, p.webhook_secret_set_at,
  case when p.old_secret_until > now() then p.old_secret_until end as old_secret_until,
  p.last_checked_at as checked_at, (select nullif(u.full_name, '') from users u where u.id = p.checked_by) as checked_by_name,
  p.last_check_error as check_error, p.last_check->'steps' as steps, p.last_check->>'ref' is not null as has_ref,
  exists (select 1 from payment_events e where e.provider_id = p.id and e.payload->>'ref' = p.last_check->>'ref' and ${isWebhook} and e.received_at > p.last_checked_at - interval '1 minute') as is_webhook_seen,
  coalesce((select jsonb_agg(jsonb_build_object('currency', c.currency, 'minimumMinor', c.minimum_minor) order by y.sort_order, c.currency)
    from provider_currencies c join currencies y on y.code = c.currency and y.active where c.code = p.code), '[]') as offered,
  (select count(*)::int from payment_links l where l.provider_id = p.id and l.status = 'open') as open_links,
  (select max(e.received_at) from payment_events e where e.provider_id = p.id and ${isWebhook}) as last_event_at,
  (select count(*)::int from payment_events e where e.provider_id = p.id and ${isWebhook} and e.received_at > now() - interval '1 day') as events,
  (select count(*)::int from generate_series(1, 28) n
    join payment_events e on e.provider_id = p.id and ${isWebhook} and e.received_at >= ${hourAgo} and e.received_at < ${hourAgo} + interval '1 hour') as in_this_hour,
  coalesce((select least(28, ceil(extract(epoch from now() - min(e.received_at)) / 86400))::int
    from payment_events e where e.provider_id = p.id and ${isWebhook}), 0) as days,
  (select coalesce(sum(f.count), 0)::int from webhook_failures f where f.provider_id = p.id and f.minute > now() - interval '1 day') as refused,
  ${clock} as skew_seconds`;

/** The step of the webhook is judged when it is read: it comes after the check has answered. */
const stepsOf = ({ steps, hasRef, isWebhookSeen }: StoredProvider): PaymentProvider['steps'] => [
  ...(steps ?? []),
  ...(hasRef
    ? [
        isWebhookSeen
          ? { state: 'ok' as const, text: 'Webhook arrives, signature fits' }
          : { state: 'waiting' as const, text: 'No webhook of this check yet' },
      ]
    : []),
];

const shown = (publicUrl: string, row: StoredProvider): PaymentProvider => {
  const { publicKey, steps: _steps, hasRef: _ref, isWebhookSeen: _seen, inThisHour, days, ...provider } = row;
  const { lastEventAt, openLinks } = provider;
  return {
    ...provider,
    // The sandbox's bank sends only when somebody presses a button.
    isSilent: keyedProviders.includes(provider.code) && isSilent({ lastEventAt, inThisHour, days, openLinks }),
    keyHint: publicKey === '' ? '' : keyHint(publicKey),
    webhookUrl: `${publicUrl}/api/webhook/${row.id}`,
    steps: stepsOf(row),
  };
};

/** Every provider; those of live accounts come first. */
export const readProviders = async (db: Kysely<DB>, publicUrl: string): Promise<PaymentProvider[]> => {
  const { rows } = await sql<StoredProvider>`
    select ${columns} from payment_providers p
    order by array_position('{razorpay,stripe,manual,sandbox}'::text[], p.code), p.mode`.execute(db);
  return rows.map((row) => shown(publicUrl, row));
};

/** One provider; locked where it is going to be written. @throws 404 */
export const readProvider = async (
  db: Kysely<DB>,
  publicUrl: string,
  id: number,
  { isLocked = false } = {},
): Promise<PaymentProvider> => {
  if (isLocked) await sql`select 1 from payment_providers where id = ${id} for update`.execute(db);
  const { rows } = await sql<StoredProvider>`select ${columns} from payment_providers p where p.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return shown(publicUrl, rows[0]);
};

export const isDemo = async (db: Kysely<DB>): Promise<boolean> =>
  (
    await sql<{ demo: boolean }>`
      select coalesce((select (value->>'demo')::boolean from settings where group_name = 'payments'), false) as demo`.execute(
      db,
    )
  ).rows[0]?.demo ?? false;
