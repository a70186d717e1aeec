import type { PaymentRow } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { paymentsOf } from '../read/payment-row.queries';

/** An open order as a record of money by hand needs it. */
export interface Recordable {
  readonly linkId: number | null;
  readonly linkStatus: string | null;
  readonly orderStatus: string;
  /** Another payment of the order is on its way. */
  readonly hasOther: boolean;
  /** The day has not begun in the business's zone. */
  readonly isAhead: boolean;
  /** Money by hand is switched on. */
  readonly isOn: boolean;
}

/** The order of a record; undefined where there is none. The row of the provider is held, so that references are compared one after the other. */
export const readRecordable = async (
  db: Kysely<DB>,
  orderId: number,
  receivedOn: string,
): Promise<Recordable | undefined> => {
  const provider = await sql<{ active: boolean }>`
    select active from payment_providers where code = 'manual' for no key update`.execute(db);
  const { rows } = await sql<Omit<Recordable, 'isOn'>>`
    select l.id as link_id, l.status as link_status, o.status as order_status, ${receivedOn}::date > report_day(money_now()) as is_ahead,
      exists (select 1 from payments p where p.order_id = o.id and p.status = 'authorized') as has_other
    from orders o left join payment_links l on l.order_id = o.id where o.id = ${orderId}`.execute(db);
  return rows[0] && { ...rows[0], isOn: provider.rows[0]?.active ?? false };
};

/** A payment as lists show it. */
export const readPaymentRow = async (db: Kysely<DB>, id: number): Promise<PaymentRow> =>
  (await paymentsOf(sql`${id}`).execute(db)).rows[0]!;

interface NewMoney {
  readonly orderId: number;
  readonly method: string;
  readonly reference: string;
  readonly receivedOn: string;
  readonly fileId: number | null;
  readonly recordedBy: number;
}

/** Keeps money by hand with the whole sum of its order. Undefined where the reference, in whichever letters, is known. */
export const insertMoney = async (
  db: Kysely<DB>,
  { orderId, method, reference, receivedOn, fileId, recordedBy }: NewMoney,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into payments (order_id, provider_id, provider_payment_id, currency, amount_minor, charged_currency, charged_minor, status, method, received_on, proof_file_id, recorded_by, created_at)
    select o.id, v.id, ${reference}, o.currency, o.total_minor, o.currency, o.total_minor, 'authorized', ${method}, ${receivedOn}, ${fileId}, ${recordedBy}, money_now()
    from orders o, payment_providers v where o.id = ${orderId} and v.code = 'manual'
      and not exists (select 1 from payments x where x.provider_id = v.id and lower(x.provider_payment_id) = lower(${reference}))
    returning id`.execute(db);
  return rows[0]?.id;
};
