import { faqCalls, faqCategoryCalls } from '@lectern/contract/content';
import { faqDesk, type FaqDesk } from '../testing';

let desk: FaqDesk;
beforeAll(async () => void (desk = await faqDesk()));
afterAll(() => desk.close());

const names = async (audience: 'student' | 'trainer' | 'agency' | 'institute') =>
  (await desk.done(faqCategoryCalls.list, { audience })).items.map((each) => each.name);
const message = (answer: { body: unknown }) => (answer.body as { message: string }).message;

describe('categories of FAQs', () => {
  it('stand in their order, each with how many FAQs and drafts it holds', async () => {
    const [first, second] = [await desk.category('institute'), await desk.category('institute')];
    await desk.faq(second.id);
    await desk.faq(second.id, { status: 'published' });
    const gone = await desk.faq(second.id);
    await desk.done(faqCalls.delete, { id: gone.id, version: 1 });
    const { items } = await desk.done(faqCategoryCalls.list, { audience: 'institute' });
    const own = items.filter((each) => each.id === first.id || each.id === second.id);
    expect(own).toMatchObject([
      { id: first.id, faqs: 0, drafts: 0 },
      { id: second.id, faqs: 2, drafts: 1 },
    ]);
  });

  it('have a name that is free in their audience, of 2 to 60 characters', async () => {
    await desk.category('student', 'Payments');
    expect((await desk.client.send(faqCategoryCalls.add, { audience: 'student', name: 'PAYMENTS' })).status).toBe(409);
    expect((await desk.client.send(faqCategoryCalls.add, { audience: 'agency', name: 'Payments' })).status).toBe(200);
    for (const name of ['P', 'P'.repeat(61), ''])
      expect((await desk.client.send(faqCategoryCalls.add, { audience: 'student', name })).status).toBe(400);
  });

  it('are put before a neighbour', async () => {
    const [a, b] = [await desk.category('trainer', 'First one'), await desk.category('trainer', 'Second one')];
    await desk.done(faqCategoryCalls.update, { id: b.id, version: 1, beforeId: a.id });
    const order = await names('trainer');
    expect(order.indexOf('Second one')).toBe(order.indexOf('First one') - 1);
  });

  it('keep their audience once they have FAQs', async () => {
    const category = await desk.category('agency');
    const moved = (await desk.done(faqCategoryCalls.update, { id: category.id, version: 1, audience: 'trainer' }))
      .category;
    expect(moved.audience).toBe('trainer');
    await desk.faq(category.id);
    expect(
      (await desk.client.send(faqCategoryCalls.update, { id: category.id, version: moved.version, audience: 'agency' }))
        .status,
    ).toBe(400);
  });

  it('refuse a stale change and answer with the row as it is', async () => {
    const category = await desk.category();
    await desk.done(faqCategoryCalls.update, { id: category.id, version: 1, name: 'Renamed first' });
    const stale = await desk.client.send(faqCategoryCalls.update, {
      id: category.id,
      version: 1,
      name: 'Renamed second',
    });
    expect([stale.status, (stale.body as { result: { name: string } }).result.name]).toEqual([409, 'Renamed first']);
  });

  it('are deleted when empty, and in use only with the category that takes their FAQs', async () => {
    const [empty, used, target] = [
      await desk.category(),
      await desk.category('student', 'In use'),
      await desk.category(),
    ];
    await desk.done(faqCategoryCalls.delete, { id: empty.id, version: 1 });
    const [own, one, two] = [await desk.faq(target.id), await desk.faq(used.id), await desk.faq(used.id)];
    const binned = await desk.faq(used.id);
    await desk.done(faqCalls.delete, { id: binned.id, version: 1 });
    const refused = await desk.client.send(faqCategoryCalls.delete, { id: used.id, version: 1 });
    expect([refused.status, message(refused)]).toEqual([
      409,
      'In use still has 2 FAQs: choose the category that takes them',
    ]);
    expect(await desk.done(faqCategoryCalls.delete, { id: used.id, version: 1, moveTo: target.id })).toEqual({
      moved: 2,
    });
    expect(await desk.questions(target.id)).toEqual([own.question, one.question, two.question]);
    await desk.done(faqCalls.restore, { id: binned.id, version: 3 });
    expect(await desk.questions(target.id)).toContain(binned.question);
  });

  it('are not emptied into one that is gone, itself, or one that asks the same', async () => {
    const [used, target] = [await desk.category(), await desk.category()];
    await desk.faq(used.id, { question: 'Asked twice?' });
    for (const moveTo of [used.id, 999_999])
      expect((await desk.client.send(faqCategoryCalls.delete, { id: used.id, version: 1, moveTo })).status).toBe(400);
    await desk.faq(target.id, { question: 'asked TWICE?' });
    const refused = await desk.client.send(faqCategoryCalls.delete, { id: used.id, version: 1, moveTo: target.id });
    expect([refused.status, message(refused)]).toEqual([
      409,
      'Both categories ask “Asked twice?”: change one of the two first',
    ]);
  });

  it('are written to the audit log, each change once', async () => {
    const category = await desk.category('agency', 'Audited');
    await desk.done(faqCategoryCalls.update, { id: category.id, version: 1, name: 'Audited again' });
    await desk.done(faqCategoryCalls.delete, { id: category.id, version: 2 });
    const rows = await desk.db
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
