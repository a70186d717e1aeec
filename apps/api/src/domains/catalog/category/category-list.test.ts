import { sql } from 'kysely';
import { categoryCalls, type CategoryRow } from '@lectern/contract/catalog';
import { categoryFixture, constraintsOf, type CategoryFixture } from '../testing';

let fixture: CategoryFixture;
let science: CategoryRow, chemistry: CategoryRow, organic: CategoryRow, arts: CategoryRow;
beforeAll(async () => {
  fixture = await categoryFixture();
  await sql`delete from skills`.execute(fixture.db);
  await sql`delete from categories`.execute(fixture.db);
  science = await fixture.category(null, 'Science');
  arts = await fixture.category(null, 'Arts');
  chemistry = await fixture.category(science, 'Chemistry');
  organic = await fixture.category(chemistry, 'Organic chemistry');
  for (const category of [science, chemistry, chemistry, organic]) await fixture.skill(category);
  const merged = await fixture.skill(organic);
  const deleted = await fixture.skill(organic);
  await fixture.skill(organic, 'Not offered', 'inactive');
  await sql`update skills set status = 'merged', merged_into_id = ${deleted} where id = ${merged}`.execute(fixture.db);
  await sql`update skills set deleted_at = now() where id = ${deleted}`.execute(fixture.db);
});
afterAll(() => fixture.close());

const names = async (request: Parameters<typeof fixture.done<typeof categoryCalls.list>>[1]) =>
  (await fixture.done(categoryCalls.list, request)).items.map((row) => row.name);

describe('the tree of categories', () => {
  it('comes whole: each node after its parent, with depth, the names above it and the skills of its subtree', async () => {
    const { items, total } = await fixture.done(categoryCalls.list, { view: 'tree' });
    expect(total).toBe(4);
    expect(items.map(({ name, depth, path, skills }) => [name, depth, path, skills])).toEqual([
      ['Science', 1, [], 5],
      ['Chemistry', 2, ['Science'], 4],
      ['Organic chemistry', 3, ['Science', 'Chemistry'], 2],
      ['Arts', 1, [], 0],
    ]);
  });

  it('refuses filters, sorting and paging, each by name', async () => {
    const { status, body } = await fixture.client.send(categoryCalls.list, { view: 'tree', q: 'sci', sort: 'name' });
    expect([status, Object.keys(constraintsOf(body))]).toEqual([400, ['q', 'sort']]);
  });
});

describe('the list of categories', () => {
  it('is ordered by name, with the same figures as the tree', async () => {
    const { items } = await fixture.done(categoryCalls.list, {});
    expect(items.map(({ name, depth, path, skills }) => [name, depth, path, skills])).toEqual([
      ['Arts', 1, [], 0],
      ['Chemistry', 2, ['Science'], 4],
      ['Organic chemistry', 3, ['Science', 'Chemistry'], 2],
      ['Science', 1, [], 5],
    ]);
  });

  it('is filtered by parent, status and time, and sorted backwards', async () => {
    expect(await names({ filter: { parentId: 'empty:true' }, sort: '-name' })).toEqual(['Science', 'Arts']);
    expect(await names({ filter: { parentId: `eq:${science.id}` } })).toEqual(['Chemistry']);
    expect(await names({ filter: { status: 'eq:inactive' } })).toEqual([]);
    expect(await names({ filter: { updatedAt: 'lt:2020-01-01' } })).toEqual([]);
  });
});

describe('categories for pickers', () => {
  it('are the roots, or the children of one, in order, each saying whether it has children', async () => {
    const roots = (await fixture.done(categoryCalls.root, {})).items;
    expect(roots.map(({ name, hasChildren }) => [name, hasChildren])).toEqual([
      ['Science', true],
      ['Arts', false],
    ]);
    expect((await fixture.done(categoryCalls.children, { id: science.id })).items).toEqual([
      { id: chemistry.id, name: 'Chemistry', slug: 'chemistry', status: 'active', hasChildren: true },
    ]);
    expect((await fixture.client.send(categoryCalls.children, { id: 999_999 })).status).toBe(404);
  });

  it('are only the active ones on request', async () => {
    await fixture.done(categoryCalls.changeStatus, { id: arts.id, version: 1, status: 'inactive' });
    expect((await fixture.done(categoryCalls.root, { status: 'active' })).items.map((row) => row.name)).toEqual([
      'Science',
    ]);
  });
});

describe('one category', () => {
  it('comes with its path, the number of its children and its uses', async () => {
    const { category, breadcrumb, children, uses } = await fixture.done(categoryCalls.detail, { id: chemistry.id });
    expect([category.skills, breadcrumb.map((each) => each.name), children.map((each) => each.name)]).toEqual([
      4,
      ['Science', 'Chemistry'],
      ['Organic chemistry'],
    ]);
    expect(uses).toEqual([
      { kind: 'categories', count: 1 },
      { kind: 'skills', count: 2 },
    ]);
  });
});
