import type { refundCalls } from '@lectern/contract/commerce';
import { messages, say } from '@lectern/contract';
import { sql } from 'kysely';
import { badRequest, conflict, fieldConflict, fieldError, notFound, stale } from '../../../server/calls/errors';
import type { Context, Handler } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { noticeTo, paymentPage } from '../payment/notices';
import { queueRefundAsk } from './ask-queue';
import { holdRefund, labelOf, sumOf, type HeldRefund } from './held-refund';
import { refundDone } from './refund-done';
import { refundFailed } from './refund-failed';
import { readRefund } from './refund.queries';

type Tools = Pick<Services, 'keys' | 'publicUrl'>;
type Decision = Pick<Context<typeof refundCalls.approve | typeof refundCalls.settle>, 'db' | 'request'>;

/** Locks the refund of a request. @throws 404, 409 with the refund as it is now, 409 where its status is another one */
const held = async (
  { db, request: { id, version } }: Decision,
  status: string,
  refusal: string,
): Promise<HeldRefund> => {
  const refund = await holdRefund(db, id);
  if (!refund) throw notFound();
  const now = await readRefund(db, id);
  if (now.version !== version) throw stale(now);
  if (refund.status !== status) throw conflict(refusal);
  return refund;
};

/** A second person approves a waiting refund, or declines it with a reason: the held sum is then free again. */
export const approveRefund =
  (tools: Tools): Handler<typeof refundCalls.approve> =>
  async (context) => {
    const { request, db, actor, audit } = context;
    const refund = await held(context, 'waiting', 'This refund does not wait for approval any more');
    const { id, requestedBy, provider, title, paymentId } = refund;
    if (requestedBy === actor.userId) throw conflict('Another person decides on your refund');
    const reason = request.reason?.trim() ?? '';
    if (!request.ok && reason === '')
      throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
    if (request.ok) {
      await sql`update refunds set status = 'requested', approved_by = ${actor.userId} where id = ${id}`.execute(db);
      if (provider !== 'manual') await queueRefundAsk(db, id);
      audit({
        action: 'refund.approve',
        entity: 'refunds',
        entityId: id,
        label: labelOf(refund),
        changes: { status: ['waiting', 'requested'] },
      });
    } else await refundFailed({ ...tools, db, audit }, refund, reason);
    if (requestedBy !== null)
      await noticeTo(db, requestedBy, {
        title: `Refund ${request.ok ? 'approved' : 'declined'}: ${sumOf(refund)}, ${title}`,
        body: request.ok ? `${actor.name} approved it.` : `${actor.name} declined it. Reason: ${reason}`,
        link: paymentPage(paymentId),
        key: `refund_decided:${id}`,
      });
    return { refund: await readRefund(db, id) };
  };

/** A person has returned the money of a manual payment: the refund is done. */
export const settleRefund =
  (tools: Tools): Handler<typeof refundCalls.settle> =>
  async (context) => {
    const { request, db, audit } = context;
    const refund = await held(context, 'requested', 'This refund does not wait for its money any more');
    const { id, paymentId, provider } = refund;
    if (provider !== 'manual') throw conflict('The provider returns this money by itself');
    const reference = request.reference.trim();
    const { rows } = await sql<{ isAhead: boolean; isEarly: boolean; isKnown: boolean }>`
      select ${request.paidOn}::date > report_day(money_now()) as is_ahead, ${request.paidOn}::date < report_day(p.paid_at) as is_early,
        exists (select 1 from refunds r where r.payment_id = p.id and r.provider_refund_id = ${reference}) as is_known
      from payments p where p.id = ${paymentId}`.execute(db);
    const { isAhead, isEarly, isKnown } = rows[0]!;
    if (isAhead) throw badRequest(fieldError('paidOn', 'ahead', 'This day is not over yet'));
    if (isEarly) throw badRequest(fieldError('paidOn', 'early', 'The payment came later'));
    if (isKnown) throw fieldConflict('reference', 'Another refund has this reference');
    await refundDone({ ...tools, db, audit }, refund, reference, request.paidOn);
    return { refund: await readRefund(db, id) };
  };
