import { chapterCalls, type ChapterDetail } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { categoryFixture, constraintsOf, type CategoryFixture } from '../testing';

let fixture: CategoryFixture;
let categoryId: number;
let skillId: number;
beforeAll(async () => {
  fixture = await categoryFixture();
  const category = await fixture.category();
  categoryId = category.id;
  skillId = await fixture.skill(category);
});
afterAll(() => fixture.close());

let number = 0;
const make = async (own: object = {}): Promise<ChapterDetail> =>
  (await fixture.done(chapterCalls.create, { categoryId, skillId, title: `Chapter ${(number += 1)}`, ...own })).chapter;
const topicsOf = (...titles: readonly string[]) => ({ topics: titles.map((title) => ({ title })) });
const titlesOf = ({ topics }: ChapterDetail) => topics.map(({ title }) => title);
const update = async ({ id, version }: ChapterDetail, own: object) =>
  fixture.client.send(chapterCalls.update, { id, version, ...own });
const read = async ({ id }: ChapterDetail) => (await fixture.done(chapterCalls.detail, { id })).chapter;
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, constraintsOf(body)];

/** A course with this topic as a lesson. */
const putInLesson = async (topicId: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with c as (insert into courses (title, slug, category_id) values ('Uses a topic', ${`uses-${topicId}`}, ${categoryId}) returning id),
      s as (insert into course_sections (course_id, title, sort_key) select id, 'Section', 1 from c returning id, course_id)
    insert into lessons (course_id, section_id, topic_id, kind, title, sort_key) select course_id, id, ${topicId}, 'article', 'Lesson', 1 from s returning course_id as id`.execute(
    fixture.db,
  );
  return rows[0]!.id;
};

describe('the topics of a chapter', () => {
  it('are written with it as a whole: renamed, exchanged, added and taken out, each keeping its id', async () => {
    const chapter = await make(topicsOf('One', 'Two', 'Three'));
    expect(titlesOf(chapter)).toEqual(['One', 'Two', 'Three']);
    const [one, two] = chapter.topics;
    const topics = [
      { ...two!, title: 'One' },
      { title: 'New', minutes: '1,200' },
      { ...one!, title: 'Two' },
    ];
    await update(chapter, { topics });
    const after = await read(chapter);
    expect(after.topics.map(({ id, title }) => [id, title])).toEqual([
      [two!.id, 'One'],
      [expect.any(Number), 'New'],
      [one!.id, 'Two'],
    ]);
    expect([after.topicCount, after.minutes, after.version]).toEqual([3, 1200, 2]);
  });

  it('have titles of their own, and belong to this chapter', async () => {
    const [chapter, other] = [await make(topicsOf('One')), await make(topicsOf('Other'))];
    expect(refusal(await update(chapter, topicsOf('Same', 'same ')))).toEqual([
      400,
      { topics: ['Each topic needs a title of its own'] },
    ]);
    expect(refusal(await update(chapter, { topics: other.topics }))).toEqual([
      400,
      { 'topics[0].id': ['Topic is Invalid'] },
    ]);
  });

  it('stay while a course has them: neither the topic is taken out nor its chapter deleted', async () => {
    const chapter = await make(topicsOf('Kept', 'Free'));
    const [kept, free] = chapter.topics;
    const courseId = await putInLesson(kept!.id);
    expect((await read(chapter)).usedIn).toBe(1);
    expect(refusal(await update(chapter, { topics: [free] }))).toEqual([
      409,
      { topics: ['“Kept” is still used by 1 course: make it inactive instead'] },
    ]);
    const uses = [{ kind: 'courses', count: 1 }];
    const { id, version } = chapter;
    expect((await fixture.done(chapterCalls.detail, { id })).uses).toEqual(uses);
    expect(await fixture.client.send(chapterCalls.delete, { id, version })).toMatchObject({
      status: 409,
      body: { message: `${chapter.title} is still used by 1 course`, result: { uses } },
    });
    await sql`update courses set deleted_at = now() where id = ${courseId}`.execute(fixture.db);
    expect((await fixture.client.send(chapterCalls.delete, { id, version })).status).toBe(200);
  });

  it('are moved before another, also of another chapter; a stale move is refused', async () => {
    const [chapter, other] = [await make(topicsOf('One', 'Two')), await make(topicsOf('Other'))];
    const [one, two] = chapter.topicStates;
    const move = (id: number, version: number, chapterId: number, beforeId: number | null) =>
      fixture.client.send(chapterCalls.orderTopic, { id, version, chapterId, beforeId });
    expect((await move(two!.id, two!.version, chapter.id, one!.id)).status).toBe(200);
    expect(titlesOf(await read(chapter))).toEqual(['Two', 'One']);
    expect((await move(one!.id, one!.version, other.id, other.topics[0]!.id)).status).toBe(200);
    expect(titlesOf(await read(other))).toEqual(['One', 'Other']);
    expect((await move(one!.id, one!.version, chapter.id, null)).status).toBe(409);
    expect((await update(chapter, { title: 'Stale now' })).status).toBe(409);
  });
});

it('a chapter belongs to a skill of its category or below it', async () => {
  const [root, elsewhere] = [await fixture.category(), await fixture.category()];
  const below = await fixture.skill(await fixture.category(root));
  const chapter = await make({ categoryId: root.id, skillId: below });
  expect(chapter.categoryPath).toEqual([root.name]);
  const invalid = [400, { skillId: ['Skill is Invalid'] }];
  expect(refusal(await update(chapter, { categoryId: elsewhere.id }))).toEqual(invalid);
  expect(refusal(await update(chapter, { skillId: await fixture.skill(root, 'Not offered', 'inactive') }))).toEqual(
    invalid,
  );
});

it('chapters of a skill keep the order that they are put into', async () => {
  const own = await fixture.skill({ id: categoryId });
  const [first, second] = [await make({ skillId: own }), await make({ skillId: own })];
  await fixture.done(chapterCalls.order, { id: second.id, version: 1, skillId: own, beforeId: first.id });
  const inOrder = { sort: 'sortKey', filter: { skillId: `eq:${own}` } };
  expect((await fixture.done(chapterCalls.list, inOrder)).items.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await fixture.client.send(chapterCalls.list, { sort: 'sortKey' })).status).toBe(400);
});

it('a topic is not taken out while a course takes it at the same moment, nor is a lesson left without it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const chapter = await make(topicsOf('Wanted'));
    const [topic] = chapter.topics;
    const [removed, used] = await Promise.all([
      update(chapter, { topics: [] }),
      putInLesson(topic!.id).then(
        () => true,
        () => false,
      ),
    ]);
    expect([removed.status, used]).toEqual(removed.status === 200 ? [200, false] : [409, true]);
  }
});
