import { chapterCalls, skillCalls, type SkillRow } from '@lectern/contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import { categoryFixture, type CategoryFixture } from '../../testing';
import { enqueue } from '../../../../server/jobs/queue';
import { testWorker } from '../../../../server/jobs/testing';
import type { Actor } from '../../../../server/calls/frame';
import { wholeList } from '../../../../server/list/list-source';
import { skillResource } from '../skill.resource';
import { mergeJobName } from './merge-job-name';
import { skillReferences } from './references.queries';

let fixture: CategoryFixture;
let categoryId: number;
beforeAll(async () => {
  fixture = await categoryFixture();
  categoryId = (await fixture.category()).id;
});
afterAll(() => fixture.close());

const everything = { rights: { has: () => true } } as unknown as Actor;
let number = 0;
const make = async (name = `Merged ${(number += 1)}`): Promise<SkillRow> =>
  (await fixture.done(skillCalls.create, { categoryId, name })).skill;
const pair = async () => ({ source: await make(), target: await make() });
const merge = (source: SkillRow, target: SkillRow) =>
  fixture.done(skillCalls.merge, { sourceId: source.id, targetId: target.id });
const refused = async (call: 'merge' | 'mergeUndo', request: object) => {
  const { status, body } = await fixture.client.send(skillCalls[call] as typeof skillCalls.merge, request as never);
  return [status, (body as { message: string }).message];
};
const course = async (...skillIds: number[]): Promise<number> => {
  number += 1;
  const { rows } = await sql<{ id: number }>`
    insert into courses (title, slug, category_id) values (${`Course ${number}`}, ${`course-of-skills-${number}`}, ${categoryId}) returning id`.execute(
    fixture.db,
  );
  for (const id of skillIds)
    await sql`insert into course_skills (course_id, skill_id) values (${rows[0]!.id}, ${id})`.execute(fixture.db);
  return rows[0]!.id;
};
const skillsOf = async (courseId: number) =>
  (
    await sql<{ skillId: number }>`select skill_id from course_skills where course_id = ${courseId} order by 1`.execute(
      fixture.db,
    )
  ).rows.map(({ skillId }) => skillId);
const chapter = async ({ id }: SkillRow, title: string) =>
  (await fixture.done(chapterCalls.create, { categoryId, skillId: id, title })).chapter;

test('every column that names a skill refuses one that is merged', async () => {
  const { rows } = await sql<{
    name: string;
  }>`select tgname as name from pg_trigger where tgname like '%_guard'`.execute(fixture.db);
  expect(rows.map(({ name }) => name).sort()).toEqual(
    (await skillReferences(fixture.db)).map(({ table, column }) => `${table}_${column}_guard`).sort(),
  );
});

