import type { AccessDecision, orderCalls, OrderStatus } from '@lectern/contract/commerce';
import type { ResponseOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { giveAccess } from '../payment/access';
import { takeAccess } from '../payment/take-access';

type Shown = ResponseOf<typeof orderCalls.access>['order'];

/** An order with the facts that a decision on its access needs. */
interface Decided extends Shown {
  readonly hasLostDispute: boolean;
}

const read = async (db: Kysely<DB>, id: number): Promise<Decided> => {
  const { rows } = await sql<Decided>`
    select o.id, o.title, o.status, o.access_state as access, o.access_error,
      exists (select 1 from disputes d join payments p on p.id = d.payment_id where p.order_id = o.id and d.status = 'lost') as has_lost_dispute
    from orders o where o.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

const paidStatuses: readonly OrderStatus[] = ['paid', 'part_refunded'];

/** The refusal of a decision that this order does not allow; undefined where it does. */
export const accessRefusal = (
  decision: AccessDecision,
  { status, access, hasLostDispute }: Pick<Decided, 'status' | 'access' | 'hasLostDispute'>,
): string | undefined => {
  if (decision === 'takeBack') {
    if (access !== 'given') return 'There is no access to take back';
    return hasLostDispute ? undefined : 'Access is taken back by a refund, or after a lost dispute';
  }
  if (!paidStatuses.includes(status)) return 'This order is not paid';
  if (decision === 'keep') return access === 'failed' ? undefined : 'Access did not fail';
  return access === 'failed' || access === 'taken_back' ? undefined : 'Access is given already';
};

export const orderHandlers: Handlers<typeof orderCalls> = {
  async access({ request: { orderId, decision }, db, audit }) {
    await sql`select 1 from orders where id = ${orderId} for update`.execute(db);
    const before = await read(db, orderId);
    const refusal = accessRefusal(decision, before);
    if (refusal !== undefined) throw conflict(refusal);
    if (decision === 'retry') await giveAccess(db, orderId);
    else if (decision === 'takeBack') await takeAccess(db, orderId, 'The payment was lost in a dispute');
    else await sql`update orders set access_state = 'given', access_error = '' where id = ${orderId}`.execute(db);
    const { hasLostDispute: _lost, ...order } = await read(db, orderId);
    audit({
      action: `order.access${decision[0]!.toUpperCase()}${decision.slice(1)}`,
      entity: 'orders',
      entityId: orderId,
      label: order.title,
      changes: { access: [before.access, order.access] },
    });
    return { order };
  },
};
