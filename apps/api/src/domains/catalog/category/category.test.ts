import { categoryCalls } from '@lectern/contract/catalog';
import { categoryFixture, constraintsOf, type CategoryFixture } from '../testing';

let fixture: CategoryFixture;
beforeAll(async () => void (fixture = await categoryFixture()));
afterAll(() => fixture.close());

const create = (request: Parameters<typeof fixture.client.send<typeof categoryCalls.create>>[1]) =>
  fixture.client.send(categoryCalls.create, request);

describe('creating a category', () => {
  it('adds it last among the roots or below its parent, with an audit row', async () => {
    const root = await fixture.category(null, 'Natural science');
    const { category } = await fixture.done(categoryCalls.create, { name: 'Organic chemistry ', parentId: root.id });
    expect(category).toMatchObject({
      name: 'Organic chemistry',
      slug: 'organic-chemistry',
      status: 'active',
      depth: 2,
      path: ['Natural science'],
      skills: 0,
      version: 1,
      parentId: root.id,
      deletedAt: null,
    });
    expect((await fixture.below(null)).at(-1)).toBe('Natural science');
    expect((await fixture.audits('category.create', category.id))[0]).toMatchObject({
      entityLabel: 'Organic chemistry',
      changes: { name: [null, 'Organic chemistry'], parentId: [null, root.id] },
    });
  });

  it('puts it before a neighbour', async () => {
    const parent = await fixture.category();
    const first = await fixture.category(parent, 'Was first');
    await fixture.done(categoryCalls.create, { name: 'Is first', parentId: parent.id, beforeId: first.id });
    expect(await fixture.below(parent)).toEqual(['Is first', 'Was first']);
  });

  it('proposes a slug: from the name, numbered when taken, from the id when no letter fits', async () => {
    const slugs = [];
    for (const parent of [await fixture.category(), await fixture.category(), await fixture.category()])
      slugs.push((await fixture.category(parent, 'Músic & Dance')).slug);
    expect(slugs).toEqual(['music-dance', 'music-dance-2', 'music-dance-3']);
    const hindi = await fixture.category(null, 'गणित');
    expect(hindi.slug).toBe(`category-${hindi.id}`);
  });

  it('refuses a name that a sibling has, in any case, and allows it elsewhere', async () => {
    const [here, there] = [await fixture.category(), await fixture.category()];
    await fixture.category(here, 'Geometry');
    const { status, body } = await create({ name: 'GEOMETRY', parentId: here.id });
    expect([status, constraintsOf(body)]).toEqual([409, { name: ['Name is already in use'] }]);
    expect((await create({ name: 'Geometry', parentId: there.id })).status).toBe(200);
  });

  it('refuses a slug in use', async () => {
    const { slug } = await fixture.category();
    expect(constraintsOf((await create({ name: 'Some other name', slug })).body)).toEqual({
      slug: ['Slug is already in use'],
    });
  });

  it('reports every invalid field at once, in the words of the specification', async () => {
    const { status, body } = await create({ name: ' x', slug: 'Not A Slug' });
    expect([status, constraintsOf(body)]).toEqual([
      400,
      { name: ['Name is Invalid', 'Minimum character length is 2'], slug: ['Slug is Invalid'] },
    ]);
  });

  it('is limited to five levels', async () => {
    let deep = await fixture.category();
    for (let level = 2; level <= 5; level += 1) deep = await fixture.category(deep);
    expect(deep.depth).toBe(5);
    expect(constraintsOf((await create({ name: 'Sixth level', parentId: deep.id })).body)).toEqual({
      parentId: ['Categories go 5 levels deep at most'],
    });
  });

  it('requires a parent that exists', async () => {
    expect(constraintsOf((await create({ name: 'Orphan', parentId: 999_999 })).body)).toEqual({
      parentId: ['Parent is Invalid'],
    });
  });
});