test('what names the source goes to the target, a link that both have is dropped, and an undo brings all of it back', async () => {
  const { source, target } = await pair();
  const [one, both] = [await course(source.id), await course(source.id, target.id)];
  const [theirs, ours] = [await chapter(target, 'Beginnings'), await chapter(source, 'Ends')];
  await fixture.done(skillCalls.update, { id: source.id, version: 1, aliases: ['Old spelling'] });

  const preview = await fixture.done(skillCalls.mergePreview, { sourceId: source.id, targetId: target.id });
  expect(preview).toMatchObject({ blocked: [], isLarge: false });
  expect(preview.tables).toEqual([
    { kind: 'chapters', moved: 1, dropped: 0 },
    { kind: 'courseSkills', moved: 1, dropped: 1 },
    { kind: 'skillAliases', moved: 1, dropped: 0 },
  ]);

  const done = await merge(source, target);
  expect(done).toMatchObject({ jobId: null, merge: { state: 'done', moved: 3, dropped: 1, mayUndo: true } });
  expect([await skillsOf(one), await skillsOf(both)]).toEqual([[target.id], [target.id]]);
  expect((await fixture.done(chapterCalls.detail, { id: ours.id })).chapter.skillId).toBe(target.id);
  const after = await fixture.done(skillCalls.detail, { id: source.id });
  expect(after.skill.id).toBe(target.id);
  expect(after.merged.toSorted()).toEqual([source.name, source.slug, 'Old spelling'].toSorted());
  expect(after.merges).toMatchObject([{ source: { name: source.name }, state: 'done' }]);
  const found = async (request: object) =>
    (await fixture.done(skillCalls.list, request)).items.map(({ id, mergedInto }) => [id, mergedInto?.id ?? null]);
  expect(await found({ q: source.name })).toEqual([[target.id, null]]);
  expect(await found({ filter: { status: 'eq:merged' }, q: source.name })).toEqual(
    expect.arrayContaining([[source.id, target.id]]),
  );
  expect((await fixture.done(skillCalls.all, { q: source.name })).items).toEqual([
    { id: target.id, name: target.name },
  ]);
  expect(await fixture.audits('skill.merge', target.id)).toMatchObject([{ changes: { merged: [null, source.name] } }]);

  const undone = await fixture.done(skillCalls.mergeUndo, { mergeId: done.merge.id });
  expect(undone).toMatchObject({ kept: 0, merge: { state: 'undone', mayUndo: false } });
  expect([await skillsOf(one), await skillsOf(both)]).toEqual([[source.id], [source.id, target.id]]);
  const back = await fixture.done(skillCalls.detail, { id: source.id });
  expect(back.skill).toMatchObject({ id: source.id, status: 'active', aliases: ['Old spelling'], mergedInto: null });
  expect((await fixture.done(chapterCalls.detail, { id: ours.id })).chapter.skillId).toBe(source.id);
  expect((await fixture.done(chapterCalls.detail, { id: theirs.id })).chapter.skillId).toBe(target.id);
  expect((await fixture.done(skillCalls.detail, { id: target.id })).merged).toEqual([]);
});

test('an export of those that the filter asks for has the merged ones too', async () => {
  const { source, target } = await pair();
  await merge(source, target);
  const { source: exported } = skillResource;
  const namesOf = async (filter: Readonly<Record<string, string>>): Promise<string[]> => {
    const list = wholeList(exported.read({ filter }, everything));
    const { rows } = await (exported.rows(list, fixture.db) as RawBuilder<SkillRow>).execute(fixture.db);
    return rows.map(({ name }) => name);
  };
  expect(await namesOf({ name: `eq:${source.name}`, status: 'in:active,merged' })).toEqual([source.name]);
  expect(await namesOf({ name: `eq:${source.name}` })).toEqual([]);
});

test('a row with rows of its own that both have stops the merge, and nothing is changed', async () => {
  const { source, target } = await pair();
  await chapter(source, 'Basics');
  await chapter(target, 'basics');
  const request = { sourceId: source.id, targetId: target.id };
  expect((await fixture.done(skillCalls.mergePreview, request)).blocked).toEqual([
    { kind: 'chapters', name: 'Basics' },
  ]);
  expect(await refused('merge', request)).toEqual([
    409,
    'Both skills have “Basics”: rename or delete one of the two first',
  ]);
  expect((await fixture.done(skillCalls.detail, { id: source.id })).skill).toEqual(source);
});

test('a skill into itself, one that is not there, and one that is merged are refused', async () => {
  const { source, target } = await pair();
  expect(await refused('merge', { sourceId: source.id, targetId: source.id })).toEqual([
    400,
    'Choose another skill than the one that is merged',
  ]);
  await merge(source, target);
  expect(await refused('merge', { sourceId: source.id, targetId: target.id })).toEqual([
    409,
    `${source.name} has been merged into another skill already`,
  ]);
});

