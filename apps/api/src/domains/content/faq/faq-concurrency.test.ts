import { faqCalls, faqCategoryCalls } from '@lectern/contract/content';
import { faqFixture, type FaqFixture } from '../testing';

let fixture: FaqFixture;
beforeAll(async () => void (fixture = await faqFixture()));
afterAll(() => fixture.close());

const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length;

describe('several people at once', () => {
  it('save one FAQ: one succeeds, the others get the current row, and one revision and one audit row are written', async () => {
    const { id: categoryId } = await fixture.category();
    const faq = await fixture.faq(categoryId);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        fixture.client.send(faqCalls.update, { id: faq.id, version: 1, question: `Who won, number ${n}?` }),
      ),
    );
    const statuses = answers.map((each) => each.status);
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, 7]);
    const audits = await fixture.db
      .selectFrom('auditLog')
      .select('id')
      .where('action', '=', 'faq.update')
      .where('entityId', '=', String(faq.id))
      .execute();
    expect(audits.length).toBe(1);
  });

  it('add the same question: one is added', async () => {
    const { id: categoryId } = await fixture.category();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        fixture.client.send(faqCalls.create, {
          categoryId,
          languageId: fixture.languageId,
          question: 'Is it only once?',
        }),
      ),
    );
    const statuses = answers.map((each) => each.status);
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, 7]);
    expect(await fixture.questions(categoryId)).toEqual(['Is it only once?']);
  });

  it('drop rows at one place: each gets a position of its own, none is lost', async () => {
    const { id: categoryId } = await fixture.category();
    const faqs = [];
    for (let n = 0; n < 8; n += 1) faqs.push(await fixture.faq(categoryId));
    const [first, ...others] = faqs;
    for (let round = 1; round <= 5; round += 1) {
      const versions = new Map(
        (await fixture.done(faqCalls.list, { filter: { categoryId: `eq:${categoryId}` } })).items.map((row) => [
          row.id,
          row.version,
        ]),
      );
      const answers = await Promise.all(
        others.map(({ id }) =>
          fixture.client.send(faqCalls.order, { id, version: versions.get(id) ?? 0, categoryId, beforeId: first!.id }),
        ),
      );
      expect(answers.map((each) => each.status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    }
    expect((await fixture.questions(categoryId)).sort()).toEqual(faqs.map((each) => each.question).sort());
  });

  it('order, save, publish and move while the category is deleted: no deadlock, and no FAQ without a category', async () => {
    const [from, to] = [await fixture.category(), await fixture.category()];
    const faqs = [];
    for (let n = 0; n < 6; n += 1) faqs.push(await fixture.faq(from.id));
    const answers = await Promise.all([
      ...faqs.map(({ id }, n) =>
        fixture.client.send(faqCalls.update, { id, version: 1, question: `Was it saved, number ${n}?` }),
      ),
      ...faqs.map(({ id }) =>
        fixture.client.send(faqCalls.order, { id, version: 1, categoryId: from.id, beforeId: null }),
      ),
      ...faqs.map(({ id }) => fixture.client.send(faqCalls.update, { id, version: 1, categoryId: to.id })),
      fixture.client.send(faqCalls.changeStatus, {
        items: faqs.map(({ id }) => ({ id, version: 1 })),
        status: 'published',
      }),
      fixture.client.send(faqCategoryCalls.delete, { id: from.id, version: 1, moveTo: to.id }),
      fixture.client.send(faqCalls.create, {
        categoryId: from.id,
        languageId: fixture.languageId,
        question: 'Was it too late?',
      }),
    ]);
    expect(answers.map((each) => each.status).filter((status) => ![200, 400, 409].includes(status))).toEqual([]);
    const lost = await fixture.db
      .selectFrom('faqs as f')
      .innerJoin('faqCategories as c', 'c.id', 'f.categoryId')
      .select('f.id')
      .where('f.deletedAt', 'is', null)
      .where('c.deletedAt', 'is not', null)
      .execute();
    expect(lost).toEqual([]);
  });
});
