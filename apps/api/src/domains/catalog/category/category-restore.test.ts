import { categoryCalls } from '@lectern/contract/catalog';
import { categoryFixture, type CategoryFixture } from '../testing';

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
    expect((await fixture.client.send(categoryCalls.detail, { id: b.id })).status).toBe(404);
    expect((await restore(b.id, 2)).status).toBe(200);
    expect(await fixture.below(parent)).toEqual(['Left', 'Middle', 'Right']);
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
});
