import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/**
 * Empties the answers of a person's entries, merged accounts included. Rank and win stay, which others' depend on. The caller has set `app.erase`.
 * Campaigns are locked before their entries, as the declaration does.
 */
export const forgetEntriesOf = async (db: Kysely<DB>, userId: number): Promise<void> => {
  const own = sql`select e.id, e.coupon_id from marketing_entries e join students s on s.id = e.student_id where s.user_id in (select accounts_of(${userId}))`;
  await sql`select 1 from marketing_coupons where coupon_id in (select coupon_id from (${own}) x) order by coupon_id for key share`.execute(
    db,
  );
  await sql`update marketing_entries set answers = '[]' where id in (select id from (${own}) x)`.execute(db);
};
