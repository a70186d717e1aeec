import { chapterCalls, upcomingCourseCalls } from '@lectern/contract/catalog';
import type { EndpointFixture } from '../fixture';
import type { Overtaken } from './rows';

interface Versioned {
  readonly id: number;
  readonly version: number;
}
const keyOf = ({ id, version }: Versioned): Versioned => ({ id, version });
const deleted = ({ id, version }: Versioned) => ({
  id,
  version: version + 1,
  deletedAt: expect.any(String) as unknown,
});

const newChapter = async ({ done, next }: EndpointFixture) => {
  const topics = [{ title: 'Ours' }];
  return (await done(chapterCalls.create, { categoryId: 1, skillId: 1, title: `Ours ${next()}`, topics })).chapter;
};

const newUpcoming = async ({ done, next }: EndpointFixture) =>
  (
    await done(upcomingCourseCalls.create, {
      categoryId: 1,
      trainerId: 12,
      languageId: 1,
      title: `Ours, number ${next()}`,
    })
  ).upcomingCourse;

/** Rows of the catalogue that somebody else has saved since they were read. */
export const catalogOvertaken = {
  'chapter of a skill': async (fixture) => {
    const read = await newChapter(fixture);
    const theirs = { ...keyOf(read), title: `Theirs ${fixture.next()}` };
    return { read, now: (await fixture.done(chapterCalls.update, theirs, fixture.other)).chapter };
  },
  'deleted chapter of a skill': async (fixture) => {
    const read = await newChapter(fixture);
    await fixture.done(chapterCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  'topic of a skill': async (fixture) => {
    const { id, topicStates } = await newChapter(fixture);
    const [read] = topicStates;
    const theirs = { ...keyOf(read!), chapterId: id, beforeId: null };
    const { chapter } = await fixture.done(chapterCalls.orderTopic, theirs, fixture.other);
    const { version } = chapter.topicStates[0]!;
    return { read: read!, now: { id: read!.id, version } };
  },
  'upcoming course': async (fixture) => {
    const read = await newUpcoming(fixture);
    const theirs = { ...keyOf(read), title: `Theirs, number ${fixture.next()}` };
    return { read, now: (await fixture.done(upcomingCourseCalls.update, theirs, fixture.other)).upcomingCourse };
  },
  'deleted upcoming course': async (fixture) => {
    const read = await newUpcoming(fixture);
    await fixture.done(upcomingCourseCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
} satisfies Record<string, (fixture: EndpointFixture) => Promise<Overtaken>>;
