import { chapterCalls, jobPostCalls, oneToOneCalls, upcomingCourseCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
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
  return (await done(chapterCalls.create, { categoryId: 37, skillId: 1, title: `Ours ${next()}`, topics })).chapter;
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

const newJob = async ({ done, next }: EndpointFixture) =>
  (
    await done(jobPostCalls.create, {
      studentId: 1,
      categoryId: 37,
      skillId: 1,
      title: `Ours, number ${next()}`,
      budgetKind: 'hourly',
      currency: 'INR',
      budgetMin: '100',
      budgetMax: '200',
      expiresOn: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    })
  ).jobPost;

/** A skill that no offer of the trainer has: the demo has none in this language. */
const newOffer = async ({ done, db }: EndpointFixture) => {
  const { rows } = await sql<{ id: number; categoryId: number }>`
    select id, category_id from skills s where status = 'active' and not exists (select 1 from one_to_one_offers o where o.skill_id = s.id and o.language_id = 2) order by id limit 1`.execute(
    db,
  );
  const { id: skillId, categoryId } = rows[0]!;
  const what = { trainerId: 12, skillId, categoryId, languageId: 2, title: 'Ours, one to one' };
  return (await done(oneToOneCalls.create, { ...what, currency: 'INR', rate: '100', timeZone: 'Asia/Kolkata' }))
    .oneToOne;
};

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
  'job of a student': async (fixture) => {
    const read = await newJob(fixture);
    const theirs = { ...keyOf(read), city: 'Theirs' };
    return { read, now: (await fixture.done(jobPostCalls.update, theirs, fixture.other)).jobPost };
  },
  'deleted job of a student': async (fixture) => {
    const read = await newJob(fixture);
    await fixture.done(jobPostCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  proposal: async (fixture) => {
    const { id } = await newJob(fixture);
    const { rows } = await sql<Versioned>`
      insert into proposals (job_post_id, trainer_id, cover_text, amount_minor, currency) values (${id}, 1, 'I have taught this for years.', 100, 'INR') returning id, version`.execute(
      fixture.db,
    );
    const read = rows[0]!;
    const shortlisted = { ...read, status: 'shortlisted' as const };
    const theirs = (await fixture.done(jobPostCalls.decide, shortlisted, fixture.other)).proposal;
    const again = { ...keyOf(theirs), status: 'submitted' as const };
    return { read, now: (await fixture.done(jobPostCalls.decide, again, fixture.other)).proposal };
  },
  offer: async (fixture) => {
    const read = await newOffer(fixture);
    const theirs = { ...keyOf(read), title: 'Theirs, one to one' };
    return { read, now: (await fixture.done(oneToOneCalls.update, theirs, fixture.other)).oneToOne };
  },
  'deleted offer': async (fixture) => {
    const read = await newOffer(fixture);
    await fixture.done(oneToOneCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
} satisfies Record<string, (fixture: EndpointFixture) => Promise<Overtaken>>;
