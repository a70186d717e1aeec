/** What is stored comes back from the editor as it was, byte by byte. */
import assert from 'node:assert/strict';
import { customTopicCalls, editorCalls, faqCalls, withSource } from '@lectern/contract/content';
import { fileCalls } from '@lectern/contract/platform/file';
import type { Page } from 'playwright-core';
import { picture } from './categories/picture';
import { documents } from './editor/documents';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { signInAs } from './harness';

/** An address is the API's to give: it is no part of what is stored. */
const withoutAddresses = (html: string): string => html.replace(/<img src="[^"]*" /g, '<img ');
const most = 40;

const ethanol = {
  ...({ kind: 'molecule', source: 'CCO', sourceFormat: 'smiles' } as const),
  ...{ tool: 'openchemlib', toolVersion: '9.25.0' },
};

/** The id of a picture that the API has: of a molecule, with its source. */
const uploadedPicture = async (page: Page): Promise<number> => {
  const { buffer } = await picture(page, 400, 300);
  const answer = (await page.evaluate(
    async ([path, bytes]) => {
      const data = new FormData();
      data.append('upload', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'a.png');
      const deviceId = /(?:^|; )device-id=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'device-id': decodeURIComponent(deviceId), 'app-type': 'admin' };
      return (await fetch(`/api/${path}`, { method: 'POST', headers, body: data })).json() as unknown;
    },
    [fileCalls.editorUpload.path, [...withSource(buffer, ethanol)]] as const,
  )) as { result: { file: { id: number } } };
  return answer.result.file.id;
};

/** Different texts of the demo data, each in one field of the API's answers. */
const demoTexts = async (page: Page): Promise<string[]> => {
  const texts = new Set<string>();
  for (let id = 1; id <= 60; id += 1)
    texts.add((await callAs(page, customTopicCalls.detail, { id })).customTopic.bodyHtml);
  for (let id = 1; id <= 40; id += 1) texts.add((await callAs(page, faqCalls.detail, { id })).faq.answerHtml);
  return [...texts].slice(0, most);
};

test('editor: documents with each element and attribute, and those of the demo, are stored again byte by byte when nobody changes them [3.11]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs?id=new');
  const file = await uploadedPicture(page);
  const own = Object.values(documents).map((html) => html.replaceAll('{file}', String(file)));
  const all = [...own, ...(await demoTexts(page))];
  assert.ok(own.length >= 20 && all.length >= 60, `${own.length} and ${all.length - own.length} documents`);
  await page.getByRole('textbox', { name: /^Answer/ }).focus();
  await page.locator('.ck-editor__editable.ck-focused').waitFor();
  const changed: unknown[] = [];
  for (const html of all) {
    const shown = (await callAs(page, editorCalls.clean, { html })).html;
    const written = await page.evaluate((text) => {
      const { ckeditorInstance: editor } = document.querySelector('.ck-editor__editable') as unknown as {
        ckeditorInstance: { setData(html: string): void; getData(how: object): string };
      };
      editor.setData(text);
      return editor.getData({ skipListItemIds: true });
    }, shown);
    const stored = withoutAddresses((await callAs(page, editorCalls.clean, { html: written })).html);
    const before = withoutAddresses(html);
    if (stored !== before || withoutAddresses(shown) !== before) changed.push({ before, stored, shown });
  }
  assert.deepEqual(changed, []);
});