test('an undo is refused when it is too late, the name is taken, the target is merged, or it is undone', async () => {
  const { source, target } = await pair();
  const { id: mergeId } = (await merge(source, target)).merge;
  const last = await make();
  const chain = (await merge(target, last)).merge;
  expect(await refused('mergeUndo', { mergeId })).toEqual([
    409,
    `The skill has been merged into ${last.name} since: undo that merge first`,
  ]);
  await fixture.done(skillCalls.mergeUndo, { mergeId: chain.id });
  const { skill } = await fixture.done(skillCalls.create, { categoryId, name: source.name, slug: 'another-slug' });
  expect(await refused('mergeUndo', { mergeId })).toEqual([
    409,
    'Another skill of its category has its name by now: rename that one first',
  ]);
  await fixture.done(skillCalls.delete, { id: skill.id, version: 1 });
  await sql`update skill_merges set undo_until = now() where id = ${mergeId}`.execute(fixture.db);
  expect(await refused('mergeUndo', { mergeId })).toEqual([409, 'A merge can be undone for 30 days: it is too late']);
  await sql`update skill_merges set undo_until = now() + interval '1 day' where id = ${mergeId}`.execute(fixture.db);
  await fixture.done(skillCalls.mergeUndo, { mergeId });
  expect(await refused('mergeUndo', { mergeId })).toEqual([409, 'This merge has been undone already']);
});

test('a row that names something else by the time of the undo stays, and is counted', async () => {
  const { source, target } = await pair();
  const [other, id] = [await make(), await course(source.id)];
  const { id: mergeId } = (await merge(source, target)).merge;
  await sql`update course_skills set skill_id = ${other.id} where course_id = ${id}`.execute(fixture.db);
  expect((await fixture.done(skillCalls.mergeUndo, { mergeId })).kept).toBe(1);
  expect(await skillsOf(id)).toEqual([other.id]);
});

test('approved parts of trainers stay approved', async () => {
  const { source, target } = await pair();
  const { rows } = await sql<{ id: number }>`
    with u as (insert into users (role_id, status, first_name, last_name, email, slug) values (14, 'active', 'Mira', 'Rao', 'mira@merge.example.com', 'mira-of-merge') returning id)
    insert into trainers (user_id, state) select id, 'verified' from u returning id`.execute(fixture.db);
  const { id } = rows[0]!;
  await sql`insert into person_skills (trainer_id, skill_id, category_id) values (${id}, ${source.id}, ${categoryId})`.execute(
    fixture.db,
  );
  await sql`update verifications set state = 'approved' where trainer_id = ${id} and part = 'skills'`.execute(
    fixture.db,
  );
  await merge(source, target);
  const state =
    await sql`select v.state, p.skill_id from verifications v join person_skills p on p.trainer_id = v.trainer_id where v.trainer_id = ${id} and v.part = 'skills'`.execute(
      fixture.db,
    );
  expect(state.rows).toEqual([{ state: 'approved', skillId: target.id }]);
});

test('a merge that a job goes on with is running until all has moved; the skill is merged from the start', async () => {
  const { source, target } = await pair();
  const ids = [await course(source.id), await course(source.id)];
  const { rows } = await sql<{ id: number }>`
    insert into skill_merges (source_id, target_id, source_status, merged_by) select ${source.id}, ${target.id}, 'active', min(id) from users returning id`.execute(
    fixture.db,
  );
  const mergeId = rows[0]!.id;
  await sql`update skills set status = 'merged', merged_into_id = ${target.id} where id = ${source.id}`.execute(
    fixture.db,
  );
  expect((await fixture.done(skillCalls.detail, { id: source.id })).skill.id).toBe(target.id);
  expect(await refused('mergeUndo', { mergeId })).toEqual([409, 'This merge is still running']);
  await enqueue(fixture.db, { kind: 'merge', name: mergeJobName, title: 'Merge', payload: { mergeId } });
  await testWorker(fixture.api).drain();
  const { rows: after } = await sql`select state, moved from skill_merges where id = ${mergeId}`.execute(fixture.db);
  expect(after).toEqual([{ state: 'done', moved: 2 }]);
  expect(await Promise.all(ids.map(skillsOf))).toEqual([[target.id], [target.id]]);
});
