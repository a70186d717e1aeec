import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Days for which the bytes of an event are kept. They have names, addresses and cards of payers; the events themselves have none. */
export const daysOfBytes = 90;

/** Years for which an invoice keeps its payer, also of a person who was erased: tax law asks for it. */
export const yearsOfPayers = 8;

/** Empties the bytes of events; gives how many. */
const emptyBytes = async (db: Kysely<DB>, which: RawBuilder<unknown>): Promise<number> => {
  const { numAffectedRows } = await sql`update payment_events set raw = ''::bytea where id in (${which})`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Empties the bytes of at most `limit` old events that are applied or left alone; gives how many. */
export const forgetOldBytes = (db: Kysely<DB>, limit: number): Promise<number> =>
  emptyBytes(
    db,
    sql`select id from payment_events where octet_length(raw) > 0 and received_at < money_now() - make_interval(days => ${daysOfBytes})
      and state not in ('new', 'failed') order by received_at limit ${limit}`,
  );

/** Empties the bytes of all events of a person's orders, merged accounts included. An expired session has an order and no payment. */
export const forgetBytesOf = (db: Kysely<DB>, userId: number): Promise<number> =>
  emptyBytes(
    db,
    sql`select e.id from orders o join payments p on p.order_id = o.id join payment_events e on e.payment_id = p.id
      where o.user_id in (select accounts_of(${userId})) and octet_length(e.raw) > 0
      union all select e.id from orders o join payment_events e on e.payment_id is null and e.payload->>'orderId' = o.id::text
      where o.user_id in (select accounts_of(${userId})) and octet_length(e.raw) > 0`,
  );

/** Empties payers of at most `limit` invoices of erased people, after the years that they are kept; gives how many. */
export const forgetOldPayers = async (db: Kysely<DB>, limit: number): Promise<number> => {
  await sql`set local app.erase = 'on'`.execute(db);
  const { numAffectedRows } = await sql`
    update invoices set bill_to = '{}' where id in (
      select i.id from users u join invoices i on i.user_id = u.id
      where u.status = 'erased' and i.bill_to <> '{}' and i.issued_on < report_day(money_now()) - make_interval(years => ${yearsOfPayers}) limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};
