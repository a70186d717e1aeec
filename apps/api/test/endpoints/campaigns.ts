import { sql } from 'kysely';
import type { EndpointFixture } from './fixture';

/** A campaign with one sent entry, one code and closed entries: it can be declared. */
export const closedCampaign = async ({ db, next }: EndpointFixture): Promise<{ id: number; confirm: string }> => {
  const number = next();
  const confirm = `Campaign ${number}`;
  const { rows } = await sql<{ id: number }>`
    insert into coupons (kind, name, discount_kind, percent_bp, starts_at, ends_at, status)
    values ('marketing', ${confirm}, 'percent', 1000, now() - interval '9 days', now() + interval '9 days', 'active') returning id`.execute(
    db,
  );
  const { id } = rows[0]!;
  await sql`insert into coupon_counters (coupon_id) values (${id})`.execute(db);
  await sql`insert into coupon_amounts (coupon_id, currency) values (${id}, 'INR')`.execute(db);
  await sql`insert into coupon_codes (coupon_id, code, single_use) values (${id}, ${`CLOSED${number}`}, true)`.execute(
    db,
  );
  await sql`
    insert into marketing_coupons (coupon_id, quiz_id, code_prefix, code_count, winners, entry_starts_at, entry_ends_at)
    select ${id}, min(id), 'CLOSED', 1, 1, now() - interval '9 days', now() - interval '1 day' from quizzes where purpose = 'marketing'`.execute(
    db,
  );
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('app.now', (now() - interval '2 days')::text, true)`.execute(transaction);
    await sql`
      insert into marketing_entries (coupon_id, student_id, started_at, submitted_at, percent)
      select ${id}, s.id, now(), now(), 50 from students s join users u on u.id = s.user_id where u.email = 'student@example.com'`.execute(
      transaction,
    );
  });
  return { id, confirm };
};
