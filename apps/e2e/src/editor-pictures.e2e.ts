/** Pictures in the editor: chosen, sent, shown, described, resized and read. */
import assert from 'node:assert/strict';
import { faqCalls } from '@lectern/contract/content';
import { expect, test } from './fixtures';
import { expectAxeClean, see, signInAs } from './harness';
import { picture as pictureOf } from './categories/picture';
import { callAs, categoryWith } from './faqs/setup';

test('editor: a picture is uploaded, described, put in a size, saved by its file, and shown where the text is read', async ({
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

test('editor: a picture that is too large is refused in the words of the specification, and leaves nothing in the text', async ({
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
