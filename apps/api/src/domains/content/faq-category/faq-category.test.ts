import { faqCalls, faqCategoryCalls } from '@lectern/contract/content';
import { faqFixture, type FaqFixture } from '../testing';

let fixture: FaqFixture;
beforeAll(async () => void (fixture = await faqFixture()));
afterAll(() => fixture.close());

const names = async (audience: 'student' | 'trainer' | 'agency' | 'institute') =>
  (await fixture.done(faqCategoryCalls.list, { audience })).items.map((each) => each.name);
const message = (answer: { body: unknown }) => (answer.body as { message: string }).message;

describe('categories of FAQs', () => {
  it('are listed in order, each with its numbers of FAQs and drafts', async () => {
    const [first, second] = [await fixture.category('institute'), await fixture.category('institute')];
    await fixture.faq(second.id);
    await fixture.faq(second.id, { status: 'published' });
    const gone = await fixture.faq(second.id);
    await fixture.done(faqCalls.delete, { id: gone.id, version: 1 });
    const { items } = await fixture.done(faqCategoryCalls.list, { audience: 'institute' });
    const own = items.filter((each) => each.id === first.id || each.id === second.id);
    expect(own).toMatchObject([
      { id: first.id, faqs: 0, drafts: 0 },
      { id: second.id, faqs: 2, drafts: 1 },
    ]);
  });

  it('have a name of 2 to 60 characters that is unique in their audience', async () => {
    await fixture.category('student', 'Payments');
    expect((await fixture.client.send(faqCategoryCalls.add, { audience: 'student', name: 'PAYMENTS' })).status).toBe(
      409,
    );
    expect((await fixture.client.send(faqCategoryCalls.add, { audience: 'agency', name: 'Payments' })).status).toBe(
      200,
    );
    for (const name of ['P', 'P'.repeat(61), ''])
      expect((await fixture.client.send(faqCategoryCalls.add, { audience: 'student', name })).status).toBe(400);
  });

  it('are put before a neighbour', async () => {
    const [a, b] = [await fixture.category('trainer', 'First one'), await fixture.category('trainer', 'Second one')];
    await fixture.done(faqCategoryCalls.update, { id: b.id, version: 1, beforeId: a.id });
    const order = await names('trainer');
    expect(order.indexOf('Second one')).toBe(order.indexOf('First one') - 1);
  });

  it('keep their audience once they have FAQs', async () => {
    const category = await fixture.category('agency');
    const moved = (await fixture.done(faqCategoryCalls.update, { id: category.id, version: 1, audience: 'trainer' }))
      .category;
    expect(moved.audience).toBe('trainer');
    await fixture.faq(category.id);
    expect(
      (
        await fixture.client.send(faqCategoryCalls.update, {
          id: category.id,
          version: moved.version,
          audience: 'agency',
        })
      ).status,
    ).toBe(400);
  });

  it('refuse a stale change and answer with the current row', async () => {
    const category = await fixture.category();
    await fixture.done(faqCategoryCalls.update, { id: category.id, version: 1, name: 'Renamed first' });
    const stale = await fixture.client.send(faqCategoryCalls.update, {
      id: category.id,
      version: 1,
      name: 'Renamed second',
    });
    expect([stale.status, (stale.body as { result: { name: string } }).result.name]).toEqual([409, 'Renamed first']);
  });

  it('are deleted when empty; those in use need a category for their FAQs', async () => {
    const [empty, used, target] = [
      await fixture.category(),
      await fixture.category('student', 'In use'),
      await fixture.category(),
    ];
    await fixture.done(faqCategoryCalls.delete, { id: empty.id, version: 1 });
    const [own, one, two] = [await fixture.faq(target.id), await fixture.faq(used.id), await fixture.faq(used.id)];
    const binned = await fixture.faq(used.id);
    await fixture.done(faqCalls.delete, { id: binned.id, version: 1 });
    const refused = await fixture.client.send(faqCategoryCalls.delete, { id: used.id, version: 1 });
    expect([refused.status, message(refused)]).toEqual([409, 'In use still has 2 FAQs: choose a category for them']);
    expect(await fixture.done(faqCategoryCalls.delete, { id: used.id, version: 1, moveTo: target.id })).toEqual({
      moved: 2,
    });
    expect(await fixture.questions(target.id)).toEqual([own.question, one.question, two.question]);
    await fixture.done(faqCalls.restore, { id: binned.id, version: 3 });
    expect(await fixture.questions(target.id)).toContain(binned.question);
  });

  it('can’t move their FAQs to a deleted category, to themselves, or where a question would be duplicated', async () => {
    const [used, target] = [await fixture.category(), await fixture.category()];
    await fixture.faq(used.id, { question: 'Asked twice?' });
    for (const moveTo of [used.id, 999_999])
      expect((await fixture.client.send(faqCategoryCalls.delete, { id: used.id, version: 1, moveTo })).status).toBe(
        400,
      );
    await fixture.faq(target.id, { question: 'asked TWICE?' });
    const refused = await fixture.client.send(faqCategoryCalls.delete, { id: used.id, version: 1, moveTo: target.id });
    expect([refused.status, message(refused)]).toEqual([
      409,
      'Both categories ask “Asked twice?”: change one of the two first',
    ]);
  });

  it('have one audit row for each change', async () => {
    const category = await fixture.category('agency', 'Audited');
    await fixture.done(faqCategoryCalls.update, { id: category.id, version: 1, name: 'Audited again' });
    await fixture.done(faqCategoryCalls.delete, { id: category.id, version: 2 });
    const rows = await fixture.db
      .selectFrom('auditLog')
      .select(['action', 'changes'])
      .where('entity', '=', 'faq_categories')
      .where('entityId', '=', String(category.id))
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.action)).toEqual(['faqCategory.add', 'faqCategory.update', 'faqCategory.delete']);
    expect(rows[1]?.changes).toEqual({ name: ['Audited', 'Audited again'] });
  });
});
