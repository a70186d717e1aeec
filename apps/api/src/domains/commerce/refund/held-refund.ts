import { fullMoney } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** A refund that this transaction holds, with its payment and order. */
export interface HeldRefund {
  readonly id: number;
  readonly status: 'waiting' | 'requested' | 'sent' | 'done' | 'failed';
  readonly origin: 'staff' | 'provider';
  readonly paymentId: number;
  readonly orderId: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly symbol: string;
  readonly exponent: number;
  readonly takeBack: boolean;
  readonly isSurplus: boolean;
  readonly isTest: boolean;
  readonly requestedBy: number | null;
  readonly reason: string;
  readonly title: string;
  readonly personName: string;
  /** The provider's code. */
  readonly provider: string;
}

/** Locks order, payment and refund in this order, as every call that moves money does. Undefined where there is none of this id. */
export const holdRefund = async (db: Kysely<DB>, id: number): Promise<HeldRefund | undefined> => {
  await sql`
    select 1 from orders where id = (select p.order_id from refunds r join payments p on p.id = r.payment_id where r.id = ${id}) for update`.execute(
    db,
  );
  await sql`select 1 from payments where id = (select payment_id from refunds where id = ${id}) for update`.execute(db);
  const { rows } = await sql<HeldRefund>`
    select r.id, r.status, r.origin, r.payment_id, o.id as order_id, r.amount_minor, r.currency, y.symbol, y.exponent, r.take_back,
      p.surplus as is_surplus, o.test as is_test, r.requested_by, r.reason, o.title, u.full_name as person_name, v.code as provider
    from refunds r join payments p on p.id = r.payment_id join payment_providers v on v.id = p.provider_id join orders o on o.id = p.order_id
    join users u on u.id = o.user_id join currencies y on y.code = r.currency where r.id = ${id} for update of r`.execute(
    db,
  );
  return rows[0];
};

/** The refund's amount with its currency. */
export const sumOf = (refund: HeldRefund): string => fullMoney(refund.amountMinor, refund);

/** The refund in the audit log. */
export const labelOf = (refund: HeldRefund): string => `${sumOf(refund)}, ${refund.title}, ${refund.personName}`;
