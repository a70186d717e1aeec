import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeAudit, type AuditEntry } from '../../../server/calls/audit';
import { defineJob, type ClockWork } from '../../../server/jobs/job';
import type { Applying } from '../payment/apply-event';
import { noticeToHolders, paymentPage } from '../payment/notices';
import { ProviderRefusal, type ProviderRefund } from '../payment/provider';
import { applyRefund } from './apply-refund';
import { askProvider, type DueRefund } from './ask-provider';
import { refundAskJob } from './ask-queue';
import { holdRefund, sumOf } from './held-refund';
import { refundFailed } from './refund-failed';

const most = 50;

/** Takes the refunds that are due, so that no other worker asks for them too. The next time is 1, 2, 4 … 60 minutes later. */
const takeDue = async (db: Kysely<DB>): Promise<readonly DueRefund[]> =>
  (
    await sql<DueRefund>`
      with due as (
        select id from refunds where next_ask_at <= money_now() and status in ('requested', 'sent') order by next_ask_at, id limit ${most} for update skip locked),
      taken as (
        update refunds r set first_tried_at = coalesce(r.first_tried_at, money_now()), asks = r.asks + 1,
          next_ask_at = money_now() + make_interval(mins => least(60, (2 ^ least(r.asks, 6))::int))
        from due where r.id = due.id returning r.*)
      select t.id, t.payment_id, t.status, t.amount_minor, t.currency, p.provider_payment_id, p.provider_id, v.code, t.first_tried_at,
        t.first_tried_at < money_now() - interval '20 hours' as is_old, t.first_tried_at < money_now() - interval '24 hours' as is_overdue
      from taken t join payments p on p.id = t.payment_id join payment_providers v on v.id = p.provider_id order by t.id`.execute(
      db,
    )
  ).rows;

/** Notes the provider's answer; its event may have come before. One that is booked already as a refund of the provider's own is not made twice. */
const noteAnswer = async (applying: Applying, { id, paymentId }: DueRefund, answer: ProviderRefund): Promise<void> => {
  await holdRefund(applying.db, id);
  await applyRefund(applying, paymentId, answer);
  const refund = (await holdRefund(applying.db, id))!;
  if (refund.status === 'requested') await refundFailed(applying, refund, `It is booked already as ${answer.ref}`);
};

const noteRefusal = async (applying: Applying, { id }: DueRefund, cause: string): Promise<void> => {
  const refund = (await holdRefund(applying.db, id))!;
  if (refund.status === 'requested') await refundFailed(applying, refund, cause);
};

/** A notice of a provider that gives no answer for a day. The sum stays held, and it is asked on. */
const warn = async ({ db }: Applying, { id, paymentId }: DueRefund): Promise<void> => {
  const refund = (await holdRefund(db, id))!;
  await noticeToHolders(db, 'refundCreate', {
    title: `No answer to a refund of ${sumOf(refund)}: ${refund.title}`,
    body: `${refund.provider} has given no answer for 24 hours. The sum stays held, and the provider is asked again each hour.`,
    link: paymentPage(paymentId),
    key: `refund_overdue:${id}`,
  });
};

/** Asks providers for refunds, and for the state of those that are on their way (H7). Calls go out between transactions. */
export const refundAsk = defineJob({
  name: refundAskJob,
  kind: 'payment',
  async run({ services: { keys, publicUrl }, db, step, origin, report }: ClockWork) {
    let done = 0;
    for (let due = await takeDue(db); due.length > 0; due = await takeDue(db)) {
      for (const refund of due) {
        const answer = await askProvider(
          { db, keys, publicUrl, providerId: refund.providerId },
          refund,
          new Date(),
        ).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
        if (answer instanceof Error && !(answer instanceof ProviderRefusal)) report(answer);
        await step(async (transaction) => {
          const entries: AuditEntry[] = [];
          const applying = { db: transaction, keys, publicUrl, audit: (entry: AuditEntry) => void entries.push(entry) };
          if (answer instanceof ProviderRefusal) await noteRefusal(applying, refund, answer.message);
          else if (answer instanceof Error) {
            if (refund.isOverdue && refund.status === 'requested') await warn(applying, refund);
          } else if (answer) await noteAnswer(applying, refund, answer);
          await writeAudit(transaction, origin, entries);
          done += 1;
          return { done };
        });
      }
    }
    return { state: 'done' };
  },
});
