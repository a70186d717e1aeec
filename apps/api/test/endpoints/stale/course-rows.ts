import { courseCalls, courseStudentCalls } from '@lectern/contract/catalog';
import type { EndpointFixture } from '../fixture';

const newCourse = async ({ done, next }: EndpointFixture) =>
  (await done(courseCalls.create, { title: `Ours, course ${next()}`, categoryId: 2, trainerId: 1, languageId: 1 }))
    .course;
const keyOf = ({ id, version }: { readonly id: number; readonly version: number }) => ({ id, version });

/** Courses that somebody else has saved since they were read. */
export const courseOvertaken = {
  course: async (fixture: EndpointFixture) => {
    const read = await newCourse(fixture);
    const theirs = { ...keyOf(read), title: `Theirs, course ${fixture.next()}` };
    return { read, now: (await fixture.done(courseCalls.update, theirs, fixture.other)).course };
  },
  'deleted course': async (fixture: EndpointFixture) => {
    const read = await newCourse(fixture);
    await fixture.done(courseCalls.delete, keyOf(read), fixture.other);
    return { read, now: { id: read.id, version: read.version + 1, deletedAt: expect.any(String) as unknown } };
  },
  'course review': async (fixture: EndpointFixture) => {
    const { items } = await fixture.done(courseStudentCalls.reviews, { courseId: 1 });
    const read = items[0]!;
    const reason = `Written about another course, ${fixture.next()}`;
    const theirs = { ...keyOf(read), status: 'hidden' as const, reason };
    return { read, now: (await fixture.done(courseStudentCalls.changeReview, theirs, fixture.other)).review };
  },
};
