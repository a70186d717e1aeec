import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

interface Terms {
  readonly userId: number;
  readonly kind?: string;
  readonly currency?: string;
  readonly listMinor?: number;
  readonly discountMinor?: number;
  readonly status?: string;
}

/** Inserts an order of a course for a student's account. A missing student row or course is made. Gives its id. */
export const testOrder = async (
  db: Kysely<DB>,
  { userId, kind = 'course', currency = 'INR', listMinor = 100, discountMinor = 0, status = 'open' }: Terms,
): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('testing.order', 0))`.execute(db);
  await sql`insert into students (user_id) values (${userId}) on conflict do nothing`.execute(db);
  await sql`
    insert into categories (name, slug, sort_key) select 'Sold', 'sold', 77777777 where not exists (select 1 from courses)`.execute(
    db,
  );
  await sql`
    insert into courses (title, slug, category_id) select 'Sold course', 'sold-course', min(id) from categories
    where not exists (select 1 from courses) having count(*) > 0`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into orders (user_id, student_id, item_kind, course_id, title, currency, list_minor, discount_minor, total_minor, base_currency, base_minor, channel, status)
    select ${userId}, (select id from students where user_id = ${userId}), ${kind}, (select min(id) from courses), 'A course', ${currency}, ${listMinor}::bigint, ${discountMinor}::bigint,
      ${listMinor}::bigint - ${discountMinor}::bigint, ${currency}, ${listMinor}::bigint, 'staff', ${status} returning id`.execute(
    db,
  );
  return rows[0]!.id;
};
