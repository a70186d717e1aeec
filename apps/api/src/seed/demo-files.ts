import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import type { ObjectStore } from '../storage/store';
import { seedBatchFiles } from './batch-files';
import { seedCourseImages } from './courses';
import { seedLessonFiles } from './lesson-files';
import { seedLibrary } from './library';
import { seedPersonFiles } from './person-files';

/** The files of the demo data with what names them: those of the library, lessons, courses, people and batches that are there. */
export const seedDemoFiles = async (db: Kysely<DB>, store: ObjectStore): Promise<void> => {
  await seedLibrary(db, store);
  await seedLessonFiles(db, store);
  await seedCourseImages(db);
  await seedPersonFiles(db, store);
  await seedBatchFiles(db, store);
};
