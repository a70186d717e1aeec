import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { forgetRefusedProofs } from './forget-proofs.queries';
import { forgetBytesOf } from './forget.queries';

/** Empties the payer of a person's orders and open requests, merged accounts included. Bytes of events and proofs of refused money go too. The caller has set `app.erase`. */
export const forgetBillsOf = async (db: Kysely<DB>, userId: number): Promise<void> => {
  await sql`update orders set bill_to = '{}' where user_id in (select accounts_of(${userId}))`.execute(db);
  await forgetBytesOf(db, userId);
  await forgetRefusedProofs(db, userId);
  await sql`
    update invoice_correction_requests set bill_to = '{}', closed_at = coalesce(closed_at, now()), outcome = coalesce(outcome, 'erased')
    where invoice_id in (select id from invoices where user_id in (select accounts_of(${userId})))`.execute(db);
};
