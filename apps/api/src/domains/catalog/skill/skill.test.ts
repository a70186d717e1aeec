import type { ListRequest, RequestOf } from '@lectern/contract';
import { categoryCalls, skillCalls, type SkillRow } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { categoryFixture, constraintsOf, type CategoryFixture } from '../testing';

let fixture: CategoryFixture;
let categoryId: number;
beforeAll(async () => {
  fixture = await categoryFixture();
  categoryId = (await fixture.category()).id;
});
afterAll(() => fixture.close());

type Values = Partial<RequestOf<typeof skillCalls.create>>;
let number = 0;
const values = (own: Values) => ({ categoryId, name: `Skill ${(number += 1)}`, ...own });
const make = async (own: Values = {}): Promise<SkillRow> => (await fixture.done(skillCalls.create, values(own))).skill;
const create = (own: Values) => fixture.client.send(skillCalls.create, values(own));
const update = ({ id }: SkillRow, version: number, own: Values) =>
  fixture.client.send(skillCalls.update, { id, version, ...own });
const remove = ({ id, version }: SkillRow) => fixture.done(skillCalls.delete, { id, version });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, constraintsOf(body)];
const names = async (request: ListRequest) =>
  (await fixture.done(skillCalls.list, request)).items.map(({ name }) => name);

describe('other spellings', () => {
  it('are kept once each, however they are spelled; a change takes some away and adds others, and is noted', async () => {
    const skill = await make({ name: 'JavaScript ', aliases: ['JS', 'ECMAScript', 'js'] });
    expect([skill.name, skill.aliases.map((alias) => alias.toLowerCase())]).toEqual([
      'JavaScript',
      ['ecmascript', 'js'],
    ]);
    await update(skill, 1, { aliases: ['Js', 'Node'] });
    expect((await fixture.audits('skill.update', skill.id))[0]?.changes).toEqual({
      aliases: [skill.aliases, ['Js', 'Node']],
    });
    expect((await make({ aliases: ['ECMAScript'] })).aliases).toEqual(['ECMAScript']);
  });

  it('belong to one skill, also while it is deleted; the refusal names that skill', async () => {
    const owner = await make({ name: 'PostgreSQL', aliases: ['Postgres'] });
    const other = await make();
    const taken = '“Postgres” is another spelling of PostgreSQL';
    expect(refusal(await create({ aliases: ['PG', 'POSTGRES'] }))).toEqual([409, { aliases: [taken] }]);
    expect(refusal(await update(other, 1, { name: 'Nor this', aliases: ['postgres'] }))[0]).toBe(409);
    expect((await fixture.done(skillCalls.detail, { id: other.id })).skill).toEqual(other);
    await remove(owner);
    expect(refusal(await create({ aliases: ['Postgres'] }))).toEqual([
      409,
      { aliases: [`${taken}, which is in Recently deleted`] },
    ]);
  });

  it('find the skill, as its slug does', async () => {
    await make({ name: 'Façade painting', aliases: ['Žižkov style', 'FP'] });
    await make({ name: 'Something else', aliases: ['Not fp'] });
    for (const q of ['zizkov', 'facade-painting', 'fp']) expect(await names({ q })).toEqual(['Façade painting']);
  });
});

