import { courseCurriculumCalls, courseLessonCalls, courseSectionCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { courseFixture, type CourseFixture } from './testing';

let fixture: CourseFixture;
beforeAll(async () => void (fixture = await courseFixture()));
afterAll(() => fixture.close());

const keyOf = ({ id, version }: { id: number; version: number }) => ({ id, version });

describe('the order of a curriculum', () => {
  it('puts a section, and a lesson also of another section, before its neighbour or last', async () => {
    const { course, section, lesson, done, curriculum } = fixture;
    const courseId = await course();
    const [first, second] = [await section(courseId), await section(courseId)];
    const [a, b, c] = [await lesson(first.id), await lesson(first.id), await lesson(second.id)];
    const change = courseCurriculumCalls.change;
    await done(change, { courseId, op: 'moveSection', id: second.id, beforeId: first.id });
    await done(change, { courseId, op: 'moveLesson', id: c.id, sectionId: first.id, beforeId: b.id });
    await done(change, { courseId, op: 'moveLesson', id: a.id, sectionId: first.id, beforeId: null });
    const { sections } = await curriculum(courseId);
    expect(sections.map(({ id, lessons }) => [id, lessons.map((each) => each.id)])).toEqual([
      [second.id, []],
      [first.id, [c.id, b.id, a.id]],
    ]);
  });

  it('refuses a neighbour that has left, and parts of another course', async () => {
    const { course, section, lesson, send } = fixture;
    const courseId = await course();
    const [here, other] = [await section(courseId), await section(await course())];
    const [mine, theirs] = [await lesson(here.id), await lesson(other.id)];
    const move = { courseId, op: 'moveLesson', id: mine.id } as const;
    const answers = [
      await send(courseCurriculumCalls.change, { ...move, sectionId: here.id, beforeId: theirs.id }),
      await send(courseCurriculumCalls.change, { ...move, sectionId: other.id, beforeId: null }),
      await send(courseCurriculumCalls.change, { ...move, id: theirs.id, sectionId: here.id }),
      await send(courseCurriculumCalls.change, { courseId, op: 'moveSection', id: other.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 400, 404, 404]);
  });

  it('keeps every row, and no two at one place, while a hundred moves come at once', async () => {
    const { course, section, lesson, send, curriculum, db } = fixture;
    const courseId = await course();
    const sections = [await section(courseId), await section(courseId), await section(courseId)];
    const lessons: { id: number }[] = [];
    for (let n = 0; n < 12; n += 1) lessons.push(await lesson(sections[n % 3]!.id));
    const at = (n: number, rows: readonly { id: number }[]) => rows[n % rows.length]!.id;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        send(
          courseCurriculumCalls.change,
          n % 4 === 0
            ? { courseId, op: 'moveSection', id: at(n / 4, sections), beforeId: n % 8 ? null : at(n / 4 + 1, sections) }
            : {
                courseId,
                op: 'moveLesson',
                id: at(n, lessons),
                sectionId: at(n * 7, sections),
                beforeId: n % 3 ? null : at(n * 5 + 1, lessons),
              },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const { sections: now } = await curriculum(courseId);
    const ids = now.flatMap((each) => each.lessons.map(({ id }) => id));
    expect([now.length, ids.toSorted((a, b) => a - b)]).toEqual([3, lessons.map(({ id }) => id)]);
    const { rows } = await sql`
      select 1 from lessons where course_id = ${courseId} group by section_id, sort_key having count(*) > 1
      union all select 1 from course_sections where course_id = ${courseId} group by sort_key having count(*) > 1`.execute(
      db,
    );
    expect(rows).toEqual([]);
  }, 60_000);

  it('takes a chapter as a section, its topics as drafts that name them', async () => {
    const { course, done, db } = fixture;
    const courseId = await course();
    const { rows } = await sql<{ id: number }>`
      with c as (insert into chapters (category_id, skill_id, title, sort_key)
        select category_id, id, 'Angles of a test', 999999999 from skills where status = 'active' order by id limit 1 returning id)
      select id from c`.execute(db);
    const chapterId = rows[0]!.id;
    await sql`
      insert into topics (chapter_id, title, description_html, minutes, status, sort_key)
      values (${chapterId}, 'Second', '', null, 'active', 2), (${chapterId}, 'First', '<p>Text</p>', 15, 'active', 1), (${chapterId}, 'Unused', '', 5, 'inactive', 3)`.execute(
      db,
    );
    const { sections } = await done(courseCurriculumCalls.change, { courseId, op: 'addChapter', chapterId });
    expect(sections).toMatchObject([
      {
        chapterId,
        title: 'Angles of a test',
        lessons: [
          { title: 'First', seconds: 900 },
          { title: 'Second', seconds: 0 },
        ],
      },
    ]);
    expect(sections[0]!.lessons.every(({ topicId, status }) => topicId !== null && status === 'draft')).toBe(true);
  });
});

describe('a lesson', () => {
  it('is ready with the content of its kind alone', async () => {
    const { course, section, lesson, send, uploaded } = fixture;
    const { id: sectionId } = await section(await course());
    const create = (kind: 'video' | 'article' | 'quiz' | 'file', more: object = {}) =>
      send(courseLessonCalls.create, { sectionId, kind, title: 'A lesson', status: 'ready', ...more });
    for (const kind of ['video', 'article', 'quiz', 'file'] as const) expect((await create(kind)).status).toBe(400);
    expect((await create('article', { articleHtml: '<p> </p>' })).status).toBe(400);
    expect((await create('article', { articleHtml: '<p>Words</p>', quizId: 1 })).status).toBe(400);
    expect((await create('video', { video: { fileId: await uploaded(null) } })).status).toBe(400);
    const { result } = await create('video', { video: { fileId: await uploaded() }, durationMinutes: 99 });
    expect(result.lesson).toMatchObject({ status: 'ready', seconds: 12, isComplete: true, videoState: 'ready' });
    expect(await lesson(sectionId, { durationMinutes: 5 })).toMatchObject({ status: 'draft', seconds: 300 });
  });

  it('keeps its video until another one has been saved in its place; what nothing shows any more is taken away', async () => {
    const { course, section, lesson, done, uploaded, db } = fixture;
    const { id: sectionId } = await section(await course());
    const before = await lesson(sectionId, { kind: 'video', video: { fileId: await uploaded() } });
    const video = { url: 'https://vimeo.com/76979871' };
    const { lesson: after } = await done(courseLessonCalls.update, { ...keyOf(before), video });
    const { rows } = await sql<{ id: number; url: string }>`
      select id, url from videos where id in (${before.videoId}, ${after.videoId})`.execute(db);
    expect(rows).toEqual([{ id: after.videoId, url: 'https://player.vimeo.com/video/76979871' }]);
  });
});

describe('a published course', () => {
  it('keeps its last ready lesson, says what would be missing, and counts again what it has', async () => {
    const { published, send, done, db } = fixture;
    const { courseId, sectionId, lessons } = await published(2);
    await done(courseLessonCalls.delete, keyOf(lessons[0]!));
    const { rows } = await sql`select sections, lessons from course_stats where course_id = ${courseId}`.execute(db);
    expect(rows).toEqual([{ sections: 1, lessons: 1 }]);
    const last = lessons[1]!;
    const refused = [
      await send(courseLessonCalls.delete, keyOf(last)),
      await send(courseLessonCalls.update, { ...keyOf(last), status: 'draft' }),
      await send(courseSectionCalls.delete, { id: sectionId, version: 1 }),
      await send(courseSectionCalls.create, { courseId, title: 'An empty section' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(refused[0]!.result).toMatchObject({ missing: ['emptySection'] });
  });
});
