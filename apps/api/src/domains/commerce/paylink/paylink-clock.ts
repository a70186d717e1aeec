import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeAudit } from '../../../server/calls/audit';
import { defineJob, type ClockWork } from '../../../server/jobs/job';
import { inTime } from '../payment/in-time';
import { linkPage, noticeToHolders } from '../payment/notices';
import type { ProviderTools } from '../payment/provider';
import { providerOf } from '../payment/providers';
import { receiveEvents } from '../payment/receive-events';
import { readSessions } from '../payment/sessions.queries';
import { closeOrder } from './close';

interface DueLink {
  readonly id: number;
  readonly orderId: number;
  readonly title: string;
  /** Its time is over for a day. */
  readonly isOverdue: boolean;
}

const most = 100;

/** Open links past their time. Those with a payment on its way, or with a session that runs, are left out. */
const dueLinks = async (db: Kysely<DB>, after: number): Promise<readonly DueLink[]> =>
  (
    await sql<DueLink>`
      select l.id, l.order_id, o.title, l.expires_at <= money_now() - interval '24 hours' as is_overdue from payment_links l join orders o on o.id = l.order_id
      where l.status = 'open' and l.expires_at <= money_now() and l.id > ${after}
        and not exists (select 1 from payment_attempts a where a.link_id = l.id and a.status = 'open' and a.expires_at > money_now())
        and not exists (select 1 from payments p where p.order_id = o.id and p.status = 'authorized')
        and not exists (select 1 from payment_events e where e.state in ('new', 'failed') and (e.payload->>'orderId')::bigint = o.id)
      order by l.id limit ${most}`.execute(db)
  ).rows;

/** Asks the provider for the started sessions of a link. Gives how many events were new: with news the link waits for the inbox. */
const askFirst = async (tools: Omit<ProviderTools, 'providerId'>, linkId: number): Promise<number> => {
  const open = (await readSessions(tools.db, linkId)).filter(({ status }) => status === 'open');
  let news = 0;
  for (const { ref, providerId, code } of open) {
    const answer = Promise.resolve(providerOf(code)?.fetch({ ...tools, providerId }, ref));
    const events = (await inTime(answer)) ?? [];
    news += await receiveEvents(tools.db, providerId, events, Buffer.from(JSON.stringify({ events })));
  }
  return news;
};

const warn = (db: Kysely<DB>, id: number, title: string): Promise<void> =>
  noticeToHolders(db, 'paymentVerify', {
    title: `Closed without the provider’s answer: ${title}`,
    body: 'The provider has not answered for 24 hours, so the link is closed. A payment that it names later is still booked, and gives access.',
    link: linkPage(id),
    key: `unanswered:${id}`,
  });

/**
 * Closes links past their time. The provider is asked for started sessions first: money that came in time is never lost (H4). One
 * that gives no answer for 24 hours keeps no link open.
 */
export const paylinkClock = defineJob({
  name: 'paylink.clock',
  kind: 'clock',
  async run({ services: { keys, publicUrl }, db, step, origin, report }: ClockWork) {
    let done = 0;
    for (let due = await dueLinks(db, 0); due.length > 0; due = await dueLinks(db, due.at(-1)!.id)) {
      for (const { id, orderId, title, isOverdue } of due) {
        let isUnanswered = false;
        try {
          if ((await askFirst({ db, keys, publicUrl }, id)) > 0) continue;
        } catch (error) {
          report(error);
          if (!isOverdue) continue;
          isUnanswered = true;
        }
        await step(async (transaction) => {
          const { rows } = await sql`select 1 from orders where id = ${orderId} and status = 'open' for update`.execute(
            transaction,
          );
          if (rows.length > 0) {
            if (isUnanswered) await warn(transaction, id, title);
            await closeOrder(transaction, { orderId, linkId: id, status: 'expired', reason: '', closedBy: null });
            await writeAudit(transaction, origin, [
              {
                action: 'paymentLink.expire',
                entity: 'payment_links',
                entityId: id,
                label: title,
                changes: { status: ['open', 'expired'] },
              },
            ]);
          }
          done += rows.length;
          return { done };
        });
      }
    }
    return { state: 'done' };
  },
});
