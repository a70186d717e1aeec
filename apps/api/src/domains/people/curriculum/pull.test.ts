import { curriculumCalls, taskCalls, questionCalls } from '@lectern/contract/people';
import { quizCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { batchFixture, type BatchFixture } from '../batch-parts/testing';

let fixture: BatchFixture;
beforeAll(async () => {
  fixture = await batchFixture();
});
afterAll(() => fixture.close());

/** A batch of a course with one section of a ready lesson and a draft. */
const ofCourse = async () => {
  const { db, newBatch } = fixture;
  const batchId = await newBatch();
  const { rows } = await sql<{ id: number; sectionId: number }>`
    with g as (insert into categories (name, slug, sort_key) values (${`Sums ${batchId}`}, ${`sums-${batchId}`}, ${batchId}) returning id),
    c as (insert into courses (title, slug, category_id) select 'Algebra', ${`algebra-${batchId}`}, id from g returning id),
    s as (insert into course_sections (course_id, title, sort_key) select id, 'Numbers', 1 from c returning id, course_id),
    l as (insert into lessons (course_id, section_id, kind, title, article_html, status, sort_key)
      select course_id, id, 'article', t.title, '<p>Read.</p>', t.status, t.n from s, (values ('Halves', 'ready', 1), ('Thirds', 'draft', 2)) t(title, status, n) returning id)
    select c.id, s.id as section_id from c, s`.execute(db);
  const { id, sectionId } = rows[0]!;
  await sql`update batches set kind = 'course', course_id = ${id} where id = ${batchId}`.execute(db);
  return { batchId, sectionId };
};
const titles = async (batchId: number) =>
  (await fixture.done(curriculumCalls.list, { batchId })).items.map(({ title, depth }) => `${depth} ${title}`);

it('shows what would change, copies it once, and later brings only what is new or renamed', async () => {
  const { batchId, sectionId } = await ofCourse();
  const first = await fixture.done(curriculumCalls.pull, { batchId });
  expect(first.isApplied).toBe(false);
  expect(first.changes.map(({ change, title }) => `${change} ${title}`)).toEqual(['add Numbers', 'add Halves']);
  expect(await titles(batchId)).toEqual([]);
  await fixture.done(curriculumCalls.pull, { batchId, confirm: true });
  expect(await titles(batchId)).toEqual(['1 Numbers', '2 Halves']);
  expect(await fixture.done(curriculumCalls.pull, { batchId, confirm: true })).toEqual({
    changes: [],
    isApplied: false,
  });

  await sql`update lessons set status = 'ready', title = title || ' of a cake' where section_id = ${sectionId}`.execute(
    fixture.db,
  );
  await fixture.done(curriculumCalls.pull, { batchId, confirm: true });
  expect(await titles(batchId)).toEqual(['1 Numbers', '2 Halves of a cake', '2 Thirds of a cake']);
});

it('of two people who pull at once one copies, and the other is refused', async () => {
  const { batchId } = await ofCourse();
  const waiting = async () =>
    (
      await sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        fixture.db,
      )
    ).rows[0]!.n;
  const sent = await fixture.db.transaction().execute(async (transaction) => {
    await sql`select 1 from batches where id = ${batchId} for update`.execute(transaction);
    const both = [1, 2].map(() => fixture.send(curriculumCalls.pull, { batchId, confirm: true }));
    while ((await waiting()) < 2);
    return both;
  });
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect(await titles(batchId)).toEqual(['1 Numbers', '2 Halves']);
});

it('is refused for a batch of no course, and whom writing is refused', async () => {
  const batchId = await fixture.newBatch();
  expect((await fixture.send(curriculumCalls.pull, { batchId })).status).toBe(409);
  expect((await fixture.send(curriculumCalls.pull, { batchId }, fixture.reader)).status).toBe(403);
});

it('a task takes the questions of a ready quiz, which is then in use', async () => {
  const { done, send, newBatch } = fixture;
  const { quiz } = await done(quizCalls.create, {
    ...{ purpose: 'assignment', title: 'Halves again', status: 'ready', passPercent: 50 },
    questions: [
      { kind: 'number', bodyHtml: '<p>Half of seven?</p>', marks: 3, answerNumber: 3.5 },
      {
        ...{ kind: 'true_false', bodyHtml: '<p>Is it odd?</p>', marks: 1 },
        options: [
          { bodyHtml: '<p>Yes</p>', isCorrect: true },
          { bodyHtml: '<p>No</p>', isCorrect: false },
        ],
      },
    ],
  });
  const batchId = await newBatch();
  const { task } = await done(taskCalls.create, { batchId, kind: 'quiz', title: 'Test one', quizId: quiz.id });
  expect(task).toMatchObject({ quizId: quiz.id, maxMarks: 4, passMarks: 2, questions: 2 });
  const { questions } = await done(questionCalls.list, { taskId: task.id });
  expect(questions.map(({ kind, answerKeys, answerNumber }) => [kind, answerKeys, answerNumber])).toEqual([
    ['number', [], 3.5],
    ['single', ['a'], null],
  ]);
  const { quiz: used } = await done(quizCalls.detail, { id: quiz.id });
  expect(used.uses).toEqual([{ kind: 'task', title: 'Test one', ownerId: batchId, ownerTitle: 'Algebra evenings' }]);
  expect((await send(quizCalls.delete, { id: quiz.id, version: used.version })).status).toBe(409);
  const wrong = await send(taskCalls.create, { batchId, kind: 'assignment', title: 'Test two', quizId: quiz.id });
  expect(wrong.error).toMatchObject([{ property: 'quizId' }]);
});
