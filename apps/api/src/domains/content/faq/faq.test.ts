import { faqCalls, faqCategoryCalls, textToHtml } from '@lectern/contract/content';
import { faqFixture, type FaqFixture } from '../testing';

let fixture: FaqFixture;
beforeAll(async () => void (fixture = await faqFixture()));
afterAll(() => fixture.close());

const constraints = (body: unknown): Record<string, string[]> =>
  Object.fromEntries(
    (body as { error: { property: string; constraints: Record<string, string> }[] }).error.map((each) => [
      each.property,
      Object.values(each.constraints),
    ]),
  );
const audits = (action: string, entityId: number) =>
  fixture.db
    .selectFrom('auditLog')
    .select(['changes', 'entityLabel'])
    .where('action', '=', action)
    .where('entityId', '=', String(entityId))
    .execute();

describe('an FAQ', () => {
  it('is added as a draft with its category, language and audience', async () => {
    const category = await fixture.category('trainer');
    const faq = await fixture.faq(category.id, { question: 'How am I paid?', answer: 'Monthly.\n\nBy bank.' });
    expect(faq).toMatchObject({
      question: 'How am I paid?',
      answerHtml: '<p>Monthly.</p><p>By bank.</p>',
      status: 'draft',
      audience: 'trainer',
      categoryName: category.name,
      version: 1,
      publishedAt: null,
      deletedAt: null,
    });
  });

  it('is stored cleaned, and the answer names the removed parts', async () => {
    const { id: categoryId } = await fixture.category();
    const { status, body } = await fixture.client.send(faqCalls.create, {
      categoryId,
      languageId: fixture.languageId,
      question: 'Is it cleaned?',
      answerHtml:
        '<p onclick="x()">The area is <span class="math-tex" data-formula="\\pi"></span></p><script>1</script>',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cleaned: [
        {
          property: 'answerHtml',
          removed: [
            { what: 'onclick', count: 1 },
            { what: '<script>', count: 1 },
          ],
        },
      ],
      result: {
        faq: {
          answerHtml:
            '<p>The area is <span class="math-tex" data-formula="\\pi"><math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mi>π</mi></mrow></math></span></p>',
        },
      },
    });
  });

  it.each([
    '<p onclick="x">a</p>',
    '<p>a<script>1</script></p>',
    '<p><a href="javascript:1">a</a></p>',
    '<p><a href="//a.example">a</a></p>',
    '<p><img src=x onerror=a></p>',
    '<p>a<!-- b --></p>',
    '<math><annotation encoding="x">a</annotation></math>',
  ])('is refused by the database itself where a way past the cleaning writes: %s', async (answerHtml) => {
    const { id } = await fixture.faq((await fixture.category()).id);
    await expect(fixture.db.updateTable('faqs').set({ answerHtml }).where('id', '=', id).execute()).rejects.toThrow(
      'faqs_answer_html_safe',
    );
  });

  it('may be about HTML: its text and its formulas are no markup to the database', async () => {
    const { id } = await fixture.faq((await fixture.category()).id, {
      answer: 'Write <a onclick=x href="javascript:1"> once = twice',
    });
    const stored = await fixture.db.selectFrom('faqs').select('answerHtml').where('id', '=', id).executeTakeFirst();
    expect(stored?.answerHtml).toBe('<p>Write &lt;a onclick=x href="javascript:1"&gt; once = twice</p>');
  });

  it('is published only with an answer, and keeps the time of its first publication', async () => {
    const { id: categoryId } = await fixture.category();
    const empty = await fixture.faq(categoryId, { answer: '' });
    const refused = await fixture.client.send(faqCalls.update, {
      id: empty.id,
      version: empty.version,
      status: 'published',
    });
    expect([refused.status, constraints(refused.body)]).toEqual([400, { answerHtml: ['Answer is required'] }]);
    const published = (
      await fixture.done(faqCalls.update, {
        id: empty.id,
        version: empty.version,
        status: 'published',
        answerHtml: textToHtml('Now there is one.'),
      })
    ).faq;
    expect(published).toMatchObject({ status: 'published', version: 2 });
    expect(published.publishedAt).not.toBeNull();
    const draft = (await fixture.done(faqCalls.update, { id: published.id, version: 2, status: 'draft' })).faq;
    const again = (
      await fixture.done(faqCalls.update, { id: published.id, version: draft.version, status: 'published' })
    ).faq;
    expect(again.publishedAt).toBe(published.publishedAt);
  });

  it('keeps its answer while it is published, and a draft can’t be hidden', async () => {
    const { id: categoryId } = await fixture.category();
    const faq = await fixture.faq(categoryId, { status: 'published' });
    expect(
      (await fixture.client.send(faqCalls.update, { id: faq.id, version: faq.version, answerHtml: '' })).status,
    ).toBe(400);
    const draft = await fixture.faq(categoryId);
    const hidden = await fixture.client.send(faqCalls.update, {
      id: draft.id,
      version: draft.version,
      status: 'hidden',
    });
    expect(constraints(hidden.body)).toEqual({ status: ["Status can't go from Draft to Hidden"] });
  });

  it('keeps a revision of each saved answer, with its author', async () => {
    const { id: categoryId } = await fixture.category();
    const faq = await fixture.faq(categoryId, { answer: 'one' });
    await fixture.done(faqCalls.update, { id: faq.id, version: 1, answerHtml: textToHtml('one two') });
    await fixture.done(faqCalls.update, { id: faq.id, version: 2, question: 'Not the answer?' });
    const { revisions } = await fixture.done(faqCalls.detail, { id: faq.id });
    expect(revisions.map(({ no, words, savedBy }) => [no, words, savedBy !== null])).toEqual([
      [2, 2, true],
      [1, 1, true],
    ]);
  });

  it('moves to the end of another category, but not into a deleted one', async () => {
    const [from, to] = [await fixture.category('student'), await fixture.category('agency')];
    const first = await fixture.faq(to.id);
    const faq = await fixture.faq(from.id);
    const moved = (await fixture.done(faqCalls.update, { id: faq.id, version: 1, categoryId: to.id })).faq;
    expect(moved).toMatchObject({ categoryId: to.id, audience: 'agency' });
    expect(await fixture.questions(to.id)).toEqual([first.question, faq.question]);
    expect(
      (await fixture.client.send(faqCalls.update, { id: faq.id, version: moved.version, categoryId: 999_999 })).status,
    ).toBe(400);
  });

  it('is restored to its place', async () => {
    const { id: categoryId } = await fixture.category();
    const [one, two, three] = [
      await fixture.faq(categoryId),
      await fixture.faq(categoryId),
      await fixture.faq(categoryId),
    ];
    await fixture.done(faqCalls.delete, { id: two.id, version: 1 });
    expect(await fixture.questions(categoryId)).toEqual([one.question, three.question]);
    await fixture.done(faqCalls.restore, { id: two.id, version: 2 });
    expect(await fixture.questions(categoryId)).toEqual([one.question, two.question, three.question]);
  });

  it('is not restored when its category is gone', async () => {
    const gone = await fixture.category();
    const orphan = await fixture.faq(gone.id);
    await fixture.done(faqCalls.delete, { id: orphan.id, version: 1 });
    await fixture.done(faqCategoryCalls.delete, { id: gone.id, version: 1 });
    const refused = await fixture.client.send(faqCalls.restore, { id: orphan.id, version: 2 });
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      409,
      'The category of this FAQ has been deleted',
    ]);
  });
});

