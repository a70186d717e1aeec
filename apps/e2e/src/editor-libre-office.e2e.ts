/** Documents of LibreOffice, pasted into the editor as it puts them on the clipboard: what would be stored of each. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editorCalls } from '@lectern/contract/content';
import { libreOffice } from './editor/libre-office';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { signInAs, until } from './harness';

const folder = path.resolve(import.meta.dirname, '../../content-mfe/src/editor/paste/testing/libre-office');

test('editor: documents of LibreOffice keep their words, headings, lists, tables, marks, links and pictures, and nothing of its fonts and classes', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/editor');
  const area = page.locator('.ck-editor__editable').first();
  await area.click();
  const stored: Record<string, string> = {};
  for (const file of readdirSync(folder)) {
    await area.evaluate(
      (element, html) => {
        (element as unknown as { ckeditorInstance: { setData(text: string): void } }).ckeditorInstance.setData('');
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      readFileSync(path.join(folder, file), 'utf8'),
    );
    await until(
      `the pictures of ${file} are uploaded`,
      async () => (await area.locator('img:not([data-file-id])').count()) === 0,
    );
    const html = await area.evaluate((element) =>
      (element as unknown as { ckeditorInstance: { getData(how: object): string } }).ckeditorInstance.getData({
        skipListItemIds: true,
      }),
    );
    const cleaned = await callAs(page, editorCalls.clean, { html });
    stored[path.basename(file, '.html')] = cleaned.html
      .replace(/ (src|srcset|sizes)="[^"]*"/g, '')
      .replace(/ data-file-id="\d+"/g, ' data-file-id="{file}"');
  }
  assert.deepEqual(stored, libreOffice);
});
