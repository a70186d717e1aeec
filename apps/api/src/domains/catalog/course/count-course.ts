import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Counts the figures of an order's course again after its enrolment came or went. The lock lets parallel sales count one after the other. */
export const countCourseOf = async (db: Kysely<DB>, orderId: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select id from courses where id = (select course_id from orders where id = ${orderId}) for no key update`.execute(
    db,
  );
  if (rows[0]) await sql`select course_restat(${rows[0].id})`.execute(db);
};