describe('changing a category', () => {
  it('changes only what is sent and records it from → to', async () => {
    const node = await fixture.category(null, 'Old name');
    const { category } = await fixture.done(categoryCalls.update, { id: node.id, version: 1, name: 'New name' });
    expect(category).toMatchObject({ name: 'New name', slug: node.slug, status: 'active', version: 2 });
    expect(await fixture.audits('category.update', node.id)).toEqual([
      { entityLabel: 'New name', changes: { name: ['Old name', 'New name'] } },
    ]);
  });

  it('proposes a slug again when it is emptied', async () => {
    const node = await fixture.category(null, 'To be renamed');
    const { category } = await fixture.done(categoryCalls.update, {
      id: node.id,
      version: 1,
      name: 'Was renamed',
      slug: null,
    });
    expect(category.slug).toBe('was-renamed');
  });

  it('may keep its own name and slug', async () => {
    const node = await fixture.category();
    expect(
      (await fixture.client.send(categoryCalls.update, { id: node.id, version: 1, name: node.name, slug: node.slug }))
        .status,
    ).toBe(200);
  });

  it('refuses the name or slug of another', async () => {
    const [node, other] = [await fixture.category(), await fixture.category()];
    expect(
      constraintsOf(
        (await fixture.client.send(categoryCalls.update, { id: node.id, version: 1, name: other.name })).body,
      ),
    ).toEqual({ name: ['Name is already in use'] });
    expect(
      constraintsOf(
        (await fixture.client.send(categoryCalls.update, { id: node.id, version: 1, slug: other.slug })).body,
      ),
    ).toEqual({ slug: ['Slug is already in use'] });
  });

  it('answers a stale save with the current row and changes nothing', async () => {
    const node = await fixture.category();
    await fixture.done(categoryCalls.update, { id: node.id, version: 1, name: 'Saved first' });
    const { status, body } = await fixture.client.send(categoryCalls.update, {
      id: node.id,
      version: 1,
      name: 'Saved second',
    });
    expect([status, (body as { result: unknown }).result]).toMatchObject([
      409,
      { name: 'Saved first', version: 2, depth: 1, skills: 0 },
    ]);
    expect((await fixture.row(node)).name).toBe('Saved first');
  });

  it('is refused for a category that does not exist, and for an unknown field', async () => {
    expect((await fixture.client.send(categoryCalls.update, { id: 999_999, version: 1, name: 'Nobody' })).status).toBe(
      404,
    );
    const node = await fixture.category();
    const unknown = await fixture.client.send(categoryCalls.update, { id: node.id, version: 1, parentId: 1 } as never);
    expect([unknown.status, Object.keys(constraintsOf(unknown.body))]).toEqual([400, ['parentId']]);
  });

  it('is made inactive and active again without changing its content', async () => {
    const node = await fixture.category();
    const child = await fixture.category(node);
    expect(
      (await fixture.done(categoryCalls.changeStatus, { id: node.id, version: 1, status: 'inactive' })).category,
    ).toMatchObject({ status: 'inactive', version: 2 });
    expect((await fixture.row(child)).status).toBe('active');
    expect(
      (await fixture.done(categoryCalls.changeStatus, { id: node.id, version: 2, status: 'active' })).category.status,
    ).toBe('active');
    expect((await fixture.audits('category.changeStatus', node.id)).map(({ changes }) => changes)).toEqual([
      { status: ['active', 'inactive'] },
      { status: ['inactive', 'active'] },
    ]);
  });
});

describe('rights on categories', () => {
  it('reading needs categoryList, writing categoryEdit, deleting and restoring categoryDelete', async () => {
    const [subAdmin, sales] = [await fixture.api.signIn(3), await fixture.api.signIn(4)];
    const node = await fixture.category();
    expect((await sales.send(categoryCalls.list, { view: 'tree' })).body).toMatchObject({
      message: 'Not allowed to access',
      missing: ['categoryList', 'skillList'],
    });
    expect((await sales.send(categoryCalls.root, {})).status).toBe(200);
    expect((await sales.send(categoryCalls.create, { name: 'By sales' })).status).toBe(403);
    expect(
      (await subAdmin.send(categoryCalls.update, { id: node.id, version: 1, name: 'By a sub-admin' })).status,
    ).toBe(200);
    expect((await subAdmin.send(categoryCalls.delete, { id: node.id, version: 2 })).body).toMatchObject({
      missing: ['categoryDelete'],
    });
    expect((await subAdmin.send(categoryCalls.restore, { id: node.id, version: 2 })).status).toBe(403);
    expect((await subAdmin.send(categoryCalls.list, { deleted: 'only' })).body).toMatchObject({
      missing: ['categoryDelete'],
    });
    expect((await fixture.api.stranger().send(categoryCalls.root, {})).status).toBe(401);
  });
});