describe('the status of several FAQs', () => {
  it('changes where it may; each other FAQ gets a reason', async () => {
    const { id: categoryId } = await fixture.category();
    const [ready, empty, changed, gone] = [
      await fixture.faq(categoryId),
      await fixture.faq(categoryId, { answer: '' }),
      await fixture.faq(categoryId),
      await fixture.faq(categoryId),
    ];
    await fixture.done(faqCalls.update, { id: changed.id, version: 1, question: 'Was it changed?' });
    await fixture.done(faqCalls.delete, { id: gone.id, version: 1 });
    const { items } = await fixture.done(faqCalls.changeStatus, {
      items: [ready, empty, changed, gone].map(({ id }) => ({ id, version: 1 })),
      status: 'published',
    });
    expect(items.map(({ done, reason }) => [done, reason])).toEqual([
      [true, undefined],
      [false, 'Answer is required'],
      [false, 'Someone else just changed this FAQ'],
      [false, 'This FAQ has been deleted'],
    ]);
    expect(items[0]?.faq).toMatchObject({ status: 'published', version: 2 });
    expect(await audits('faq.changeStatus', ready.id)).toEqual([
      { entityLabel: ready.question, changes: { status: ['draft', 'published'] } },
    ]);
  });

  it('is answered even when no FAQ could be changed', async () => {
    const { id: categoryId } = await fixture.category();
    const faq = await fixture.faq(categoryId);
    const { items } = await fixture.done(faqCalls.changeStatus, {
      items: [{ id: faq.id, version: 1 }],
      status: 'hidden',
    });
    expect(items).toMatchObject([{ id: faq.id, done: false, reason: "Status can't go from Draft to Hidden" }]);
  });
});

describe('the order of a category', () => {
  it('is changed by naming the next neighbour', async () => {
    const { id: categoryId } = await fixture.category();
    const [a, b, c] = [await fixture.faq(categoryId), await fixture.faq(categoryId), await fixture.faq(categoryId)];
    await fixture.done(faqCalls.order, { id: c.id, version: 1, categoryId, beforeId: a.id });
    expect(await fixture.questions(categoryId)).toEqual([c.question, a.question, b.question]);
    await fixture.done(faqCalls.order, { id: a.id, version: 1, categoryId, beforeId: null });
    expect(await fixture.questions(categoryId)).toEqual([c.question, b.question, a.question]);
  });

  it('refuses a neighbour that has left the category or was deleted', async () => {
    const [here, there] = [await fixture.category(), await fixture.category()];
    const [faq, left, deleted] = [await fixture.faq(here.id), await fixture.faq(there.id), await fixture.faq(here.id)];
    await fixture.done(faqCalls.delete, { id: deleted.id, version: 1 });
    for (const beforeId of [left.id, deleted.id])
      expect(
        (await fixture.client.send(faqCalls.order, { id: faq.id, version: 1, categoryId: here.id, beforeId })).status,
      ).toBe(409);
  });

  it('works however often one gap is halved', async () => {
    const { id: categoryId } = await fixture.category();
    const [a, b, c] = [await fixture.faq(categoryId), await fixture.faq(categoryId), await fixture.faq(categoryId)];
    let ids = [b.id, c.id];
    for (let move = 0; move < 24; move += 1) {
      const [id, other] = ids as [number, number];
      const { version } = (await fixture.done(faqCalls.detail, { id: other })).faq;
      await fixture.done(faqCalls.order, { id: other, version, categoryId, beforeId: id });
      ids = [other, id];
    }
    const order = await fixture.done(faqCalls.list, { sort: 'sortKey', filter: { categoryId: `eq:${categoryId}` } });
    expect(order.items.map((row) => row.id)).toEqual([a.id, ...ids]);
  });
});
