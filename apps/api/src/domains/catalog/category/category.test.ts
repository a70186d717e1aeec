import { categoryCalls } from '@lectern/contract/catalog';
import { categoryFixture, constraintsOf, type CategoryFixture } from '../testing';

let fixture: CategoryFixture;
beforeAll(async () => void (fixture = await categoryFixture()));
afterAll(() => fixture.close());

const create = (request: Parameters<typeof fixture.client.send<typeof categoryCalls.create>>[1]) =>
  fixture.client.send(categoryCalls.create, request);

describe('creating a category', () => {
  it('adds it last among the roots or below its parent', async () => {
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
  });

  it('puts it before a neighbour', async () => {
    const parent = await fixture.category();
    const first = await fixture.category(parent, 'Was first');
    await fixture.done(categoryCalls.create, { name: 'Is first', parentId: parent.id, beforeId: first.id });
    expect(await fixture.below(parent)).toEqual(['Is first', 'Was first']);
  });

  it('takes a name that is used elsewhere, but not among its siblings', async () => {
    const [here, there] = [await fixture.category(), await fixture.category()];
    await fixture.category(here, 'Geometry');
    expect((await create({ name: 'Geometry', parentId: here.id })).status).toBe(409);
    expect((await create({ name: 'Geometry', parentId: there.id })).status).toBe(200);
  });

  it('is limited to five levels', async () => {
    let deep = await fixture.category();
    for (let level = 2; level <= 5; level += 1) deep = await fixture.category(deep);
    expect(deep.depth).toBe(5);
    expect(constraintsOf((await create({ name: 'Sixth level', parentId: deep.id })).body)).toEqual({
      parentId: ['Categories go 5 levels deep at most'],
    });
  });
});

describe('changing a category', () => {
  it('gives it no other parent: that is a move', async () => {
    const node = await fixture.category();
    const unknown = await fixture.client.send(categoryCalls.update, { id: node.id, version: 1, parentId: 1 } as never);
    expect([unknown.status, Object.keys(constraintsOf(unknown.body))]).toEqual([400, ['parentId']]);
  });

  it('is made inactive without changing its content', async () => {
    const node = await fixture.category();
    const child = await fixture.category(node);
    await fixture.done(categoryCalls.changeStatus, { id: node.id, version: 1, status: 'inactive' });
    expect((await fixture.row(child)).status).toBe('active');
  });
});

describe('the texts of a category', () => {
  const texts = {
    descriptionHtml: '<p>Every <strong>science</strong>.</p>',
    seoTitle: 'Learn science',
    seoDescription: 'Lessons in every science.',
    seoKeywords: ['science', 'lessons'],
  };

  it('are written with it, stay when something else changes, and each change is in its history', async () => {
    const { category } = await fixture.done(categoryCalls.create, { name: 'With texts', ...texts });
    expect(category).toMatchObject(texts);
    const { id } = category;
    await fixture.done(categoryCalls.update, { id, version: 1, name: 'Other name' });
    await fixture.done(categoryCalls.update, { id, version: 2, seoKeywords: [], descriptionHtml: '' });
    expect((await fixture.done(categoryCalls.detail, { id })).category).toMatchObject({
      ...texts,
      seoKeywords: [],
      descriptionHtml: '',
    });
    expect((await fixture.audits('category.update', id)).at(-1)?.changes).toEqual({
      seoKeywords: [texts.seoKeywords, []],
      descriptionHtml: [texts.descriptionHtml, ''],
    });
  });

  it('are in the detail alone: lists and the tree do without', async () => {
    const { category } = await fixture.done(categoryCalls.create, { name: 'Described at length', ...texts });
    const pages = [{ view: 'tree' as const }, { filter: { name: 'eq:Described at length' } }];
    for (const page of pages) {
      const { items } = await fixture.done(categoryCalls.list, page);
      const row = items.find(({ id }) => id === category.id);
      expect(row).toBeDefined();
      expect(Object.keys(row ?? {})).not.toEqual(expect.arrayContaining(['descriptionHtml']));
    }
  });
});
