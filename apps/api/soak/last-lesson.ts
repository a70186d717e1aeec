import { courseLessonCalls } from '@lectern/contract/catalog';
import { courseFixture } from '../src/domains/catalog/course-curriculum/testing';
import { inLanes, type Race } from './race';

const lanes = 3;

/** Two people take the last two ready lessons of a published course at once: one lesson goes, and the course misses nothing. */
export const raceLastLesson: Race = async (tries) => {
  const f = await courseFixture();
  const wrong: string[] = [];
  try {
    const second = await f.api.signIn(1);
    const courses: Awaited<ReturnType<typeof f.published>>[] = [];
    for (let lane = 0; lane < lanes; lane += 1) courses.push(await f.published(2));
    await inLanes(tries / 2, lanes, async (lane, round) => {
      const { courseId, lessons } = courses[lane]!;
      const answers = await Promise.all(
        lessons.map(({ id, version }, at) =>
          [f.client, second][at]!.send(courseLessonCalls.update, { id, version, status: 'draft' }),
        ),
      );
      const missing = await f.missing(courseId);
      const statuses = answers.map(({ status }) => status);
      if (statuses.toSorted((a, b) => a - b).join() !== '200,409' || missing.length > 0)
        wrong.push(`round ${round}: ${statuses.join()}, without ${missing.join(', ')}`);
      for (const [at, { body }] of answers.entries()) {
        if (!body.success) continue;
        const { id, version } = body.result.lesson;
        lessons[at] = (await f.done(courseLessonCalls.update, { id, version, status: 'ready' })).lesson;
      }
    });
    return wrong;
  } finally {
    await f.close();
  }
};