describe('the category of a skill', () => {
  it('is there and active for who is put into it, shows the names above it, and has each name once', async () => {
    const root = await fixture.category(null, 'Languages of machines');
    const [here, there] = [await fixture.category(root, 'Dynamic ones'), await fixture.category()];
    const skill = await make({ categoryId: here.id });
    expect(skill.categoryPath).toEqual(['Languages of machines', 'Dynamic ones']);
    expect((await create({ categoryId: there.id, name: skill.name })).status).toBe(200);
    await fixture.done(categoryCalls.changeStatus, { id: here.id, version: 1, status: 'inactive' });
    const refused = [400, { categoryId: ['Category is Invalid'] }];
    expect(refusal(await create({ categoryId: here.id }))).toEqual(refused);
    expect((await update(skill, 1, { categoryId: here.id, description: 'Still here' })).status).toBe(200);
    expect((await update(skill, 2, { categoryId, description: 'Moved' })).status).toBe(200);
    expect(refusal(await update(skill, 3, { categoryId: here.id }))).toEqual(refused);
  });

  it('is created with the skill, below a chosen one, or neither is', async () => {
    const parent = await fixture.category();
    const skill = await make({ categoryId: parent.id, newCategory: 'Lacemaking' });
    expect(skill.categoryPath).toEqual([parent.name, 'Lacemaking']);
    expect(await fixture.audits('category.create', skill.categoryId)).toHaveLength(1);
    expect(refusal(await create({ categoryId: parent.id, newCategory: 'Lacemaking' }))).toEqual([
      409,
      { newCategory: ['Name is already in use'] },
    ]);
    expect((await update(skill, 9, { categoryId: parent.id, newCategory: 'Weaving' })).status).toBe(409);
    expect(await fixture.below(parent)).toEqual(['Lacemaking']);
    await update(skill, 1, { categoryId: skill.categoryId, newCategory: 'Bobbins' });
    expect((await fixture.done(skillCalls.detail, { id: skill.id })).skill.categoryPath).toEqual([
      parent.name,
      'Lacemaking',
      'Bobbins',
    ]);
  });

  it('is not created by who may change skills alone', async () => {
    const parent = await fixture.category();
    await sql`delete from role_rights where role_id = 3 and right_name = 'categoryEdit'`.execute(fixture.db);
    const editor = await fixture.api.signIn(3);
    const answer = await editor.send(skillCalls.create, values({ categoryId: parent.id, newCategory: 'Weaving' }));
    expect([answer.status, await fixture.below(parent)]).toEqual([403, []]);
  });

  it('comes back before the skill does', async () => {
    const category = await fixture.category();
    const skill = await make({ categoryId: category.id });
    await remove(skill);
    await fixture.done(categoryCalls.delete, { id: category.id, version: 1 });
    expect(await fixture.client.send(skillCalls.restore, { id: skill.id, version: 2 })).toMatchObject({
      status: 409,
      body: { message: 'The category of this skill has been deleted: restore that one first' },
    });
  });

  it('is not deleted while a skill is put into it at the same moment, nor is the skill then lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await fixture.category();
      const [made, deleted] = await Promise.all([
        create({ categoryId: id }),
        fixture.client.send(categoryCalls.delete, { id, version: 1 }),
      ]);
      expect(['200 409', '400 200']).toContain(`${made.status} ${deleted.status}`);
    }
  });

  it('as a filter means everything below it', async () => {
    const root = await fixture.category();
    const [below, beside] = [await fixture.category(root), await fixture.category()];
    const deepest = await fixture.category(below);
    for (const [at, { id }] of [root, below, deepest, beside].entries())
      await make({ categoryId: id, name: `Level ${at}` });
    for (const [filter, levels] of [
      [`eq:${root.id}`, '012'],
      [`eq:${deepest.id}`, '2'],
      [`in:${below.id},${beside.id}`, '123'],
      [`ne:${root.id}`, '3'],
      ['empty:true', ''],
    ] as const)
      expect(await names({ filter: { categoryId: filter, name: 'starts:Level' } })).toEqual(
        [...levels].map((level) => `Level ${level}`),
      );
  });
});

it('a skill that was merged into another is found there only, whose deletion it refuses by name', async () => {
  const [target, merged] = [await make({ name: 'Used one' }), await make()];
  await sql`update skills set status = 'merged', merged_into_id = ${target.id} where id = ${merged.id}`.execute(
    fixture.db,
  );
  const { body } = await fixture.client.send(skillCalls.detail, { id: merged.id });
  expect(body).toMatchObject({ result: { skill: { id: target.id } } });
  expect((await update(merged, 2, { name: 'Merged one' })).status).toBe(404);
  expect(await names({ filter: { name: `eq:${merged.name}` } })).toEqual([]);
  expect(await fixture.client.send(skillCalls.delete, { id: target.id, version: 1 })).toMatchObject({
    status: 409,
    body: { message: 'Used one is still used by 1 skill' },
  });
});
