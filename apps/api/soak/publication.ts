import { courseCalls, courseLessonCalls, coursePartCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { courseFixture } from '../src/domains/catalog/course/testing';
import { inLanes, type Race } from './race';

const lanes = 4;
const atOnce = 4;

/** A course is published while others take its last feature, draft its last lesson and delete its only section: it is never published without one of them. */
export const racePublication: Race = async (tries) => {
  const f = await courseFixture();
  const wrong: string[] = [];
  try {
    const second = await f.api.signIn(1);
    const courses: number[] = [];
    for (let lane = 0; lane < lanes; lane += 1) courses.push((await f.complete()).id);
    /** Complete again and not on sale, as before each round. */
    const restore = async (id: number): Promise<void> => {
      await sql`update courses set status = 'draft' where id = ${id}`.execute(f.db);
      await sql`insert into course_features (course_id, kind, text, sort_key) select ${id}, 'outcome', 'Paint a wall', 1
        where not exists (select 1 from course_features where course_id = ${id})`.execute(f.db);
      await sql`insert into course_sections (course_id, title, sort_key) select ${id}, 'Walls', 1
        where not exists (select 1 from course_sections where course_id = ${id})`.execute(f.db);
      await sql`insert into lessons (course_id, section_id, kind, title, article_html, status, duration_seconds, sort_key)
        select ${id}, s.id, 'article', 'The first wall', '<p>Paint.</p>', 'ready', 300, 1 from course_sections s
        where s.course_id = ${id} and not exists (select 1 from lessons where course_id = ${id})`.execute(f.db);
      await sql`update lessons set status = 'ready' where course_id = ${id} and status = 'draft'`.execute(f.db);
    };
    await inLanes(tries / atOnce, lanes, async (lane, round) => {
      const id = courses[lane]!;
      await restore(id);
      const { version } = await f.read({ id });
      const { revision } = await f.done(coursePartCalls.features, { id });
      const { rows: parts } = await sql<{
        lessonId: number;
        version: number;
        sectionId: number;
        sectionVersion: number;
      }>`
        select l.id as lesson_id, l.version, s.id as section_id, s.version as section_version
        from lessons l join course_sections s on s.id = l.section_id where l.course_id = ${id}`.execute(f.db);
      const { lessonId, ...part } = parts[0]!;
      const publish = () => f.admin.send(courseCalls.changeStatus, { id, version, status: 'published' });
      const empty = () => second.send(coursePartCalls.changeFeatures, { id, revision, features: [] });
      const draft = () =>
        second.send(courseLessonCalls.update, { id: lessonId, version: part.version, status: 'draft' });
      const remove = () => f.admin.send(courseLessonCalls.delete, { id: lessonId, version: part.version });
      // The call that is sent first tends to come first: each of them is, in turn.
      const sent = [publish, empty, draft, remove];
      const turned = [...sent.slice(round % atOnce), ...sent.slice(0, round % atOnce)];
      const answers = await Promise.all(turned.map((send) => send()));
      const { rows } = await sql<{ status: string; missing: string[] }>`
        select status, course_missing(id) as missing from courses where id = ${id}`.execute(f.db);
      const { status = '', missing = [] } = rows[0] ?? {};
      const statuses = answers.map((answer) => answer.status);
      const isAnswered = statuses.every((each) => [200, 404, 409].includes(each)) && statuses.includes(200);
      if (!isAnswered || (status === 'published' && missing.length > 0))
        wrong.push(`round ${round}: ${statuses.join()}, ${status} without ${missing.join(', ')}`);
    });
    return wrong;
  } finally {
    await f.close();
  }
};
