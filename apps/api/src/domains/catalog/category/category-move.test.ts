import { categoryCalls } from '@lectern/contract/catalog';
import { categoryFixture, type CategoryFixture } from '../testing';

let fixture: CategoryFixture;
beforeAll(async () => void (fixture = await categoryFixture()));
afterAll(() => fixture.close());

const messageOf = (body: unknown): string => (body as { message: string }).message;
type Node = { id: number; version: number };
const move = (node: Node, parent: { id: number } | null, before: { id: number } | null = null) =>
  fixture.client.send(categoryCalls.move, {
    id: node.id,
    version: node.version,
    parentId: parent?.id ?? null,
    beforeId: before?.id ?? null,
  });

describe('moving a category', () => {
  it('puts it before its neighbour, or last', async () => {
    const parent = await fixture.category();
    const [a, b, c] = [
      await fixture.category(parent, 'Algebra'),
      await fixture.category(parent, 'Biology'),
      await fixture.category(parent, 'Chemistry'),
    ];
    expect((await move(c, parent, a)).status).toBe(200);
    expect(await fixture.below(parent)).toEqual(['Chemistry', 'Algebra', 'Biology']);
    expect((await move(a, parent)).status).toBe(200);
    expect(await fixture.below(parent)).toEqual(['Chemistry', 'Biology', 'Algebra']);
    expect((await fixture.row(b)).version).toBe(1);
  });

  it('moves its subtree too, with old and new position in the audit log', async () => {
    const [from, to] = [await fixture.category(), await fixture.category()];
    const node = await fixture.category(from);
    const leaf = await fixture.category(node);
    const { category } = await fixture.done(categoryCalls.move, {
      id: node.id,
      version: 1,
      parentId: to.id,
      beforeId: null,
    });
    expect(category).toMatchObject({ parentId: to.id, depth: 2, path: [to.name], version: 2 });
    expect(await fixture.row(leaf)).toMatchObject({ depth: 3, path: [to.name, node.name], version: 1 });
    expect((await fixture.audits('category.move', node.id))[0]).toMatchObject({
      entityLabel: node.name,
      changes: { parentId: [from.id, to.id] },
    });
  });

  it('never goes below itself', async () => {
    const node = await fixture.category();
    const leaf = await fixture.category(await fixture.category(node));
    for (const parent of [node, leaf]) {
      const { status, body } = await move(node, parent);
      expect([status, messageOf(body)]).toEqual([409, 'A category cannot move below itself']);
    }
  });

  it('never makes more than five levels', async () => {
    let deep = await fixture.category();
    for (let level = 2; level <= 4; level += 1) deep = await fixture.category(deep);
    const pair = await fixture.category();
    await fixture.category(pair);
    expect(messageOf((await move(pair, deep)).body)).toBe('Categories go 5 levels deep at most');
    expect((await move(await fixture.category(), deep)).status).toBe(200);
  });

  it('is refused next to a neighbour that was moved elsewhere or deleted', async () => {
    const [here, there] = [await fixture.category(), await fixture.category()];
    const [node, gone, deleted] = [
      await fixture.category(here),
      await fixture.category(there),
      await fixture.category(here),
    ];
    await fixture.done(categoryCalls.delete, { id: deleted.id, version: 1 });
    for (const neighbour of [gone, deleted])
      expect(messageOf((await move(node, here, neighbour)).body)).toBe(
        'The order has changed meanwhile; please try again',
      );
  });

  it('is refused where its name is taken', async () => {
    const to = await fixture.category();
    await fixture.category(to, 'Twins');
    const { status, body } = await move(await fixture.category(null, 'twins'), to);
    expect([status, messageOf(body)]).toEqual([409, 'There is a category “twins” in that place already']);
  });

  it('is refused below a category that has been deleted', async () => {
    const gone = await fixture.category();
    await fixture.done(categoryCalls.delete, { id: gone.id, version: 1 });
    expect(messageOf((await move(await fixture.category(), gone)).body)).toBe(
      'The category it should lie in has been deleted',
    );
  });

  it('works however often one gap is halved', async () => {
    const parent = await fixture.category();
    const [first, ...others] = [
      await fixture.category(parent, 'First'),
      await fixture.category(parent, 'Second'),
      await fixture.category(parent, 'Third'),
    ];
    for (let turn = 0; turn < 26; turn += 1) {
      const [last, neighbour] = turn % 2 === 0 ? [others[1]!, others[0]!] : [others[0]!, others[1]!];
      expect((await move(await fixture.row(last), parent, neighbour)).status).toBe(200);
    }
    expect((await fixture.below(parent))[0]).toBe(first.name);
  });
});

describe('two moves at once', () => {
  it('A below B and B below A: one succeeds, the other is refused', async () => {
    const [a, b] = [await fixture.category(), await fixture.category()];
    const answers = await fixture.inOrder(
      () => move(a, b),
      () => move(b, a),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(messageOf(answers[1].body)).toBe('A category cannot move below itself');
  });

  it('of one category: the second is stale', async () => {
    const [node, to, other] = [await fixture.category(), await fixture.category(), await fixture.category()];
    const [first, second] = await fixture.inOrder(
      () => move(node, to),
      () => move(node, other),
    );
    expect([first.status, second.status]).toEqual([200, 409]);
    expect((second.body as { result: { parentId: number } }).result.parentId).toBe(to.id);
  });

  it('at one place: both succeed, each with a place of its own', async () => {
    const parent = await fixture.category();
    const [a, b, c] = [
      await fixture.category(parent, 'Ant'),
      await fixture.category(parent, 'Bee'),
      await fixture.category(parent, 'Cat'),
    ];
    const answers = await fixture.inOrder(
      () => move(b, parent, a),
      () => move(c, parent, a),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await fixture.below(parent)).toEqual(['Bee', 'Cat', 'Ant']);
  });
});
