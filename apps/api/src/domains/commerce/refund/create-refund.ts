import { fullMoney, type refundCalls } from '@lectern/contract/commerce';
import type { RequestOf, ResponseOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldConflict, fieldError, notFound } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { noticeToHolders, paymentPage } from '../payment/notices';
import { queueRefundAsk } from './ask-queue';
import { readRefund } from './refund.queries';

type Create = RequestOf<typeof refundCalls.create>;

/** A payment with the sum of a new refund held. */
interface Held {
  readonly currency: string;
  /** All of the payment is held by now. */
  readonly isWhole: boolean;
  readonly surplus: boolean;
  readonly access: string;
  readonly hasCoupon: boolean;
  /** The sum is above the setting `refundApprovalMinor`, in rupees at the order's rate. */
  readonly isLarge: boolean;
  readonly isManual: boolean;
}

/** Holds a sum of a payment in one statement, so that parallel refunds never exceed it (H7). Undefined where less is left. */
const hold = async (db: Kysely<DB>, { paymentId, amountMinor }: Create): Promise<Held | undefined> =>
  (
    await sql<Held>`
      with held as (
        update payments set refund_held_minor = refund_held_minor + ${amountMinor}::bigint
        where id = ${paymentId} and status = 'paid' and refund_held_minor + disputed_minor + ${amountMinor}::bigint <= amount_minor returning *)
      select h.currency, h.refund_held_minor = h.amount_minor as is_whole, h.surplus, o.access_state as access, v.code = 'manual' as is_manual,
        exists (select 1 from coupon_redemptions r where r.order_id = o.id and r.state = 'used') as has_coupon,
        coalesce(${amountMinor}::bigint * o.inr_rate * 100 / 10::numeric ^ y.exponent
          > (select (value->>'refundApprovalMinor')::bigint from settings where group_name = 'payments'), false) as is_large
      from held h join orders o on o.id = h.order_id join payment_providers v on v.id = h.provider_id join currencies y on y.code = h.currency`.execute(
      db,
    )
  ).rows[0];

/** The refusal of a sum that is not left. */
const refusal = async (db: Kysely<DB>, paymentId: number): Promise<Error> => {
  const { rows } = await sql<{ status: string; left: number; currency: string; symbol: string; exponent: number }>`
    select p.status, greatest(0, p.amount_minor - p.refund_held_minor - p.disputed_minor) as "left", p.currency, y.symbol, y.exponent
    from payments p join currencies y on y.code = p.currency where p.id = ${paymentId}`.execute(db);
  const [payment] = rows;
  if (!payment) return notFound();
  if (payment.status !== 'paid') return conflict('This payment is not paid: there is nothing to refund');
  return fieldConflict('amountMinor', `Only ${fullMoney(payment.left, payment)} can still be refunded`);
};

/** @throws 400 for a box that has no meaning for this payment */
const refuseBoxes = ({ takeBack, giveBackCoupon }: Create, { surplus, access, hasCoupon, isWhole }: Held): void => {
  if (takeBack && (surplus || access !== 'given'))
    throw badRequest(fieldError('takeBack', 'access', 'There is no access to take back'));
  if (giveBackCoupon && (surplus || !hasCoupon))
    throw badRequest(fieldError('giveBackCoupon', 'coupon', 'No coupon was used'));
  if (giveBackCoupon && !isWhole)
    throw badRequest(fieldError('giveBackCoupon', 'whole', 'Only a refund of all that was paid gives the coupon back'));
};

/** Holds the sum and asks for the refund. A job asks the provider; above the limit of the settings a second person is asked first. */
export const createRefund = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof refundCalls.create>): Promise<ResponseOf<typeof refundCalls.create>> => {
  const { paymentId, amountMinor } = request;
  const held = await hold(db, request);
  if (!held) throw await refusal(db, paymentId);
  refuseBoxes(request, held);
  const status = held.isLarge ? 'waiting' : 'requested';
  const { id } = await db
    .insertInto('refunds')
    .values({
      paymentId,
      amountMinor,
      heldMinor: amountMinor,
      currency: held.currency,
      reason: request.reason.trim(),
      takeBack: request.takeBack ?? false,
      giveBackCoupon: request.giveBackCoupon ?? false,
      status,
      requestedBy: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (status === 'requested' && !held.isManual) await queueRefundAsk(db, id);
  const refund = await readRefund(db, id);
  const sum = fullMoney(amountMinor, refund);
  if (status === 'waiting')
    await noticeToHolders(db, 'refundCreate', {
      title: `Refund to approve: ${sum}, ${refund.title}`,
      body: `${actor.name} asks to return ${sum} to ${refund.personName}. Reason: ${refund.reason}`,
      link: paymentPage(paymentId),
      key: `refund_waiting:${id}`,
      except: actor.userId,
    });
  audit({
    action: 'refund.create',
    entity: 'refunds',
    entityId: id,
    label: `${sum}, ${refund.title}, ${refund.personName}`,
    changes: { status: [null, status], amount: [null, sum], reason: [null, refund.reason] },
  });
  return { refund };
};
