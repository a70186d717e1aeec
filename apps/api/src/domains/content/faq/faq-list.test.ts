import { sql } from 'kysely';
import { faqCalls } from '@lectern/contract/content';
import type { ListRequest } from '@lectern/contract';
import type { Actor } from '../../../server/calls/frame';
import { faqResource } from './faq.resource';
import { faqFixture, type FaqFixture } from '../testing';

let fixture: FaqFixture;
beforeAll(async () => void (fixture = await faqFixture()));
afterAll(() => fixture.close());

/** The names of the nodes of a plan that read the table of FAQs. */
const scansOfFaqs = (plan: Record<string, unknown>): string[] => [
  ...(plan['Relation Name'] === 'faqs' ? [String(plan['Node Type'])] : []),
  ...((plan['Plans'] as Record<string, unknown>[] | undefined) ?? []).flatMap(scansOfFaqs),
];
const editor = { rights: new Set(['faqEdit']) } as unknown as Actor;
const scansFor = async (request: ListRequest): Promise<string[]> => {
  const { read, rows: page } = faqResource.source;
  const { rows } = await sql<{
    queryPlan: [{ Plan: Record<string, unknown> }];
  }>`explain (format json) ${page(read(request, editor), fixture.db)}`.execute(fixture.db);
  return scansOfFaqs(Object.values(rows[0] as object)[0][0].Plan);
};

describe('the list of FAQs', () => {
  it('shows the last changed first, with the same pages by cursor and by number', async () => {
    const { id } = await fixture.category();
    for (let count = 0; count < 5; count += 1) await fixture.faq(id);
    const filter = { categoryId: `eq:${id}` };
    const all = await fixture.done(faqCalls.list, { filter });
    expect(all.items.map((row) => row.updatedAt)).toEqual(
      all.items
        .map((row) => row.updatedAt)
        .sort()
        .reverse(),
    );
    expect([all.total, all.totalIsEstimate, all.nextCursor]).toEqual([5, false, null]);
    const first = await fixture.done(faqCalls.list, { filter, limit: 2 });
    const byNumber = await fixture.done(faqCalls.list, { filter, limit: 2, page: 2 });
    const byCursor = await fixture.done(faqCalls.list, { filter, limit: 2, page: 2, cursor: first.nextCursor ?? '' });
    expect(byCursor.items.map((row) => row.id)).toEqual(byNumber.items.map((row) => row.id));
    expect([...first.items, ...byNumber.items].map((row) => row.id)).toEqual(
      all.items.slice(0, 4).map((row) => row.id),
    );
  });

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

  it('matches one or two letters at the beginning of the question only', async () => {
    const { id } = await fixture.category();
    const hit = await fixture.faq(id, { question: 'Xylophone lessons?' });
    await fixture.faq(id, { question: 'Lessons of xylophone?' });
    expect(
      (await fixture.done(faqCalls.list, { q: 'xy', filter: { categoryId: `eq:${id}` } })).items.map((row) => row.id),
    ).toEqual([hit.id]);
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

  it('refuses unknown fields, category order without a category, and deleted FAQs without the right to restore', async () => {
    const status = async (request: ListRequest) => (await fixture.client.send(faqCalls.list, request)).status;
    expect(await status({ filter: { colour: 'eq:red' } })).toBe(400);
    expect(await status({ filter: { status: 'eq:lost' } })).toBe(400);
    expect(await status({ sort: 'status' })).toBe(400);
    expect(await status({ sort: 'sortKey' })).toBe(400);
    expect(await status({ deleted: 'only' })).toBe(200);
  });

  it('scans no table sequentially at a few thousand FAQs', async () => {
    await sql`
      insert into faq_categories (audience, name, sort_key) select 'institute', 'Many ' || i, 1048576 * (i + 100) from generate_series(1, 20) i`.execute(
      fixture.db,
    );
    await sql`
      insert into faqs (category_id, language_id, question, answer_html, sort_key, updated_at)
      select c.id, ${fixture.languageId}, 'Question number ' || i || ' of many?', '<p>Answer ' || md5(i::text) || '</p>', 1048576 * (i + 1000), now() - make_interval(mins => i)
      from faq_categories c, generate_series(1, 250) i where c.name like 'Many %'`.execute(fixture.db);
    await sql`vacuum analyze faqs`.execute(fixture.db);
    await sql`analyze faq_categories`.execute(fixture.db);
    const { id } = await fixture.db
      .selectFrom('faqCategories')
      .select('id')
      .where('name', '=', 'Many 7')
      .executeTakeFirstOrThrow();
    const requests: ListRequest[] = [
      {},
      { page: 3 },
      { sort: 'updatedAt' },
      { sort: 'question' },
      { filter: { status: 'eq:draft' } },
      { filter: { audience: 'eq:institute' } },
      { sort: 'sortKey', filter: { categoryId: `eq:${id}` } },
      { q: 'c4ca4238' },
      { deleted: 'only' },
    ];
    for (const request of requests) {
      const scans = await scansFor(request);
      expect({ request, scans: scans.filter((scan) => scan === 'Seq Scan') }).toEqual({ request, scans: [] });
      expect(scans.length).toBeGreaterThan(0);
    }
  });
});
