import { sql } from 'kysely';
import { categoryCalls } from '@lectern/contract/catalog';
import { categoryFixture, constraintsOf, type CategoryFixture } from '../testing';

let fixture: CategoryFixture;
beforeAll(async () => void (fixture = await categoryFixture()));
afterAll(() => fixture.close());

const messageOf = (body: unknown): string => (body as { message: string }).message;
const restore = (id: number, version: number) => fixture.client.send(categoryCalls.restore, { id, version });

describe('restoring a category', () => {
  it('returns it to its place', async () => {
    const parent = await fixture.category();
    const [, b] = [
      await fixture.category(parent, 'Left'),
      await fixture.category(parent, 'Middle'),
      await fixture.category(parent, 'Right'),
    ];
    await fixture.done(categoryCalls.delete, { id: b.id, version: 1 });
    expect(await fixture.below(parent)).toEqual(['Left', 'Right']);
    expect((await restore(b.id, 2)).status).toBe(200);
    expect(await fixture.below(parent)).toEqual(['Left', 'Middle', 'Right']);
    expect(await fixture.audits('category.restore', b.id)).toHaveLength(1);
  });

  it('requires a free name', async () => {
    const parent = await fixture.category();
    const gone = await fixture.category(parent, 'Twice');
    await fixture.done(categoryCalls.delete, { id: gone.id, version: 1 });
    await fixture.category(parent, 'TWICE');
    const { status, body } = await restore(gone.id, 2);
    expect([status, constraintsOf(body)]).toEqual([409, { name: ['Name is already in use'] }]);
  });

  it('requires a free slug', async () => {
    const gone = await fixture.category(null, 'Slug of mine');
    await fixture.done(categoryCalls.delete, { id: gone.id, version: 1 });
    await fixture.done(categoryCalls.create, { name: 'Another name', slug: gone.slug });
    expect(constraintsOf((await restore(gone.id, 2)).body)).toEqual({ slug: ['Slug is already in use'] });
  });

  it('requires a live parent', async () => {
    const parent = await fixture.category();
    const child = await fixture.category(parent);
    await fixture.done(categoryCalls.delete, { id: child.id, version: 1 });
    await fixture.done(categoryCalls.delete, { id: parent.id, version: 1 });
    expect(messageOf((await restore(child.id, 2)).body)).toBe(
      'The category it lay in has been deleted: restore that one first',
    );
  });

  it('requires room below its parent', async () => {
    const parent = await fixture.category();
    const child = await fixture.category(parent);
    await fixture.done(categoryCalls.delete, { id: child.id, version: 1 });
    let deep = await fixture.category();
    for (let level = 2; level <= 4; level += 1) deep = await fixture.category(deep);
    await fixture.done(categoryCalls.move, { id: parent.id, version: 1, parentId: deep.id, beforeId: null });
    expect(messageOf((await restore(child.id, 2)).body)).toBe('Categories go 5 levels deep at most');
  });

  it('is no longer possible after 30 days, or once somebody has restored it', async () => {
    const node = await fixture.category();
    await fixture.done(categoryCalls.delete, { id: node.id, version: 1 });
    const twice = [await restore(node.id, 2), await restore(node.id, 2)];
    expect(twice.map(({ status }) => status)).toEqual([200, 409]);
    const old = await fixture.category();
    await fixture.done(categoryCalls.delete, { id: old.id, version: 1 });
    await sql`update categories set deleted_at = now() - interval '31 days' where id = ${old.id}`.execute(fixture.db);
    expect((await restore(old.id, 3)).status).toBe(404);
    expect(
      (await fixture.done(categoryCalls.list, { deleted: 'only', limit: 100 })).items.some((row) => row.id === old.id),
    ).toBe(false);
  });
});
