import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { refreshReports } from '../domains/commerce/report/refresh-job';
import { seedBase } from './base';
import { seedBatchContents } from './batch-contents';
import { seedBatchTalks } from './batch-talks';
import { seedBatches } from './batches';
import { seedCampaigns } from './campaigns';
import { seedCatalog } from './catalog';
import { seedChapters } from './chapters';
import { seedCommerce, seedCouponUses } from './commerce';
import { seedContent } from './content';
import { seedCourses } from './courses';
import { seedCustomCourses } from './custom-courses';
import { seedInstitutes } from './institutes';
import { seedLessons } from './lessons';
import { seedJobs } from './jobs';
import { seedMessages } from './messages';
import { seedNotifications } from './notifications';
import { seedOneToOne } from './one-to-one';
import { seedPeople } from './people';
import { seedQuizzes } from './quizzes';
import type { SalesTools } from './sales/steps';
import { seedSales } from './sales/seed-sales';
import { seedSelling, seedStates } from './selling';
import { seedStudents } from './students';
import { seedTrainingAds } from './training-ads';
import { seedTraces } from './traces';
import { seedTrainers } from './trainers';
import { seedUpcomingCourses } from './upcoming-courses';
import { seedViews } from './views';

/** True when nobody has an account yet: only then may the demo data be written. */
export const isEmpty = async (db: Kysely<DB>): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).execute()).length === 0;

const seedAll = async (transaction: Kysely<DB>, tools: SalesTools): Promise<void> => {
  await seedBase(transaction);
  await seedPeople(transaction);
  await seedCatalog(transaction);
  await seedContent(transaction);
  await seedCustomCourses(transaction);
  await seedChapters(transaction);
  await seedSelling(transaction);
  await seedCommerce(transaction);
  await seedInstitutes(transaction);
  await seedStudents(transaction);
  await seedTrainers(transaction);
  await seedJobs(transaction);
  await seedOneToOne(transaction);
  await seedBatches(transaction);
  await seedBatchContents(transaction);
  await seedTrainingAds(transaction);
  await seedTraces(transaction);
  await seedNotifications(transaction);
  await seedMessages(transaction);
  await seedBatchTalks(transaction);
  await seedCourses(transaction);
  await seedStates(transaction);
  await seedCouponUses(transaction);
  await seedQuizzes(transaction);
  await seedCampaigns(transaction);
  await seedLessons(transaction);
  await seedUpcomingCourses(transaction);
  await seedSales(transaction, tools);
  await seedViews(transaction);
  await refreshReports(transaction);
};

/** The demo data in one transaction, the caller's if there is one: all of it or nothing. The caller has seen that the database is empty. */
export const seedDemo = (db: Kysely<DB>, tools: SalesTools): Promise<void> =>
  db.isTransaction ? seedAll(db, tools) : db.transaction().execute((transaction) => seedAll(transaction, tools));
