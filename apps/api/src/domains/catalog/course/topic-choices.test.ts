import { chapterCalls, courseCalls, coursePartCalls, type Course } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { courseFixture, type CourseFixture } from './testing';

let fixture: CourseFixture;
let course: Course;
/** Two skills of one category; the course has the second. */
let skills: readonly { readonly id: number; readonly categoryId: number }[];

beforeAll(async () => {
  fixture = await courseFixture();
  const { rows } = await sql<{ id: number; categoryId: number }>`
    select id, category_id from skills where deleted_at is null and status = 'active' and category_id =
      (select category_id from skills where deleted_at is null and status = 'active' group by category_id having count(*) > 1 order by 1 limit 1)
    order by id limit 2`.execute(fixture.db);
  skills = rows;
  const { id, version } = await fixture.course();
  course = (await fixture.done(courseCalls.update, { id, version, skillIds: [skills[1]!.id] })).course;
});
afterAll(() => fixture.close());

const chapter = async (of: 0 | 1, title: string, topics: readonly object[], own: object = {}) => {
  const { id: skillId, categoryId } = skills[of]!;
  return fixture.done(chapterCalls.create, { skillId, categoryId, title, topics: topics as never, ...own });
};
const found = async (q?: string) => {
  const { items } = await fixture.done(coursePartCalls.topicChoices, { id: course.id, ...(q && { q }) });
  return items.map(({ title }) => title);
};

test('topics of chapters are found by their own words and by those of their chapter, those of the course’s skills first', async () => {
  await chapter(0, 'Astrolabes', [{ title: 'Brass rings' }, { title: 'Star maps', minutes: 20 }]);
  await chapter(1, 'Zodiacs', [{ title: 'Maps of astrolabes' }]);
  expect(await found('astrolabe')).toEqual(['Maps of astrolabes', 'Brass rings', 'Star maps']);
  expect(await found('star map')).toEqual(['Star maps']);
  const { items } = await fixture.done(coursePartCalls.topicChoices, { id: course.id, q: 'star map' });
  expect(items).toMatchObject([{ source: 'topicId', chapterTitle: 'Astrolabes', minutes: 20 }]);
});

test('without words those of the course’s skills are offered', async () => {
  const { items } = await fixture.done(coursePartCalls.topicChoices, { id: course.id });
  const { rows } = await sql<{ name: string }>`select name from skills where id = ${skills[1]!.id}`.execute(fixture.db);
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items.map(({ skillName }) => skillName))).toEqual(new Set([rows[0]!.name]));
});

test('an inactive topic is not offered, nor one of an inactive chapter', async () => {
  await chapter(1, 'Quadrants', [{ title: 'Sighting' }, { title: 'Plumb lines', status: 'inactive' }]);
  await chapter(1, 'Old quadrants', [{ title: 'Wooden ones' }], { status: 'inactive' });
  expect(await found('quadrants')).toEqual(['Sighting']);
});

test('published topics of custom courses are found with them, and a course takes one of each', async () => {
  const { rows } = await sql<{ id: number; title: string }>`
    select t.id, t.title from custom_topics t join custom_chapters c on c.id = t.custom_chapter_id
    where t.status = 'published' and c.status = 'published' and t.deleted_at is null order by t.id limit 1`.execute(
    fixture.db,
  );
  const custom = rows[0]!;
  const { items } = await fixture.done(coursePartCalls.topicChoices, { id: course.id, q: custom.title });
  expect(items).toContainEqual(expect.objectContaining({ source: 'customTopicId', id: custom.id }));
  const [own] = (await fixture.done(coursePartCalls.topicChoices, { id: course.id, q: 'star map' })).items;
  const topics = [
    { topicId: own!.id, title: own!.title },
    { customTopicId: custom.id, title: custom.title },
  ];
  const saved = await fixture.done(coursePartCalls.changeTopics, { id: course.id, revision: 1, topics });
  expect(saved.topics).toMatchObject(topics);
});
