import { sql } from 'kysely';
import { categoryCalls } from '@lectern/contract/catalog';
import { categoryFixture, constraintsOf, type CategoryFixture } from '../testing';
import { somebodyWaits } from '../../../testing/lock-wait';

let fixture: CategoryFixture;
beforeAll(async () => void (fixture = await categoryFixture()));
afterAll(() => fixture.close());

const messageOf = (body: unknown): string => (body as { message: string }).message;
const remove = ({ id, version }: { id: number; version: number }, replacement?: { id: number }) =>
  fixture.client.send(categoryCalls.delete, { id, version, replacementId: replacement?.id });

describe('deleting a category', () => {
  it('in use is refused, with the number of uses of each kind', async () => {
    const node = await fixture.category(null, 'Used category');
    await fixture.category(node);
    await fixture.skill(node);
    await fixture.skill(node);
    const { status, body } = await remove(node);
    expect([status, messageOf(body)]).toEqual([409, 'Used category still has 1 sub-category and 2 skills']);
    expect((body as { result: unknown }).result).toEqual({
      uses: [
        { kind: 'categories', count: 1 },
        { kind: 'skills', count: 2 },
      ],
    });
    expect((await fixture.done(categoryCalls.detail, { id: node.id })).uses).toEqual([
      { kind: 'categories', count: 1 },
      { kind: 'skills', count: 2 },
    ]);
  });

  it('is not blocked by uses that are deleted too', async () => {
    const node = await fixture.category();
    const child = await fixture.category(node);
    await fixture.done(categoryCalls.delete, { id: child.id, version: 1 });
    expect((await remove(node)).status).toBe(200);
  });

  it('moves its uses to a replacement, in order, after those already there', async () => {
    const [node, to] = [await fixture.category(), await fixture.category()];
    await fixture.category(to, 'Own');
    for (const name of ['Handed one', 'Handed two']) await fixture.category(node, name);
    const skill = await fixture.skill(node);
    const { moved } = await fixture.done(categoryCalls.delete, { id: node.id, version: 1, replacementId: to.id });
    expect(moved).toEqual([
      { kind: 'categories', count: 2 },
      { kind: 'skills', count: 1 },
    ]);
    expect(await fixture.below(to)).toEqual(['Own', 'Handed one', 'Handed two']);
    expect((await fixture.row(to)).skills).toBe(1);
    expect(
      (await sql<{ categoryId: number }>`select category_id from skills where id = ${skill}`.execute(fixture.db))
        .rows[0]?.categoryId,
    ).toBe(to.id);
    expect((await fixture.audits('category.delete', node.id))[0]?.changes).toEqual({
      replacementId: [null, to.id],
      categories: [2, 0],
      skills: [1, 0],
    });
  });

  it('accepts only a live, active replacement outside its own subtree', async () => {
    const node = await fixture.category();
    const inside = await fixture.category(node);
    const inactive = await fixture.category();
    await fixture.done(categoryCalls.changeStatus, { id: inactive.id, version: 1, status: 'inactive' });
    for (const replacement of [node, inside, inactive, { id: 999_999 }]) {
      const { status, body } = await remove(node, replacement);
      expect([status, constraintsOf(body)]).toEqual([400, { replacementId: ['Replacement is Invalid'] }]);
    }
  });

  it('accepts no replacement that is too deep for the sub-categories', async () => {
    let deep = await fixture.category();
    for (let level = 2; level <= 5; level += 1) deep = await fixture.category(deep);
    const node = await fixture.category();
    await fixture.category(node);
    expect(constraintsOf((await remove(node, deep)).body)).toEqual({
      replacementId: ['Categories go 5 levels deep at most'],
    });
  });

  it('is refused when both have a skill of the same name, and nothing is moved', async () => {
    const [node, to] = [await fixture.category(), await fixture.category()];
    for (const parent of [node, to]) await fixture.skill(parent, 'Same');
    const child = await fixture.category(node);
    const { status, body } = await remove(node, to);
    expect([status, messageOf(body)]).toEqual([
      409,
      'Both categories have skills of one name: rename one of the two first',
    ]);
    expect((await fixture.row(child)).parentId).toBe(node.id);
  });
});

describe('a deletion and a creation below it at once', () => {
  const create = (parent: { id: number }) =>
    fixture.client.send(categoryCalls.create, { name: 'Late child', parentId: parent.id });

  it('deleted first: the child is refused', async () => {
    const parent = await fixture.category();
    const [deleted, created] = await fixture.inOrder(
      () => remove(parent),
      () => create(parent),
    );
    expect([deleted.status, created.status, constraintsOf(created.body)]).toEqual([
      200,
      400,
      { parentId: ['Parent is Invalid'] },
    ]);
  });

  it('created first: the deletion is refused', async () => {
    const parent = await fixture.category();
    const [created, deleted] = await fixture.inOrder(
      () => create(parent),
      () => remove(parent),
    );
    expect([created.status, deleted.status]).toEqual([200, 409]);
  });
});

describe('a skill and the deletion of its category at once', () => {
  it('the skill that holds the category is counted', async () => {
    const node = await fixture.category();
    let answer: ReturnType<typeof remove> | undefined;
    await fixture.db.transaction().execute(async (transaction) => {
      await sql`select 1 from categories where id = ${node.id} for key share`.execute(transaction);
      answer = remove(node);
      await somebodyWaits(transaction);
      await sql`insert into skills (category_id, name, slug) values (${node.id}, 'In time', 'in-time')`.execute(
        transaction,
      );
    });
    expect((await answer)?.status).toBe(409);
  });
});
