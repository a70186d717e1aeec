import { sql } from 'kysely';
import { categoryCalls, skillCalls, type SkillRow } from '@lectern/contract/catalog';
import { categoryFixture, constraintsOf, type CategoryFixture } from '../testing';

let fixture: CategoryFixture;
let categoryId: number;
beforeAll(async () => {
  fixture = await categoryFixture();
  categoryId = (await fixture.category()).id;
});
afterAll(() => fixture.close());

let number = 0;
const make = async (
  values: { name?: string; slug?: string; aliases?: string[]; categoryId?: number } = {},
): Promise<SkillRow> =>
  (await fixture.done(skillCalls.create, { categoryId, name: `Skill ${(number += 1)}`, ...values })).skill;
const remove = ({ id, version }: SkillRow) => fixture.done(skillCalls.delete, { id, version });
const restore = (id: number, version = 2) => fixture.client.send(skillCalls.restore, { id, version });
const message = ({ body }: { body: unknown }) => (body as { message: string }).message;

describe('deleting a skill', () => {
  it('is refused while something uses it, with the counts', async () => {
    const [target, source] = [await make({ name: 'Used one' }), await make()];
    await sql`update skills set status = 'merged', merged_into_id = ${target.id} where id = ${source.id}`.execute(
      fixture.db,
    );
    expect((await fixture.done(skillCalls.detail, { id: target.id })).uses).toEqual([{ kind: 'skills', count: 1 }]);
    const refused = await fixture.client.send(skillCalls.delete, { id: target.id, version: 1 });
    expect([refused.status, message(refused), (refused.body as { result: unknown }).result]).toEqual([
      409,
      'Used one is still used by 1 skill',
      { uses: [{ kind: 'skills', count: 1 }] },
    ]);
  });

  it('does not show a skill that was merged into another', async () => {
    const [target, source] = [await make(), await make()];
    await sql`update skills set status = 'merged', merged_into_id = ${target.id} where id = ${source.id}`.execute(
      fixture.db,
    );
    expect((await fixture.client.send(skillCalls.detail, { id: source.id })).status).toBe(404);
    expect(
      (await fixture.client.send(skillCalls.update, { id: source.id, version: 2, name: 'Merged one' })).status,
    ).toBe(404);
    expect((await fixture.done(skillCalls.list, { filter: { name: `eq:${source.name}` } })).items).toEqual([]);
  });
});

describe('restoring a skill', () => {
  it('brings it back with its spellings', async () => {
    const skill = await make({ aliases: ['Short form'] });
    await remove(skill);
    expect(await restore(skill.id)).toMatchObject({
      status: 200,
      body: { result: { skill: { deletedAt: null, aliases: ['Short form'], version: 3 } } },
    });
    expect((await fixture.audits('skill.restore', skill.id))[0]?.changes).toMatchObject({
      deletedAt: [expect.any(String), null],
    });
    expect((await restore(skill.id)).status).toBe(409);
  });

  it('is refused when name or slug are in use by now', async () => {
    const [first, second] = [
      await make({ name: 'Back again', slug: 'back-again' }),
      await make({ name: 'Other', slug: 'other-again' }),
    ];
    await remove(first);
    await remove(second);
    await make({ name: 'Back again', slug: 'back-again-too' });
    await make({ name: 'Another', slug: 'other-again' });
    expect(constraintsOf((await restore(first.id)).body)).toEqual({ name: ['Name is already in use'] });
    expect(constraintsOf((await restore(second.id)).body)).toEqual({ slug: ['Slug is already in use'] });
  });

  it('keeps its spellings for itself while it is deleted', async () => {
    const skill = await make({ name: 'In the bin', aliases: ['Kept spelling'] });
    await remove(skill);
    const { status, body } = await fixture.client.send(skillCalls.create, {
      categoryId,
      name: 'Wants it',
      aliases: ['Kept spelling'],
    });
    expect([status, constraintsOf(body)]).toEqual([
      409,
      { aliases: ['“Kept spelling” is another spelling of In the bin, which is in Recently deleted'] },
    ]);
  });

  it('needs its category back first', async () => {
    const category = await fixture.category();
    const skill = await make({ categoryId: category.id });
    await remove(skill);
    await fixture.done(categoryCalls.delete, { id: category.id, version: 1 });
    const refused = await restore(skill.id);
    expect([refused.status, message(refused)]).toEqual([
      409,
      'The category of this skill has been deleted: restore that one first',
    ]);
  });
});

describe('a category and its skills', () => {
  it('a category is not deleted while a skill is put into it at the same moment, nor is the skill then lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const category = await fixture.category();
      const [made, deleted] = await Promise.all([
        fixture.client.send(skillCalls.create, { categoryId: category.id, name: 'Just in time' }),
        fixture.client.send(categoryCalls.delete, { id: category.id, version: 1 }),
      ]);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([made.status, deleted.status]);
    }
  });
});
