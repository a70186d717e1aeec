import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { customTopicCalls, faqCalls, revisionCalls } from '@lectern/contract/content';
import { sql } from 'kysely';
import { testApi, type TestApi } from '../../../testing';

let api: TestApi;
let client: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  client = await api.signIn(1);
});
afterAll(() => api.close());

let number = 0;
const send = async <C extends Call>(call: C, request: RequestOf<C>, by = client) => {
  const { status, body } = await by.send(call, request);
  return { status, ...(body as { message?: string; missing?: readonly string[]; result: ResponseOf<C> }) };
};
const done = async <C extends Call>(call: C, request: RequestOf<C>): Promise<ResponseOf<C>> => {
  const answer = await send(call, request);
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${JSON.stringify(answer)}`);
  return answer.result;
};
/** An FAQ whose answer was saved with each of these texts. */
const written = async (...texts: readonly string[]) => {
  const [first = '', ...others] = texts;
  let { faq } = await done(faqCalls.create, {
    categoryId: 1,
    languageId: 1,
    question: `Which text is it ${(number += 1)}?`,
    answerHtml: first,
  });
  for (const answerHtml of others)
    ({ faq } = await done(faqCalls.update, { id: faq.id, version: faq.version, answerHtml }));
  return faq;
};
const savesOf = async (id: number) =>
  (await done(revisionCalls.list, { entity: 'faqs', id, field: 'answerHtml' })).items;

test('each save of a text is listed, the newest first, with who made it; a save that leaves the text is none', async () => {
  const faq = await written('<p>One.</p>', '<p>One two.</p>');
  await done(faqCalls.update, { id: faq.id, version: faq.version, question: `Another question ${(number += 1)}?` });
  expect(await savesOf(faq.id)).toMatchObject([
    { no: 2, words: 2, restoredFrom: null, savedBy: expect.any(String) as string },
    { no: 1, words: 1, restoredFrom: null },
  ]);
});

test('a save shows its text and the changes from it to the current one', async () => {
  const faq = await written('<p>By card.</p>', '<p>By card and bank.</p>');
  const [, first] = await savesOf(faq.id);
  const { html, difference } = await done(revisionCalls.detail, { revisionId: first!.id });
  expect(html).toBe('<p>By card.</p>');
  expect(difference).toEqual([
    { kind: 'same', text: 'By card' },
    { kind: 'added', text: ' and bank' },
    { kind: 'same', text: '.' },
  ]);
});

test('a text that is put back is a new save that names the old one, and is noted as an update', async () => {
  const faq = await written('<p>One.</p>', '<p>Two.</p>');
  const [, first] = await savesOf(faq.id);
  const { version } = await done(revisionCalls.restore, { revisionId: first!.id, version: faq.version });
  const { faq: now } = await done(faqCalls.detail, { id: faq.id });
  expect([version, now.version, now.answerHtml]).toEqual([3, 3, '<p>One.</p>']);
  expect((await savesOf(faq.id)).map(({ no, restoredFrom }) => [no, restoredFrom])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ]);
  const { rows } =
    await sql`select action from audit_log where entity = 'faqs' and entity_id = ${String(faq.id)} order by id desc limit 1`.execute(
      api.database.db,
    );
  expect(rows).toEqual([{ action: 'faq.update' }]);
});

test('nothing is put back over a version that somebody has saved meanwhile', async () => {
  const faq = await written('<p>One.</p>', '<p>Two.</p>', '<p>Three.</p>');
  const [, , first] = await savesOf(faq.id);
  const refused = await send(revisionCalls.restore, { revisionId: first!.id, version: faq.version - 1 });
  expect(refused.status).toBe(409);
  expect((await done(faqCalls.detail, { id: faq.id })).faq.answerHtml).toBe('<p>Three.</p>');
});

test('a text without content is not put back into what is published', async () => {
  const faq = await written('', '<p>An answer.</p>');
  const { faq: draft } = await done(faqCalls.detail, { id: faq.id });
  await done(faqCalls.changeStatus, { items: [{ id: draft.id, version: draft.version }], status: 'published' });
  const { faq: published } = await done(faqCalls.detail, { id: faq.id });
  await done(faqCalls.update, { id: faq.id, version: published.version, answerHtml: '<p>Another.</p>' });
  const emptied = await sql<{ id: number }>`
    insert into text_revisions (entity, entity_id, field, no, body_html, words) values ('faqs', ${faq.id}, 'answer_html', 90, '', 0) returning id`.execute(
    api.database.db,
  );
  const refused = await send(revisionCalls.restore, {
    revisionId: emptied.rows[0]!.id,
    version: published.version + 1,
  });
  expect([refused.status, refused.message]).toEqual([400, 'Answer is required']);
});

test('who may not read a record reads none of its texts, and who may not write it puts none back', async () => {
  const faq = await written('<p>One.</p>', '<p>Two.</p>');
  const [, first] = await savesOf(faq.id);
  const sales = await api.signIn(4);
  for (const refused of [
    await send(revisionCalls.list, { entity: 'faqs', id: faq.id, field: 'answerHtml' }, sales),
    await send(revisionCalls.detail, { revisionId: first!.id }, sales),
  ])
    expect([refused.status, refused.missing]).toEqual([403, ['settings']]);
  const refused = await send(revisionCalls.restore, { revisionId: first!.id, version: faq.version }, sales);
  expect([refused.status, refused.missing]).toEqual([403, ['faqEdit']]);
});

test('the texts of topics are kept alike', async () => {
  const { items } = await done(revisionCalls.list, { entity: 'custom_topics', id: 1, field: 'bodyHtml' });
  expect(items).toHaveLength(10);
  const { customTopic } = await done(customTopicCalls.detail, { id: 1 });
  const { version } = await done(revisionCalls.restore, {
    revisionId: items.at(-1)!.id,
    version: customTopic.version,
  });
  expect(version).toBe(customTopic.version + 1);
});

test('a text of which no call shows the revisions has none: 404', async () => {
  const { rows } = await sql<{ id: number }>`
    select id from text_revisions where entity = 'chapters' order by id limit 1`.execute(api.database.db);
  expect((await send(revisionCalls.detail, { revisionId: rows[0]!.id })).status).toBe(404);
});
