/** What other programs put on the clipboard, pasted into the editor. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from './fixtures';
import { see, signInAs } from './harness';

test.use({ consoleFor: 'readers' });

const fixtures = path.resolve(import.meta.dirname, '../../content-mfe/src/editor/paste/testing');
const clipboard = (name: string): string => readFileSync(path.join(fixtures, name), 'utf8');

const area = (page: Page) => page.locator('.ck-editor__editable');
const paste = (page: Page, type: string, text: string): Promise<void> =>
  area(page).evaluate(
    (element, [kind, content]) => {
      const data = new DataTransfer();
      data.setData(kind, content);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [type, text] as const,
  );
const written = (page: Page): Promise<string> =>
  area(page).evaluate((element) =>
    (element as unknown as { ckeditorInstance: { getData(): string } }).ckeditorInstance.getData(),
  );

test('editor: formulas of Word, MathType and KaTeX are pasted as formulas, and one that can’t be read as text that is named', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/editor');
  await area(page).click();
  await paste(page, 'text/html', clipboard('word.html'));
  await expect(area(page).locator('.editor-formula')).toHaveCount(5);
  await expect(area(page)).toContainText('Then we sum');
  await expect(area(page).locator('img')).toHaveCount(0);
  expect(await written(page)).toContain('data-formula="x=\\frac{-b\\pm \\sqrt{b^{2}-4ac}}{2a}"');
  await paste(page, 'text/plain', clipboard('word-mathml.txt'));
  await paste(page, 'text/plain', clipboard('mathtype.txt'));
  await paste(page, 'text/html', clipboard('katex.html'));
  await expect(area(page).locator('.editor-formula')).toHaveCount(8);
  expect(await written(page)).toContain('data-formula="E=mc^{2}"');
  await paste(page, 'text/html', '<p>See <math><mi>x</mi><maction><mi>y</mi></maction></math> there</p>');
  await see(page, 'One formula could not be read and was pasted as text: xy');
  await expect(area(page)).toContainText('xy there');
});
