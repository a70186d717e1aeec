import { faqCalls } from '@lectern/contract/content';
import { faqFixture, type FaqFixture } from '../testing';

let fixture: FaqFixture;
beforeAll(async () => void (fixture = await faqFixture()));
afterAll(() => fixture.close());

describe('the list of FAQs', () => {
  it('finds words in question and answer, whatever their accents and case, and shows the matching part', async () => {
    const { id } = await fixture.category();
    const padding = 'word '.repeat(60);
    const hit = await fixture.faq(id, {
      question: 'How do refunds work?',
      answer: `${padding} The façade of Žižkov. ${padding}`,
    });
    await fixture.faq(id, { question: 'Something else?' });
    const search = async (q: string) =>
      (await fixture.done(faqCalls.list, { q, filter: { categoryId: `eq:${id}` } })).items;
    for (const q of ['zizkov', 'FACADE refunds', 'how do'])
      expect((await search(q)).map((row) => row.id)).toEqual([hit.id]);
    expect((await search('zizkov'))[0]?.snippet).toMatch(/^….*Žižkov.*…$/);
    expect((await search('how do'))[0]?.snippet).toMatch(/^word .*…$/);
    expect(await search('100%')).toEqual([]);
    expect(await search('w_rd')).toEqual([]);
  });

  it('filters by audience, status, language and time together', async () => {
    const [student, trainer] = [await fixture.category('student'), await fixture.category('trainer')];
    const [draft, published] = [await fixture.faq(trainer.id), await fixture.faq(trainer.id, { status: 'published' })];
    await fixture.faq(student.id);
    const list = async (filter: Record<string, string>) =>
      (
        await fixture.done(faqCalls.list, { filter: { categoryId: `in:${student.id},${trainer.id}`, ...filter } })
      ).items.map((row) => row.id);
    expect(await list({ audience: 'eq:trainer' })).toEqual([published.id, draft.id]);
    expect(await list({ audience: 'in:trainer,agency', status: 'eq:published' })).toEqual([published.id]);
    expect(
      await list({ languageId: `eq:${fixture.languageId}`, question: `contains:${draft.question.slice(3)}` }),
    ).toEqual([draft.id]);
    expect(await list({ updatedAt: 'lt:2020-01-01' })).toEqual([]);
  });

  it('refuses the order of no category', async () => {
    expect((await fixture.client.send(faqCalls.list, { sort: 'sortKey' })).status).toBe(400);
  });
});
