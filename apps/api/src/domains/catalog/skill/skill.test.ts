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
  values: Partial<Parameters<typeof fixture.client.send<typeof skillCalls.create>>[1]> = {},
): Promise<SkillRow> =>
  (await fixture.done(skillCalls.create, { categoryId, name: `Made ${(number += 1)}`, ...values })).skill;
const create = (values: object) =>
  fixture.client.send(skillCalls.create, { categoryId, name: `Sent ${(number += 1)}`, ...values });
const update = (values: Parameters<typeof fixture.client.send<typeof skillCalls.update>>[1]) =>
  fixture.client.send(skillCalls.update, values);

describe('creating a skill', () => {
  it('puts it into its category with its other spellings, and writes it down', async () => {
    const root = await fixture.category(null, 'Languages of machines');
    const below = await fixture.category(root, 'Dynamic ones');
    const skill = await make({
      categoryId: below.id,
      name: 'JavaScript ',
      description: 'Runs in browsers.',
      aliases: ['JS', 'ECMAScript', 'js'],
    });
    expect(skill).toMatchObject({
      name: 'JavaScript',
      slug: 'javascript',
      status: 'active',
      categoryId: below.id,
      categoryPath: ['Languages of machines', 'Dynamic ones'],
      description: 'Runs in browsers.',
      version: 1,
      deletedAt: null,
    });
    expect(skill.aliases.map((alias) => alias.toLowerCase())).toEqual(['ecmascript', 'js']);
    expect((await fixture.audits('skill.create', skill.id))[0]).toMatchObject({
      entityLabel: 'JavaScript',
      changes: { name: [null, 'JavaScript'], categoryId: [null, below.id] },
    });
  });

  it('proposes a slug that is free, and one from the id for a name without Latin letters', async () => {
    const other = await fixture.category();
    expect([
      (await make({ name: 'Machine learning' })).slug,
      (await make({ name: 'Machine learning', categoryId: other.id })).slug,
    ]).toEqual(['machine-learning', 'machine-learning-2']);
    const hindi = await make({ name: 'गणित' });
    expect(hindi.slug).toBe(`skill-${hindi.id}`);
  });

  it('gives two at once two slugs', async () => {
    const other = await fixture.category();
    const made = await Promise.all([make({ name: 'At once' }), make({ name: 'At once', categoryId: other.id })]);
    expect(made.map(({ slug }) => slug).sort()).toEqual(['at-once', 'at-once-2']);
  });

  it('refuses a name taken in its category whatever its case, and takes it in another', async () => {
    await make({ name: 'Welding' });
    const { status, body } = await create({ name: 'WELDING' });
    expect([status, constraintsOf(body)]).toEqual([409, { name: ['Name is already in use'] }]);
    expect((await create({ name: 'Welding', categoryId: (await fixture.category()).id })).status).toBe(200);
  });

  it('refuses a slug that is taken, and a spelling that belongs to another', async () => {
    const { slug } = await make({ name: 'PostgreSQL', aliases: ['Postgres'] });
    expect(constraintsOf((await create({ slug })).body)).toEqual({ slug: ['Slug is already in use'] });
    const { status, body } = await create({ aliases: ['PG', 'POSTGRES'] });
    expect([status, constraintsOf(body)]).toEqual([409, { aliases: ['“Postgres” is another spelling of PostgreSQL'] }]);
  });

  it('needs a category that is there and active', async () => {
    const inactive = await fixture.category();
    await fixture.done(categoryCalls.changeStatus, { id: inactive.id, version: 1, status: 'inactive' });
    for (const wrong of [inactive.id, 999_999])
      expect(constraintsOf((await create({ categoryId: wrong })).body)).toEqual({
        categoryId: ['Category is Invalid'],
      });
  });

  it('reports every invalid field at once, in the words of the specification', async () => {
    const { status, body } = await fixture.client.send(skillCalls.create, {
      name: ' x',
      slug: 'Not A Slug',
      aliases: [''],
    } as never);
    expect([status, constraintsOf(body)]).toEqual([
      400,
      {
        categoryId: ['Category is required'],
        name: ['Name is Invalid'],
        slug: ['Slug is Invalid'],
        'aliases[0]': ['Other spelling is required'],
      },
    ]);
  });
});

describe('changing a skill', () => {
  it('takes spellings away and adds others, as a new version', async () => {
    const skill = await make({ aliases: ['First spelling', 'Second spelling'] });
    const changed = (
      await fixture.done(skillCalls.update, {
        id: skill.id,
        version: 1,
        aliases: ['second Spelling', 'Third spelling'],
      })
    ).skill;
    expect(changed).toMatchObject({ aliases: ['second Spelling', 'Third spelling'], version: 2 });
    expect((await make({ aliases: ['First spelling'] })).aliases).toEqual(['First spelling']);
    expect((await fixture.audits('skill.update', skill.id))[0]?.changes).toEqual({
      aliases: [
        ['First spelling', 'Second spelling'],
        ['second Spelling', 'Third spelling'],
      ],
    });
  });

  it('moves to another category, and stays in one that became inactive', async () => {
    const [here, there] = [await fixture.category(), await fixture.category()];
    const skill = await make({ categoryId: here.id });
    await fixture.done(categoryCalls.changeStatus, { id: here.id, version: 1, status: 'inactive' });
    expect((await update({ id: skill.id, version: 1, categoryId: here.id, description: 'Still here' })).status).toBe(
      200,
    );
    expect(
      (await fixture.done(skillCalls.update, { id: skill.id, version: 2, categoryId: there.id })).skill.categoryId,
    ).toBe(there.id);
    expect(constraintsOf((await update({ id: skill.id, version: 3, categoryId: here.id })).body)).toEqual({
      categoryId: ['Category is Invalid'],
    });
  });

  it('proposes the slug again when it is emptied', async () => {
    const skill = await make({ name: 'To be renamed' });
    expect(
      (await fixture.done(skillCalls.update, { id: skill.id, version: 1, name: 'Was renamed', slug: null })).skill.slug,
    ).toBe('was-renamed');
  });

  it('refuses a name, slug or spelling of another and changes nothing', async () => {
    const [skill, other] = [await make(), await make({ aliases: ['Spelling of the other'] })];
    expect(constraintsOf((await update({ id: skill.id, version: 1, name: other.name })).body)).toEqual({
      name: ['Name is already in use'],
    });
    expect(constraintsOf((await update({ id: skill.id, version: 1, slug: other.slug })).body)).toEqual({
      slug: ['Slug is already in use'],
    });
    expect(
      (await update({ id: skill.id, version: 1, name: 'Not this either', aliases: ['spelling of the OTHER'] })).status,
    ).toBe(409);
    expect((await fixture.done(skillCalls.detail, { id: skill.id })).skill).toEqual(skill);
  });
});

it('who may not restore skills does not see deleted records', async () => {
  const subAdmin = await fixture.api.signIn(3);
  expect((await subAdmin.send(skillCalls.list, { deleted: 'only' })).body).toMatchObject({ missing: ['skillDelete'] });
});
