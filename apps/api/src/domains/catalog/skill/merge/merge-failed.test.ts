import { chapterCalls, mergedAtOnce, skillCalls, type SkillRow } from '@lectern/contract/catalog';
import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { categoryFixture, type CategoryFixture } from '../../testing';
import { testWorker } from '../../../../server/jobs/testing';
import { mergeBlock, startMergeJob } from './merge-skill';

let fixture: CategoryFixture;
let categoryId: number;
beforeAll(async () => {
  fixture = await categoryFixture();
  categoryId = (await fixture.category()).id;
});
afterAll(() => fixture.close());

let number = 0;
const make = async (): Promise<SkillRow> =>
  (await fixture.done(skillCalls.create, { categoryId, name: `Large ${(number += 1)}` })).skill;
const chapter = async ({ id }: SkillRow, title: string) =>
  (await fixture.done(chapterCalls.create, { categoryId, skillId: id, title, topics: [{ title: 'One' }] })).chapter;
const drain = () => testWorker(fixture.api).drain();

/** A merge that has just been left to a job: as `mergeSkill` leaves one of very many rows. */
const begun = async (source: SkillRow, target: SkillRow) => {
  const { rows } = await sql<{ id: number }>`
    insert into skill_merges (source_id, target_id, source_status, merged_by) values (${source.id}, ${target.id}, 'active', 1) returning id`.execute(
    fixture.db,
  );
  const mergeId = rows[0]!.id;
  await sql`update skills set status = 'merged', merged_into_id = ${target.id} where id = ${source.id}`.execute(
    fixture.db,
  );
  const { rows: sessions } = await sql<{ id: string }>`select id from sessions where user_id = 1 limit 1`.execute(
    fixture.db,
  );
  const actor = { userId: 1, sessionId: sessions[0]!.id } as unknown as Parameters<typeof startMergeJob>[2];
  return { mergeId, jobId: (await startMergeJob(fixture.db, { mergeId, source, target }, actor))! };
};
const mergeInto = async ({ id }: SkillRow) => (await fixture.done(skillCalls.detail, { id })).merges[0];
const refused = async (call: 'merge' | 'mergeRetry', request: object) => {
  const { status, body } = await fixture.client.send(skillCalls[call] as typeof skillCalls.merge, request as never);
  return [status, (body as { message: string }).message];
};

test('a merge of very many rows that meets one it can’t move has failed with the cause, and goes on once that is settled', async () => {
  const [source, target] = [await make(), await make()];
  await sql`insert into skill_aliases (skill_id, alias) select ${source.id}, 'spelling ' || n from generate_series(0, ${mergedAtOnce}::int) n`.execute(
    fixture.db,
  );
  await chapter(source, 'Beginnings');
  const { merge, jobId } = await fixture.done(skillCalls.merge, { sourceId: source.id, targetId: target.id });
  expect([merge.state, jobId]).toEqual(['running', expect.any(Number)]);
  const theirs = await chapter(target, 'Beginnings');
  await drain();
  const cause = 'Both skills have “Beginnings”: rename or delete one of the two first';
  expect(await mergeInto(target)).toMatchObject({ state: 'failed', error: cause, mayUndo: true });
  expect(await refused('mergeRetry', { mergeId: merge.id })).toEqual([409, cause]);

  await fixture.done(chapterCalls.update, { id: theirs.id, version: theirs.version, title: 'Other beginnings' });
  const again = await fixture.done(skillCalls.mergeRetry, { mergeId: merge.id });
  expect(again.merge).toMatchObject({ state: 'running', error: null });
  expect(again.jobId).not.toBe(jobId);
  expect(await refused('mergeRetry', { mergeId: merge.id })).toEqual([409, 'This merge is running already']);
  await drain();
  expect(await mergeInto(target)).toMatchObject({ state: 'done', error: null, moved: mergedAtOnce + 2 });
  expect(await refused('mergeRetry', { mergeId: merge.id })).toEqual([
    409,
    'This merge has ended: there is nothing to try again',
  ]);
  for (const { id } of [source, target]) expect(await fixture.audits('skill.mergeRetry', id)).toHaveLength(1);
});

test('a chapter with its topics is not dropped where one of the target gets its title between check and move', async () => {
  const [source, target] = [await make(), await make()];
  const mine = await chapter(source, 'Endings');
  const theirs = await chapter(target, 'Beginnings');
  const { mergeId } = await begun(source, target);
  await fixture.done(chapterCalls.update, { id: theirs.id, version: theirs.version, title: 'Endings' });
  const block = { sourceId: source.id, targetId: target.id, mergeId };
  await expect(fixture.db.transaction().execute((db) => mergeBlock(db, block))).rejects.toMatchObject({
    code: '23505',
  });
  const { rows } = await sql`select 1 from topics where chapter_id = ${mine.id}`.execute(fixture.db);
  expect(rows).toHaveLength(1);
});

test('a merge has failed when its worker was killed at every attempt, and can be undone', async () => {
  const [source, target] = [await make(), await make()];
  const { mergeId, jobId } = await begun(source, target);
  await sql`update jobs set state = 'running', attempts = max_attempts, worker = 'gone', lease_token = gen_random_uuid(), lease_until = now() - interval '1 minute'
    where id = ${jobId}`.execute(fixture.db);
  expect(await mergeInto(target)).toMatchObject({ state: 'running' });
  await drain();
  expect(await mergeInto(target)).toMatchObject({ state: 'failed', error: 'It was interrupted too often' });
  const { merge } = await fixture.done(skillCalls.mergeUndo, { mergeId });
  expect(merge).toMatchObject({ state: 'undone', error: null });
  expect((await fixture.done(skillCalls.detail, { id: source.id })).skill.id).toBe(source.id);
});

test('a merge has failed when its job was cancelled, and is running again when the job is tried again', async () => {
  const [source, target] = [await make(), await make()];
  const { jobId } = await begun(source, target);
  await fixture.done(jobCalls.cancel, { id: jobId });
  expect(await mergeInto(target)).toMatchObject({ state: 'failed', error: 'It was cancelled' });
  await fixture.done(jobCalls.retry, { id: jobId });
  expect(await mergeInto(target)).toMatchObject({ state: 'running', error: null });
  await drain();
  expect(await mergeInto(target)).toMatchObject({ state: 'done' });
});

test('a skill that another one is still being merged into is not merged on, nor when that merge has failed', async () => {
  const [source, target, last] = [await make(), await make(), await make()];
  const { jobId } = await begun(source, target);
  const onward = { sourceId: target.id, targetId: last.id };
  const why = `${source.name} is still being merged into ${target.name}: wait for its end, or undo that merge first`;
  expect(await refused('merge', onward)).toEqual([409, why]);
  await fixture.done(jobCalls.cancel, { id: jobId });
  expect(await refused('merge', onward)).toEqual([409, why]);
  expect(await refused('merge', { sourceId: source.id, targetId: last.id })).toEqual([
    409,
    `${source.name} has been merged into another skill already`,
  ]);
});
