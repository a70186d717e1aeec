import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { article, kindsOf, lessonNames, sectionNames } from './lesson-data';

const step = 1_048_576;
/** A host that nobody has: videos by address show how they wait for a click. */
const host = 'videos.example.com';
const byAddress = 20;

const seedVideos = async (db: Kysely<DB>): Promise<readonly { id: number }[]> => {
  await sql`update settings set value = jsonb_set(value, '{videoHosts}', value -> 'videoHosts' || ${JSON.stringify([host])}::jsonb) where group_name = 'uploads'`.execute(
    db,
  );
  await sql`update settings set version = 1 where group_name = 'uploads'`.execute(db);
  return db
    .insertInto('videos')
    .values(
      Array.from({ length: byAddress }, (_, no) => ({
        ...{ source: 'url', url: `https://${host}/lesson-${no + 1}`, state: 'ready', title: `Lesson ${no + 1}` },
        durationSeconds: 180 + no * 25,
      })),
    )
    .returning('id')
    .execute();
};

interface Course {
  readonly id: number;
  readonly status: string;
}

/** Sections with seven lessons between them. A file comes later: until then its lesson is a draft. */
const seedCurriculum = async (
  db: Kysely<DB>,
  { id: courseId }: Course,
  at: number,
  videos: readonly { id: number }[],
  quizzes: readonly { id: number }[],
): Promise<void> => {
  const kinds = kindsOf(at);
  const names = Array.from({ length: 3 + (at % 4) }, (_, no) => sectionNames[(at + no) % sectionNames.length]!);
  const sections = await db
    .insertInto('courseSections')
    .values(names.map((title, no) => ({ courseId, title, sortKey: (no + 1) * step })))
    .returning('id')
    .execute();
  const lessons = kinds.map((kind, no) => {
    const place = Math.min(sections.length - 1, Math.floor((no * sections.length) / kinds.length));
    const titles = lessonNames[kind];
    const title = titles[(at + no) % titles.length]!;
    return {
      ...{ courseId, sectionId: sections[place]!.id, kind, title, sortKey: (no + 1) * step },
      videoId: kind === 'video' ? videos[(at * 4 + no) % videos.length]!.id : null,
      articleHtml: kind === 'article' ? article(title, names[place]!) : null,
      quizId: kind === 'quiz' ? quizzes[at % quizzes.length]!.id : null,
      durationSeconds: kind === 'video' ? 180 + ((at * 4 + no) % byAddress) * 25 : 300 + no * 60,
      isPreview: no === 0,
      status: kind === 'file' ? 'draft' : 'ready',
    };
  });
  await db.insertInto('lessons').values(lessons).execute();
};

/** Curricula and introductions of the demo's courses; of the drafts one has no introduction and one no curriculum. */
export const seedLessons = async (db: Kysely<DB>): Promise<void> => {
  const videos = await seedVideos(db);
  const { rows: quizzes } = await sql<{ id: number }>`
    select id from quizzes where purpose = 'lesson' and status = 'ready' order by id`.execute(db);
  const { rows: courses } =
    await sql<Course>`select id, status from courses where trainer_id is not null order by id`.execute(db);
  const drafts = courses.filter(({ status }) => status === 'draft');
  for (const [at, course] of courses.entries()) {
    if (course !== drafts.at(-1))
      await sql`update courses set intro_video_id = ${videos[at % byAddress]!.id} where id = ${course.id}`.execute(db);
    if (course !== drafts.at(-2)) await seedCurriculum(db, course, at, videos, quizzes);
    await sql`select course_restat(${course.id})`.execute(db);
  }
};
