import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { refreshReports } from '../../domains/commerce/report/refresh-job';
import { markViews, writeViews } from '../views';
import { withoutIndexes } from '../without-indexes';
import { writeBatches, type Many } from './batches';
import { writeCourses, type ManyCourses } from './courses';
import { writeMarket, type ManyOffers } from './market';
import { writeStudents } from './people';
import { salesTables, writeSales } from './sales';
import { writeTalks } from './talks';
import { writeAgencies, writeTrainers } from './trainers';

/** What a million students have to do with: so many trainers, agencies, batches and courses. */
const ofMillion = {
  ...{ trainers: 60_000, agencies: 4_000, batches: 40_000, longest: 20_000 },
  ...{ courses: 100_000, upcoming: 5_000, jobs: 20_000, offers: 20_000, views: 20_000_000 },
} as const;
const tables = [
  ...['users', 'students', 'students_listed', 'agencies', 'trainers', 'trainers_listed'],
  ...['person_skills', 'experiences', 'educations', 'demos', 'verifications'],
  ...['batches', 'meetings', 'batch_members', 'attendance', 'conversations', 'conversation_members', 'messages'],
  ...['videos', 'courses', 'course_stats', 'courses_listed', 'course_skills', 'course_prices', 'course_features'],
  ...['course_sections', 'lessons', 'course_enrolments', 'course_reviews'],
  ...[
    'upcoming_courses',
    'upcoming_course_interests',
    'job_posts',
    'proposals',
    'one_to_one_offers',
    'one_to_one_slots',
  ],
  ...['training_ads', 'training_ad_batches'],
  ...salesTables,
  'video_views',
] as const;

/** How many of what is written there are. */
type Counts = Many &
  ManyCourses &
  ManyOffers & { readonly agencies: number; readonly longest: number; readonly views: number };

/** How many of each so many students have, 20 at least; of offers not more than half of the trainers have one. */
export const shareOf = (students: number): Counts => {
  const share = (count: number): number => Math.max(20, Math.round((students * count) / 1_000_000));
  const trainers = share(ofMillion.trainers);
  return {
    students,
    trainers,
    agencies: share(ofMillion.agencies),
    batches: share(ofMillion.batches),
    longest: share(ofMillion.longest),
    courses: share(ofMillion.courses),
    upcoming: share(ofMillion.upcoming),
    views: share(ofMillion.views),
    jobs: share(ofMillion.jobs),
    offers: Math.min(share(ofMillion.offers), Math.floor(trainers / 2)),
  };
};

/** Writes many people with their batches, conversations and sales, and a catalogue, in the transaction given: indexes come when the rows are there, then the planner's figures. `say` gets the name of each part when it begins. */
export const writeMany = async (
  db: Kysely<DB>,
  many: Counts,
  say: (part: string) => void = () => undefined,
): Promise<void> => {
  await sql`set local maintenance_work_mem = '512MB'`.execute(db);
  await withoutIndexes(db, tables, async () => {
    say('people');
    await writeStudents(db, many.students);
    await sql`analyze users, students`.execute(db);
    await writeAgencies(db, many.agencies);
    await writeTrainers(db, { ...many, count: many.trainers });
    await sql`analyze trainers`.execute(db);
    await sql`select fill_students_listed(), fill_trainers_listed()`.execute(db);
    say('batches and messages');
    const batchesBefore = await writeBatches(db, many);
    await writeTalks(db, batchesBefore, many.longest);
    say('courses, jobs and offers');
    await writeCourses(db, many);
    await writeMarket(db, many, batchesBefore);
    say('sales');
    await sql`analyze courses, course_enrolments`.execute(db);
    await writeSales(db);
    say('views of videos');
    await writeViews(db, { count: many.views, days: 730 });
    say('indexes');
  });
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
  say('reports');
  await sql`select report_mark_all()`.execute(db);
  await markViews(db);
  await refreshReports(db);
};
