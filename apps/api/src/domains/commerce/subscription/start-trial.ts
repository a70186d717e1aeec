import { personOf, type subscriptionChangeCalls } from '@lectern/contract/commerce';
import { messages, say, type ResponseOf } from '@lectern/contract';
import { sql } from 'kysely';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { isOfAccount } from '../person.queries';
import { readBuyer } from '../sale/buyer.queries';

interface Offer {
  readonly versionId: number;
  readonly name: string;
  readonly trialDays: number;
  readonly currency: string;
  readonly priceMinor: number;
}

/** Begins a trial: period 0, without order. Its renewal is period 1, which begins at the trial's end. */
export const startTrial = async ({
  request: { planId, ...ids },
  db,
  audit,
}: Work<typeof subscriptionChangeCalls.trial>): Promise<ResponseOf<typeof subscriptionChangeCalls.trial>> => {
  const buyer = await readBuyer(db, personOf(ids));
  const { kind, id: personId } = personOf(buyer);
  await sql`select 1 from users where id = ${buyer.userId} for no key update`.execute(db);
  const { rows: offers } = await sql<Offer>`
    select v.id as version_id, q.name, v.trial_days, p.currency, p.price_minor
    from ${sql.table(`${kind}_plans`)} q join plan_versions v on v.${sql.id(`${kind}PlanId`)} = q.id and v.state = 'live' join plan_prices p on p.plan_version_id = v.id
    left join users u on u.id = ${buyer.userId} left join countries c on c.id = u.country_id
    where q.id = ${planId} and q.status = 'published' and q.deleted_at is null
    order by p.currency <> c.currency, p.currency <> 'INR', p.currency limit 1`.execute(db);
  const [offer] = offers;
  if (!offer) throw badRequest(fieldError('planId', 'live', say(messages.invalid, { field: 'Plan' })));
  if (offer.trialDays === 0) throw badRequest(fieldError('planId', 'trial', `${offer.name} has no trial`));
  const { rows: before } = await sql<{ runs: boolean; usedOn: string | null }>`
    select coalesce(bool_or(b.status in ('scheduled', 'trial', 'active', 'past_due')), false) as runs,
      to_char(min((select p.starts_at from subscription_periods p where p.subscription_id = b.id and p.no = 0)) at time zone business_zone(), 'FMDD Mon YYYY') as used_on
    from subscriptions b where ${isOfAccount(buyer, 'b')}`.execute(db);
  if (before[0]?.runs) throw conflict(`${buyer.name} has a plan that runs`);
  if (before[0]?.usedOn) throw conflict(`${buyer.name} used the trial on ${before[0].usedOn}`);
  const { rows } = await sql<{ id: number; endsAt: string }>`
    with dated as (select money_now() as starts, timezone(business_zone(), timezone(business_zone(), money_now()) + make_interval(days => ${offer.trialDays})) as ends),
    begun as (
      insert into subscriptions (${sql.id(`${kind}Id`)}, plan_version_id, status, currency, price_minor, zone, anchor_at, anchor_no, starts_at, period_no, period_ends_at)
      select ${personId}, ${offer.versionId}, 'trial', ${offer.currency}, ${offer.priceMinor}, business_zone(), ends, 0, starts, 0, ends from dated returning id)
    insert into subscription_periods (subscription_id, no, starts_at, ends_at, plan_version_id)
    select b.id, 0, d.starts, d.ends, ${offer.versionId} from begun b, dated d returning subscription_id as id, ends_at`.execute(
    db,
  );
  const { id, endsAt } = rows[0]!;
  audit({
    action: 'subscription.trial',
    entity: 'subscriptions',
    entityId: id,
    label: `${offer.name}, ${buyer.name}`,
    changes: { status: [null, 'trial'], ends: [null, endsAt] },
  });
  return { id, endsAt };
};
