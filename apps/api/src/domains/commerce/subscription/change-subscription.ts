import type { subscriptionChangeCalls, UnusedPart } from '@lectern/contract/commerce';
import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { mailPaylink } from '../paylink/mail-paylink';
import { readPaylink } from '../paylink/paylink.queries';
import { cancelNow, endWithPeriod, keepGoing } from './cancel';
import { hold } from './held';
import { makeRenewal } from './make-renewal';
import { audienceOf } from './subscription-page.queries';
import { startTrial } from './start-trial';
import { readUnused } from './unused-part.queries';

const answer = async (db: Kysely<DB>, id: number, unused: UnusedPart | null = null) => {
  const { version, status } = await db
    .selectFrom('subscriptions')
    .select(['version', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, version, status, unused };
};

/** The open renewal link of a subscription. */
const openLink = async (db: Kysely<DB>, id: number): Promise<number | undefined> =>
  (
    await sql<{ id: number }>`
      select l.id from orders o join payment_links l on l.order_id = o.id where o.subscription_id = ${id} and o.status = 'open'`.execute(
      db,
    )
  ).rows[0]?.id;

export const subscriptionChangeHandlers = (
  services: Pick<Services, 'publicUrl' | 'keys'>,
): Handlers<typeof subscriptionChangeCalls> => ({
  trial: startTrial,

  async unused({ request: { id }, db }) {
    return { unused: await readUnused(db, id) };
  },

  async cancel({ request: { id, version, when, reason }, db, audit }) {
    const held = await hold(db, id, version);
    const unused = when === 'now' ? await readUnused(db, id) : null;
    audit(await (when === 'now' ? cancelNow : endWithPeriod)(db, held, reason.trim()));
    return answer(db, id, unused);
  },

  async keep({ request: { id, version }, db, audit }) {
    audit(await keepGoing(db, await hold(db, id, version)));
    return answer(db, id);
  },

  async move({ request: { id, version, planId }, db, audit }) {
    const { label } = await hold(db, id, version);
    const audience = await audienceOf(db, id);
    const { rows } = await sql<{
      versionId: number;
      name: string;
      hasPrice: boolean;
      isSame: boolean;
      endsAt: string | null;
    }>`
      select v.id as version_id, q.name, p.currency is not null as has_price, v.id = b.plan_version_id as is_same, b.period_ends_at as ends_at
      from subscriptions b join ${sql.table(`${audience}_plans`)} q on q.id = ${planId} and q.status = 'published' and q.deleted_at is null
      join plan_versions v on v.${sql.id(`${audience}PlanId`)} = q.id and v.state = 'live' left join plan_prices p on p.plan_version_id = v.id and p.currency = b.currency
      where b.id = ${id}`.execute(db);
    const [next] = rows;
    if (!next) throw badRequest(fieldError('planId', 'live', say(messages.invalid, { field: 'Plan' })));
    if (next.isSame) throw badRequest(fieldError('planId', 'same', 'The person has this plan'));
    if (!next.hasPrice) throw badRequest(fieldError('planId', 'price', `${next.name} has no price in this currency`));
    if (next.endsAt === null) throw conflict('This plan has no end');
    if ((await openLink(db, id)) !== undefined)
      throw conflict('A renewal link is open at the price of now. Cancel it first');
    await sql`update subscriptions set next_version_id = ${next.versionId}, next_from = period_ends_at where id = ${id}`.execute(
      db,
    );
    audit({
      action: 'subscription.move',
      entity: 'subscriptions',
      entityId: id,
      label,
      changes: { nextPlan: [null, next.name] },
    });
    return answer(db, id);
  },

  async renew({ request: { id }, db, audit }) {
    const { label } = await hold(db, id);
    const open = await openLink(db, id);
    if (open !== undefined) {
      const isMailed = await mailPaylink(db, services, open);
      audit({ action: 'paymentLink.mail', entity: 'payment_links', entityId: open, label });
      return { linkId: open, isMailed };
    }
    const made = await makeRenewal(db, services, id, { again: true });
    if (!made) throw conflict('No renewal is due now');
    audit(made);
    const linkId = (await openLink(db, id)) ?? null;
    return { linkId, isMailed: linkId !== null && (await readPaylink(db, linkId)).mailedAt !== null };
  },
});
