import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { seedDemo } from './demo';
import type { SalesTools } from './sales/steps';
import { shareOf, writeMany } from './many/write';

/** How many students the medium size adds to the demo's. */
export const mediumStudents = 100_000;

/** The demo and many students with their trainers, agencies, batches and messages, in one transaction: what lists and searches are measured on. */
export const seedMedium = (db: Kysely<DB>, tools: SalesTools, students = mediumStudents): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await seedDemo(transaction, tools);
    await writeMany(transaction, shareOf(students));
  });
