import { sql } from 'kysely';
import type { Services } from '../../../server/services';
import { announceLink } from './seen.queries';
import { openLink } from '../../../server/mail/link-secret';
import { payAddress } from '../paylink/shown';
import { providerOf } from '../payment/providers';
import { isSeatGone } from './taken.queries';

/** Shortest session in minutes. Stripe takes no less than 30, by its own clock: a link that ends sooner is paid within these. */
const shortestMinutes = 32;
/** Longest session in minutes. Stripe takes up to a day, by its own clock. */
const longestMinutes = 24 * 60 - 5;

/** A payment of the link's order is on its way: nobody pays it twice. */
const isOnItsWay = sql`exists (select 1 from payments w where w.order_id = l.order_id and w.status = 'authorized')`;

/**
 * The session of a link that a payer is sent to: one for two tabs, made when Pay is pressed. The provider is called between
 * two statements, never inside a transaction. It gives the same session for the same attempt. Undefined when the link is closed, or a
 * payment is on its way.
 */
export const startSession = async (
  { db, keys, publicUrl }: Pick<Services, 'db' | 'keys' | 'publicUrl'>,
  linkId: number,
): Promise<string | undefined> => {
  await sql`update payment_attempts set status = 'expired' where link_id = ${linkId} and status = 'open' and expires_at <= money_now()`.execute(
    db,
  );
  await sql`
    insert into payment_attempts (link_id, provider_id, expires_at, next_poll_at)
    select l.id, l.provider_id, greatest(least(l.expires_at, money_now() + make_interval(mins => ${longestMinutes})), money_now() + make_interval(mins => ${shortestMinutes})),
      money_now() + interval '5 minutes'
    from payment_links l where l.id = ${linkId} and not ${isSeatGone(sql`l.order_id`)} and l.status = 'open' and l.expires_at > money_now() and not ${isOnItsWay}
    on conflict (link_id) where status = 'open' do nothing`.execute(db);
  const { rows } = await sql<{
    attemptId: number;
    url: string | null;
    providerId: number;
    code: string;
    tokenSealed: Buffer;
    orderId: number;
    title: string;
    currency: string;
    totalMinor: number;
    expiresAt: string;
  }>`
    select a.id as attempt_id, a.provider_url as url, p.id as provider_id, p.code, l.token_sealed, o.id as order_id, o.title, o.currency, o.total_minor, a.expires_at
    from payment_attempts a join payment_links l on l.id = a.link_id join orders o on o.id = l.order_id join payment_providers p on p.id = a.provider_id
    where a.link_id = ${linkId} and a.status = 'open' and l.status = 'open' and not ${isOnItsWay}`.execute(db);
  const [attempt] = rows;
  if (!attempt) return undefined;
  await sql`update payment_attempts set pressed_at = money_now() where id = ${attempt.attemptId}`.execute(db);
  await sql`update payment_links set opened_at = coalesce(opened_at, money_now()) where id = ${linkId}`.execute(db);
  await announceLink(db, linkId);
  if (attempt.url !== null) return attempt.url;
  const provider = providerOf(attempt.code);
  if (!provider) throw new Error(`Nothing is built for payments by ${attempt.code}`);
  const { tokenSealed, providerId, ...session } = attempt;
  const { ref, url } = await provider.createSession(
    { db, keys, publicUrl, providerId },
    { linkId, ...session, returnUrl: payAddress(publicUrl, openLink(keys, tokenSealed) ?? '') },
  );
  await sql`update payment_attempts set provider_ref = ${ref}, provider_url = ${url} where id = ${attempt.attemptId}`.execute(
    db,
  );
  return url;
};
