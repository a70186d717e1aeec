import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { seedDemo } from './demo';
import { writeStudents } from './medium';
import { withoutIndexes } from './without-indexes';

/** How many students the large size adds to the demo's. */
export const largeStudents = 1_000_000;

/** The demo and a million students, in one transaction: what lists, searches and exports are measured on. */
export const seedLarge = (db: Kysely<DB>, count = largeStudents): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await seedDemo(transaction);
    await sql`set local maintenance_work_mem = '512MB'`.execute(transaction);
    await withoutIndexes(transaction, ['users', 'students', 'students_listed'], async () => {
      await writeStudents(transaction, count);
      await sql`select fill_students_listed()`.execute(transaction);
    });
    await sql`analyze users, students, students_listed`.execute(transaction);
  });
