import type { PaymentEvent } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** The maximum number of events that are shown; more are news of the same. */
const most = 100;

/** News of a payment, the newest first, with those that wait for their order. */
export const readPaymentEvents = async (
  db: Kysely<DB>,
  { id, orderId }: { readonly id: number; readonly orderId: number },
): Promise<PaymentEvent[]> => {
  const { rows } = await sql<PaymentEvent>`
    select e.id, e.event_id, e.kind, e.state, e.payload->'payment'->>'status' as status, (e.payload->'payment'->>'chargedMinor')::bigint as amount_minor,
      coalesce(e.payload->'payment'->>'failure', '') as failure,
      row_number() over (partition by e.kind, e.payload->'payment'->>'status', e.payload->'refund', e.payload->'dispute' order by e.occurred_at, e.id) > 1 as is_again,
      e.occurred_at as at, greatest(0, round(extract(epoch from e.received_at - e.occurred_at)))::int as delay_seconds, e.error
    from payment_events e
    where e.payment_id = ${id} or e.payment_id is null and e.payload->>'orderId' = ${String(orderId)}
    order by e.occurred_at desc, e.id desc limit ${most}`.execute(db);
  return rows;
};
