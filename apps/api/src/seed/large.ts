import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { seedMedium } from './medium';
import type { SalesTools } from './sales/steps';

/** How many students the large size adds to the demo's. */
export const largeStudents = 1_000_000;

/** The same as the medium size, with a million students: what lists, searches and exports are measured on. */
export const seedLarge = (db: Kysely<DB>, tools: SalesTools, students = largeStudents): Promise<void> =>
  seedMedium(db, tools, students);
