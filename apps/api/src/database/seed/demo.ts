import { sql, type Kysely } from 'kysely';
import type { DB } from '../schema.generated';
import { seedBase } from './base';
import { seedCatalog } from './catalog';
import { seedContent } from './content';
import { seedPeople } from './people';

/** True when nobody has an account yet: only then may the demo data be written. */
export const isEmpty = async (db: Kysely<DB>): Promise<boolean> => (await db.selectFrom('users').select('id').limit(1).execute()).length === 0;

/** The demo data in one transaction: all of it or nothing. The caller has seen that the database is empty. */
export const seedDemo = (db: Kysely<DB>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await seedBase(transaction);
    await seedPeople(transaction);
    await seedCatalog(transaction);
    await seedContent(transaction);
    await sql`insert into audit_log (actor_id, action, entity, entity_id, entity_label, at)
      select u.id, case n % 2 when 0 then 'category.update' else 'faq.update' end, case n % 2 when 0 then 'categories' else 'faqs' end, (1 + (u.id * 7 + n) % 60)::text, '', now() - make_interval(mins => (n * 3)::int)
      from users u, generate_series(1, 10) n where u.role_id in (1, 2, 3, 100)
        and now() - make_interval(mins => (n * 3)::int) >= date_trunc('month', now())`.execute(transaction);
  });
