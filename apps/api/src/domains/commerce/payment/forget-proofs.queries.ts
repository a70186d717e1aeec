import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { yearsOfPayers } from './forget.queries';

/** Drops proofs of a person's money that was refused, merged accounts included: no tax law asks for them. */
export const forgetRefusedProofs = async (db: Kysely<DB>, userId: number): Promise<void> => {
  await sql`
    update payments p set proof_file_id = null from orders o
    where o.id = p.order_id and o.user_id in (select accounts_of(${userId})) and p.proof_file_id is not null and p.status = 'lapsed'`.execute(
    db,
  );
};

/** Drops at most `limit` old proofs of erased people; gives how many. A proof stays as long as a paper of its order has a payer. */
export const forgetOldProofs = async (db: Kysely<DB>, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update payments set proof_file_id = null where id in (
      select p.id from payments p join orders o on o.id = p.order_id join users u on u.id = o.user_id
      where p.proof_file_id is not null and u.status = 'erased'
        and coalesce(p.paid_at, p.created_at) < money_now() - make_interval(years => ${yearsOfPayers})
        and not exists (select 1 from invoices i where i.order_id = o.id and i.bill_to <> '{}') limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};
