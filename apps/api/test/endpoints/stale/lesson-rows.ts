import { courseLessonCalls, courseSectionCalls, quizCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import type { EndpointFixture } from '../fixture';

const keyOf = ({ id, version }: { id: number; version: number }) => ({ id, version });

/** A section of a draft of its own. */
const newSection = async ({ db, done, next }: EndpointFixture) => {
  const { rows } = await sql<{ id: number }>`
    insert into courses (title, slug, category_id) values ('Ours of lessons', ${`ours-of-lessons-${next()}`}, 2) returning id`.execute(
    db,
  );
  return (await done(courseSectionCalls.create, { courseId: rows[0]!.id, title: 'Ours' })).section;
};
const newQuiz = async ({ done }: EndpointFixture) =>
  (await done(quizCalls.create, { purpose: 'lesson', title: 'Ours of lessons' })).quiz;

/** Parts of curricula and quizzes that somebody else has saved since they were read. */
export const lessonRows = {
  'course section': async (fixture: EndpointFixture) => {
    const read = await newSection(fixture);
    const theirs = { ...keyOf(read), title: 'Theirs' };
    return { read, now: (await fixture.done(courseSectionCalls.update, theirs, fixture.other)).section };
  },
  'course lesson': async (fixture: EndpointFixture) => {
    const { id: sectionId } = await newSection(fixture);
    const { lesson: read } = await fixture.done(courseLessonCalls.create, {
      sectionId,
      kind: 'article',
      title: 'Ours',
    });
    const theirs = { ...keyOf(read), title: 'Theirs' };
    return { read, now: (await fixture.done(courseLessonCalls.update, theirs, fixture.other)).lesson };
  },
  'course quiz': async (fixture: EndpointFixture) => {
    const read = await newQuiz(fixture);
    const theirs = { ...keyOf(read), title: 'Theirs of lessons' };
    return { read, now: (await fixture.done(quizCalls.update, theirs, fixture.other)).quiz };
  },
  'deleted course quiz': async (fixture: EndpointFixture) => {
    const read = await newQuiz(fixture);
    await fixture.done(quizCalls.delete, keyOf(read), fixture.other);
    const deletedAt = expect.any(String) as unknown;
    return { read, now: { id: read.id, version: read.version + 1, deletedAt } };
  },
};
