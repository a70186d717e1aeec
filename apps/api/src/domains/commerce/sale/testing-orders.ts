import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Price of the plan *Learner* in minor units of INR. */
export const orderMinor = 99_900;

/**
 * Inserts open orders of the plan *Learner*, each of a new student in Karnataka. Nobody can open their links. Gives
 * their ids. They pay for what `seedSelling` sells.
 */
export const openOrders = async (db: Kysely<DB>, count: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    with place as (select c.id as country, t.id as state from countries c join states t on t.country_id = c.id and t.code = 'KA' where c.iso2 = 'IN'),
      before as (select coalesce(max(id), 0) as id from users),
      made as (insert into users (role_id, status, first_name, last_name, email, slug, country_id, state_id)
        select 15, 'active', 'Many', 'Buyer', 'many' || b.id + n || '@buyers.example.com', 'many-buyer-' || b.id + n, p.country, p.state
        from before b, place p, generate_series(1, ${count}::int) n returning id),
      learner as (insert into students (user_id) select id from made returning id, user_id),
      sold as (insert into orders (user_id, student_id, item_kind, plan_version_id, title, currency, list_minor, total_minor, base_currency, base_minor, channel, status, bill_to)
        select l.user_id, l.id, 'plan', v.id, s.name, 'INR', ${orderMinor}, ${orderMinor}, 'INR', ${orderMinor}, 'paylink', 'open',
          jsonb_build_object('name', 'Many Buyer', 'countryId', p.country, 'stateId', p.state)
        from learner l, place p, student_plans s join plan_versions v on v.student_plan_id = s.id and v.state = 'live' where s.name = 'Learner' returning id),
      linked as (insert into payment_links (order_id, provider_id, token_hash, token_sealed, expires_at)
        select o.id, p.id, sha256(int8send(o.id)), '\\x00', now() + interval '3 days' from sold o, payment_providers p where p.code = 'sandbox')
    select id from sold order by id`.execute(db);
  return rows.map(({ id }) => id);
};
