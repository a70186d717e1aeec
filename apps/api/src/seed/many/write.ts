import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { withoutIndexes } from '../without-indexes';
import { writeBatches, type Many } from './batches';
import { writeStudents } from './people';
import { writeTalks } from './talks';
import { writeAgencies, writeTrainers } from './trainers';

/** What a million students have to do with: so many trainers, agencies and batches. */
const ofMillion = { trainers: 60_000, agencies: 4_000, batches: 40_000, longest: 20_000 } as const;
const tables = [
  ...['users', 'students', 'students_listed', 'agencies', 'trainers', 'trainers_listed'],
  ...['person_skills', 'experiences', 'educations', 'demos', 'verifications'],
  ...['batches', 'meetings', 'batch_members', 'attendance', 'conversations', 'conversation_members', 'messages'],
] as const;

/** How many of each so many students have, 20 at least. */
export const shareOf = (students: number): Many & { readonly agencies: number; readonly longest: number } => {
  const share = (count: number): number => Math.max(20, Math.round((students * count) / 1_000_000));
  return {
    students,
    trainers: share(ofMillion.trainers),
    agencies: share(ofMillion.agencies),
    batches: share(ofMillion.batches),
    longest: share(ofMillion.longest),
  };
};

/** Writes many people with their batches and conversations, in the transaction given: indexes come when the rows are there, then the planner's figures. */
export const writeMany = async (db: Kysely<DB>, many: ReturnType<typeof shareOf>): Promise<void> => {
  await sql`set local maintenance_work_mem = '512MB'`.execute(db);
  await withoutIndexes(db, tables, async () => {
    await writeStudents(db, many.students);
    await sql`analyze users, students`.execute(db);
    await writeAgencies(db, many.agencies);
    await writeTrainers(db, { ...many, count: many.trainers });
    await sql`analyze trainers`.execute(db);
    await sql`select fill_students_listed(), fill_trainers_listed()`.execute(db);
    await writeTalks(db, await writeBatches(db, many), many.longest);
  });
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
};
