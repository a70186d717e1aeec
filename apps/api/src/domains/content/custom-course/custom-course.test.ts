import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { customChapterCalls, customTopicCalls, type CustomTopic } from '@lectern/contract/content';
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
const send = async <C extends Call>(call: C, request: RequestOf<C>) => {
  const { status, body } = await client.send(call, request);
  return { status, ...(body as { message?: string; result: ResponseOf<C> }) };
};
const done = async <C extends Call>(call: C, request: RequestOf<C>): Promise<ResponseOf<C>> => {
  const answer = await send(call, request);
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${JSON.stringify(answer)}`);
  return answer.result;
};
const chapter = async () =>
  (await done(customChapterCalls.create, { skillId: 1, languageId: 1, title: `Chapter ${(number += 1)}` }))
    .customChapter;
const topic = async (customChapterId: number, more: Partial<RequestOf<typeof customTopicCalls.create>> = {}) =>
  (
    await done(customTopicCalls.create, {
      customChapterId,
      title: `Topic ${(number += 1)}`,
      bodyHtml: '<p>One two three.</p>',
      currency: 'INR',
      price: '100',
      ...more,
    })
  ).customTopic;
const keyOf = ({ id, version }: { id: number; version: number }) => ({ id, version });
const publish = async (row: CustomTopic) =>
  (await done(customTopicCalls.changeStatus, { ...keyOf(row), status: 'published' })).customTopic;
/** A published chapter with so many published topics. */
const published = async (topics: number) => {
  const { id } = await chapter();
  const rows = [];
  for (let n = 0; n < topics; n += 1) rows.push(await publish(await topic(id)));
  const { customChapter } = await done(customChapterCalls.detail, { id });
  await done(customChapterCalls.changeStatus, { ...keyOf(customChapter), status: 'published' });
  return { id, topics: rows };
};
const lastOne = 'It is the last published topic of a published chapter: turn the chapter into a draft first';

describe('a published chapter', () => {
  it('has a published topic: without one it stays a draft', async () => {
    const row = await chapter();
    await topic(row.id);
    const refused = await send(customChapterCalls.changeStatus, { ...keyOf(row), status: 'published' });
    expect([refused.status, refused.message]).toEqual([400, 'Publish a topic of this chapter first']);
  });

  it('keeps its last published topic: it becomes no draft, is not deleted and does not move to another chapter', async () => {
    const [own] = (await published(1)).topics;
    const other = await chapter();
    for (const answer of [
      await send(customTopicCalls.changeStatus, { ...keyOf(own!), status: 'draft' }),
      await send(customTopicCalls.update, { ...keyOf(own!), status: 'draft' }),
      await send(customTopicCalls.update, { ...keyOf(own!), customChapterId: other.id }),
      await send(customTopicCalls.order, { ...keyOf(own!), customChapterId: other.id, beforeId: null }),
      await send(customTopicCalls.delete, keyOf(own!)),
    ])
      expect([answer.status, answer.message]).toEqual([409, lastOne]);
  });

  it('keeps one of its last two when both are taken back at the same moment', async () => {
    const { id, topics } = await published(2);
    const answers = await Promise.all([
      send(customTopicCalls.changeStatus, { ...keyOf(topics[0]!), status: 'draft' }),
      send(customTopicCalls.delete, keyOf(topics[1]!)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await done(customChapterCalls.detail, { id })).customChapter.publishedTopics).toBe(1);
  });
});

test('a published topic has a text, and its words are counted', async () => {
  const { id } = await chapter();
  const empty = await topic(id, { bodyHtml: '' });
  const refused = await send(customTopicCalls.changeStatus, { ...keyOf(empty), status: 'published' });
  expect([refused.status, refused.message]).toEqual([400, 'Text is required']);
  const { customTopic } = await done(customTopicCalls.update, {
    ...keyOf(empty),
    bodyHtml: '<p>A <em>short</em> text.</p>',
    status: 'published',
  });
  expect(customTopic).toMatchObject({ words: 3, status: 'published', publishedAt: expect.any(String) as string });
});

test('a price has the digits of its currency, and is read again when the currency changes', async () => {
  const { id } = await chapter();
  const row = await topic(id, { price: '1,500.5' });
  expect(row).toMatchObject({ price: '1500.50', currency: 'INR' });
  const inYen = await send(customTopicCalls.update, { ...keyOf(row), currency: 'JPY' });
  expect([inYen.status, inYen.message]).toEqual([400, 'Enter a whole number']);
  const { customTopic } = await done(customTopicCalls.update, { ...keyOf(row), currency: 'JPY', price: '900' });
  expect(customTopic).toMatchObject({ price: '900', currency: 'JPY' });
});

test('topics are last in their chapter, moved before another, and last again in another chapter', async () => {
  const [first, second] = [await chapter(), await chapter()];
  const [a, b, c] = [await topic(first.id), await topic(first.id), await topic(first.id)];
  const there = await topic(second.id);
  const titles = async (customChapterId: number) =>
    (
      await done(customTopicCalls.list, { sort: 'sortKey', filter: { customChapterId: `eq:${customChapterId}` } })
    ).items.map(({ title }) => title);
  expect(await titles(first.id)).toEqual([a.title, b.title, c.title]);
  await done(customTopicCalls.order, { ...keyOf(c), customChapterId: first.id, beforeId: a.id });
  expect(await titles(first.id)).toEqual([c.title, a.title, b.title]);
  await done(customTopicCalls.update, { ...keyOf(b), customChapterId: second.id });
  expect([await titles(first.id), await titles(second.id)]).toEqual([
    [c.title, a.title],
    [there.title, b.title],
  ]);
});

test('a chapter and a topic are created before a neighbour', async () => {
  const [a, b] = [await chapter(), await topic((await chapter()).id)];
  const { customChapter } = await done(customChapterCalls.create, {
    skillId: 1,
    languageId: 1,
    title: 'Before it',
    beforeId: a.id,
  });
  const chapters = await done(customChapterCalls.list, { sort: 'sortKey', filter: { skillId: 'eq:1' }, limit: 100 });
  const ids = chapters.items.map(({ id }) => id);
  expect(ids.indexOf(a.id) - ids.indexOf(customChapter.id)).toBe(1);
  const c = await topic(b.customChapterId, { beforeId: b.id });
  const topics = await done(customTopicCalls.list, {
    sort: 'sortKey',
    filter: { customChapterId: `eq:${b.customChapterId}` },
  });
  expect(topics.items.map(({ id }) => id)).toEqual([c.id, b.id]);
  const elsewhere = await send(customTopicCalls.create, {
    customChapterId: a.id,
    title: 'Not there',
    currency: 'INR',
    price: '1',
    beforeId: b.id,
  });
  expect(elsewhere.status).toBe(409);
});

test('chapters are filtered by the category of their skill', async () => {
  const row = await chapter();
  const { rows } = await sql<{ categoryId: number }>`select category_id from skills where id = 1`.execute(
    api.database.db,
  );
  const found = async (categoryId: number) =>
    (await done(customChapterCalls.list, { filter: { categoryId: `eq:${categoryId}` }, limit: 100 })).items;
  const inside = await found(rows[0]!.categoryId);
  expect(inside.map(({ id }) => id)).toContain(row.id);
  const skills = await sql<{ n: number }>`
    select count(*)::int as n from skills where id = any(${inside.map(({ skillId }) => skillId)}::bigint[]) and category_id <> ${rows[0]!.categoryId}`.execute(
    api.database.db,
  );
  expect(skills.rows[0]?.n).toBe(0);
  expect((await found(2_000_000_000)).length).toBe(0);
});

test('chapters are moved inside their skill; a neighbour that has gone meanwhile is named', async () => {
  const [a, b] = [await chapter(), await chapter()];
  await done(customChapterCalls.order, { ...keyOf(b), skillId: 1, beforeId: a.id });
  const { items } = await done(customChapterCalls.list, { sort: '-sortKey', filter: { skillId: 'eq:1' }, limit: 2 });
  expect(items.map(({ id }) => id)).toEqual([a.id, b.id]);
  await done(customChapterCalls.delete, keyOf(await chapter()));
  const gone = await chapter();
  await done(customChapterCalls.delete, keyOf(gone));
  const refused = await send(customChapterCalls.order, { ...keyOf(a), skillId: 1, beforeId: gone.id });
  expect([refused.status, refused.message]).toEqual([409, 'The order has changed meanwhile; please try again']);
});

test('a chapter with topics is not deleted', async () => {
  const row = await chapter();
  await topic(row.id);
  const refused = await send(customChapterCalls.delete, keyOf(row));
  expect([refused.status, refused.message]).toEqual([409, `${row.title} is still used by 1 topic`]);
});

test('published topics of published chapters are offered, and no others', async () => {
  const { id, topics } = await published(2);
  await topic(id);
  const offered = async (request: RequestOf<typeof customTopicCalls.choices>) =>
    (await done(customTopicCalls.choices, request)).items.map((each) => each.id);
  expect(await offered({ customChapterId: id })).toEqual(topics.map((each) => each.id));
  expect(await offered({ q: topics[0]!.title })).toContain(topics[0]!.id);
  const { customChapter } = await done(customChapterCalls.detail, { id });
  await done(customChapterCalls.changeStatus, { ...keyOf(customChapter), status: 'draft' });
  expect(await offered({ customChapterId: id })).toEqual([]);
});

test('each save of a text is kept with who saved it', async () => {
  const { id } = await chapter();
  const row = await topic(id);
  await done(customTopicCalls.update, { ...keyOf(row), bodyHtml: '<p>Written again.</p>' });
  const { rows } = await sql<{ no: number; bodyHtml: string; isMine: boolean }>`
    select no, body_html, saved_by = ${client.userId} as is_mine from text_revisions
    where entity = 'custom_topics' and entity_id = ${row.id} order by no`.execute(api.database.db);
  expect(rows).toEqual([
    { no: 1, bodyHtml: '<p>One two three.</p>', isMine: true },
    { no: 2, bodyHtml: '<p>Written again.</p>', isMine: true },
  ]);
});
