import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { faqCalls } from '@lectern/contract/content';
import { fileCalls, type ShownFile } from '@lectern/contract/platform/file';
import { sql } from 'kysely';
import sharp from 'sharp';
import { testApi, type TestApi } from '../../testing';

let api: TestApi;
let client: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  client = await api.signIn(1);
});
afterAll(() => api.close());

const send = async <C extends Call>(call: C, request: RequestOf<C>) => {
  const { status, body } = await client.send(call, request);
  return { status, ...(body as { message?: string; result: ResponseOf<C> }) };
};
const uploaded = async (): Promise<ShownFile> => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('upload', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'drawing.png');
  const response = await client.fetch('/api/s3/upload', { method: 'POST', body });
  return ((await response.json()) as { result: ShownFile }).result;
};
const withPicture = (id: number, src = 'https://elsewhere.example/a.png'): string =>
  `<figure class="image"><img src="${src}" alt="A drawing" data-file-id="${id}"></figure>`;
let number = 0;
const created = (answerHtml: string) =>
  send(faqCalls.create, {
    categoryId: 1,
    languageId: 1,
    question: `What does it look like ${(number += 1)}?`,
    answerHtml,
  });
const storedOf = async (id: number) =>
  (await sql<{ html: string }>`select answer_html as html from faqs where id = ${id}`.execute(api.database.db)).rows[0]
    ?.html;

test('a picture is stored by the id of its file, without an address, and answered with the address of its file', async () => {
  const { file, urls } = await uploaded();
  const { faq } = (await created(withPicture(file.id))).result;
  const stored = `<figure class="image"><img alt="A drawing" data-file-id="${file.id}"></figure>`;
  expect(await storedOf(faq.id)).toBe(stored);
  const shown = stored.replace('<img ', `<img src="${urls.large}" `);
  expect(faq.answerHtml).toBe(shown);
  expect((await send(faqCalls.detail, { id: faq.id })).result.faq.answerHtml).toBe(shown);
  const stale = await send(faqCalls.update, { id: faq.id, version: 9, answerHtml: '' });
  expect((stale.result as unknown as { answerHtml: string }).answerHtml).toBe(shown);
});

test('an answer that comes back unchanged is stored as before', async () => {
  const { file } = await uploaded();
  const { faq } = (await created(withPicture(file.id))).result;
  const before = await storedOf(faq.id);
  await send(faqCalls.update, { id: faq.id, version: faq.version, answerHtml: faq.answerHtml });
  expect(await storedOf(faq.id)).toBe(before);
});

test('a file that a text shows is not deleted', async () => {
  const { file } = await uploaded();
  await created(withPicture(file.id));
  expect((await send(fileCalls.delete, { id: file.id, version: file.version })).status).toBe(409);
});

test('a text with a picture that is deleted is refused on its field; one that has it already keeps its place', async () => {
  const { file } = await uploaded();
  await send(fileCalls.delete, { id: file.id, version: file.version });
  const refused = await created(withPicture(file.id));
  expect([refused.status, refused.message]).toEqual([400, 'A picture in it has been deleted']);

  const kept = await uploaded();
  const { faq } = (await created(withPicture(kept.file.id))).result;
  await sql`update files set status = 'deleting' where id = ${kept.file.id}`.execute(api.database.db);
  expect((await send(faqCalls.detail, { id: faq.id })).result.faq.answerHtml).toMatch(
    /^<figure class="image"><img src="" /,
  );
});
