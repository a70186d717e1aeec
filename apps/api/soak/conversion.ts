import { upcomingCourseCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { testApi } from '../src/testing';
import { inLanes, type Race } from './race';

const lanes = 2;
const atOnce = 5;

/** Five people at once make a course of one that was to come: one does, the others are refused with that course, and there is one. */
export const raceConversion: Race = async (tries) => {
  const api = await testApi({ seed: 'demo' });
  const { db } = api.database;
  const wrong: string[] = [];
  try {
    const people = [await api.signIn(1), await api.signIn(1)];
    await inLanes(tries / atOnce, lanes, async (_lane, round) => {
      const { rows: made } = await sql<{ id: number; version: number }>`
        insert into upcoming_courses (title, slug, category_id, trainer_id, language_id)
        select ${`To come, ${round}`}, ${`to-come-${round}`}, 1, r.id, 1 from trainers r join users u on u.id = r.user_id
        where r.state = 'verified' and u.status = 'active' and r.deleted_at is null order by r.id limit 1 returning id, version`.execute(
        db,
      );
      const key = made[0]!;
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, at) => people[at % people.length]!.send(upcomingCourseCalls.convert, key)),
      );
      const { rows } = await sql<{ id: number; status: string; courseId: number }>`
        select c.id, u.status, u.course_id from courses c, upcoming_courses u where c.title = u.title and u.id = ${key.id}`.execute(
        db,
      );
      const course = rows[0];
      const named = answers.map(({ body }) => (body as unknown as { result?: { course?: { id: number } } }).result);
      const isRight =
        rows.length === 1 &&
        course?.status === 'converted' &&
        course.courseId === course.id &&
        answers.filter(({ status }) => status === 200).length === 1 &&
        answers.filter(({ status }) => status === 409).length === atOnce - 1 &&
        named.every((result) => result?.course?.id === course.id);
      if (!isRight)
        wrong.push(
          `round ${round}: ${answers.map(({ status }) => status).join()}, ${rows.length} courses, ${JSON.stringify(course)}`,
        );
    });
    return wrong;
  } finally {
    await api.close();
  }
};
