/** Pictures in the editor: chosen, sent, shown, described, resized and read. */
import assert from 'node:assert/strict';
import { faqCalls } from '@lectern/contract/content';
import type { Page } from 'playwright-core';
import { expect, test } from './fixtures';
import { expectAxeClean, see, signInAs } from './harness';
import { picture as pictureOf } from './categories/picture';
import { callAs, categoryWith } from './faqs/setup';

test('editor: a picture is uploaded, described, put in a size, saved by its file, and shown where the text is read [7.8, 9.8, K10, K13]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address, faqs } = await categoryWith(page, ['What does a circle look like?']);
  const faq = faqs[0]!;
  await page.goto(`${console.url}${address}&id=${faq.id}`);
  await page.getByRole('textbox', { name: /^Answer/ }).focus();
  await page.locator('.ck-editor__editable.ck-focused').waitFor();
  await page.keyboard.press('Control+End');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload image from computer' }).click(),
  ]);
  await chooser.setFiles(await pictureOf(page, 400, 300));
  const picture = page.locator('.ck-editor__editable figure.image img');
  await expect(picture).toHaveAttribute('data-file-id', /^\d+$/);
  await expect(picture).toHaveAttribute('src', /^\/files\/.+\/large\.webp$/);
  await picture.click();
  await page.getByRole('button', { name: 'Change image text alternative' }).click();
  await page.getByLabel('Text alternative').fill('A green circle');
  await page.keyboard.press('Enter');
  const figure = page.locator('.ck-editor__editable figure.image');
  for (const [style, name] of [
    ['Left aligned image', 'image-style-align-left'],
    ['Right aligned image', 'image-style-align-right'],
  ] as const) {
    await page.getByRole('button', { name: style }).click();
    await expect(figure).toContainClass(name);
  }
  await page.getByRole('button', { name: 'Full width' }).click();
  await expect(figure).not.toContainClass('image-style-align-right');
  await page.getByRole('button', { name: 'Resize image to 50%' }).click();
  await expectAxeClean(page, 'the editor with a picture');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await see(page, 'Saved');

  const { faq: stored } = await callAs(page, faqCalls.detail, { id: faq.id });
  assert.match(
    stored.answerHtml,
    /<figure class="image image_resized" style="width:50%;"><img src="\/files\/[^"]+\/large\.webp" alt="A green circle" (width="400" height="300" )?data-file-id="\d+"/,
  );
  await page.goto(`${console.url}${address}&id=${faq.id}`);
  const read = page.locator('.rich-text-stored').getByRole('img', { name: 'A green circle' });
  await expect(read).toHaveJSProperty('naturalWidth', 400);
});

test('editor: a picture that is too large is refused in the words of the specification, and leaves nothing in the text [K14]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs?id=new');
  await page.getByRole('textbox', { name: /^Answer/ }).focus();
  await page.locator('.ck-editor__editable.ck-focused').waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload image from computer' }).click(),
  ]);
  const { buffer, ...file } = await pictureOf(page, 8, 8);
  await chooser.setFiles({ ...file, buffer: Buffer.concat([buffer, Buffer.alloc(2 * 1024 * 1024)]) });
  await see(page, 'Max file size is 2 MB');
  await expect(page.locator('.ck-editor__editable img')).toHaveCount(0);
});

/** A chosen picture in the editor of `/editor`, selected. */
const withPicture = async (page: Page, url: string): Promise<void> => {
  await signInAs(page, url, 1, '/editor');
  await page.locator('.ck-editor__editable').click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload image from computer' }).click(),
  ]);
  await chooser.setFiles(await pictureOf(page, 400, 300));
  const picture = page.locator('.ck-editor__editable figure.image img');
  await expect(picture).toHaveAttribute('data-file-id', /^\d+$/);
  await picture.click();
};

test('editor: a picture is resized in per cent, to 25, 50, 75 or its own size [K11]', async ({ page, console }) => {
  await withPicture(page, console.url);
  const figure = page.locator('.ck-editor__editable figure.image');
  for (const size of ['25%', '50%', '75%']) {
    await page.getByRole('button', { name: `Resize image to ${size}` }).click();
    await expect(figure).toHaveAttribute('style', new RegExp(`width: ?${size}`));
  }
  await page.getByRole('button', { name: 'Resize image to the original size' }).click();
  await expect(figure).not.toContainClass('image_resized');
});

test('editor: the frame of a picture is drawn again every 200 ms at most [9.8, K12]', async ({ page, console }) => {
  await withPicture(page, console.url);
  await page.getByRole('button', { name: 'Resize image to 50%' }).click();
  await page.locator('.ck-widget__resizer').waitFor({ state: 'attached' });
  const drawn = await page.evaluate(async () => {
    const drawn: number[] = [];
    new MutationObserver(() => drawn.push(performance.now())).observe(document.querySelector('.ck-widget__resizer')!, {
      attributes: true,
      attributeFilter: ['style'],
    });
    const editor = document.querySelector<HTMLElement>('.rich-text-editor')!;
    const end = performance.now() + 2000;
    for (let width = 900; performance.now() < end; width -= 4) {
      editor.style.inlineSize = `${width}px`;
      window.dispatchEvent(new Event('resize'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return drawn;
  });
  assert.ok(drawn.length >= 4, `drawn ${drawn.length} times`);
  // A busy machine may draw it late once and in time the next: there are not more drawings for that.
  const most = (drawn.at(-1)! - drawn[0]!) / 200 + 2;
  assert.ok(drawn.length <= most, `drawn at ${drawn.map(Math.round).join(', ')} ms`);
});
