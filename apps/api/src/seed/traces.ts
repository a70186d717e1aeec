import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

/** 40 audit rows over 90 days for everybody who edits categories or FAQs; their months are made first, so that none falls into the rest. */
export const seedTraces = async (db: Kysely<DB>): Promise<void> => {
  await sql`select ensure_audit_month((now() - make_interval(months => n))::date) from generate_series(0, 3) n`.execute(
    db,
  );
  await sql`
    with things as (
      select 'category.update' as action, 'categories' as entity, id, name as label, row_number() over (order by id) - 1 as no, count(*) over () as total from categories
      union all select 'faq.update', 'faqs', id, question, row_number() over (order by id) - 1, count(*) over () from faqs)
    insert into audit_log (actor_id, action, entity, entity_id, entity_label, at)
    select u.id, t.action, t.entity, t.id::text, t.label, now() - make_interval(mins => (n * 3240 - u.id % 100 * 17)::int)
    from users u cross join generate_series(1, 40) n
      join things t on t.entity = case when u.role_id = 100 or n % 2 = 1 then 'faqs' else 'categories' end and t.no = (u.id * 7 + n) % t.total
    where u.role_id in (1, 2, 3, 100)`.execute(db);
};
