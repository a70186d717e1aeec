/** The rich-text editor of content, in the place that another screen has for it. */
import assert from 'node:assert/strict';
import { faqCalls } from '@lectern/contract/content';
import type { Page } from 'playwright-core';
import { expect, test } from './fixtures';
import { expectAxeClean, see, signInAs } from './harness';
import { callAs, categoryWith } from './faqs/setup';

const editing = (page: Page) => page.locator('.ck-editor__editable');
/** Goes into the field of this name, which fetches the editor. */
const enter = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).focus();
  await editing(page).waitFor();
};
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true }).first();

test('editor: an answer with a formula and a table is written, cleaned, and shown where it is read, without a script [1.6]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address, faqs } = await categoryWith(page, ['What is the area of a circle?']);
  const faq = faqs[0]!;
  await page.goto(`${console.url}${address}&id=${faq.id}`);
  await enter(page, 'Answer');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' It is ');
  await tool(page, 'Formula').click();
  // It takes the focus when it is there, unless the person is in another field by then.
  await expect(page.locator('math-field')).toBeFocused();
  await page.getByLabel('Formula in TeX').fill('\\pi r^2');
  await expectAxeClean(page, 'the formula dialog');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.keyboard.type(' of the radius.');
  await tool(page, 'Insert table').click();
  await page.getByRole('button', { name: '2 × 2' }).click();
  await page.keyboard.type('radius');
  await page.keyboard.press('Tab');
  await page.keyboard.type('area');
  await expectAxeClean(page, 'the editor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await see(page, 'Saved');

  const { faq: stored } = await callAs(page, faqCalls.detail, { id: faq.id });
  assert.equal(
    stored.answerHtml,
    '<p>An answer. It is <span class="math-tex" data-formula="\\pi r^2"><math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></mrow></math></span> of the radius.</p>' +
      '<figure class="table"><table><tbody><tr><td>radius</td><td>area</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td></tr></tbody></table></figure>',
  );

  await page.goto(`${console.url}${address}&id=${faq.id}`);
  const read = page.locator('.rich-text-stored');
  await read.locator('math msup').waitFor();
  await read.getByRole('cell', { name: 'area' }).waitFor();
  assert.equal(await editing(page).count(), 0);
  await page.goto(`${console.url}${address}&q=circle`);
  await see(page, /An answer\. It is \\pi r\^2 of the radius\./);
});

test('editor: the last words typed are saved, whatever uses the form', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address, faqs } = await categoryWith(page, ['Does it keep the last word?']);
  const { id } = faqs[0]!;
  await page.goto(`${console.url}${address}&id=${id}`);
  const type = async (text: string): Promise<void> => {
    await enter(page, 'Answer');
    await editing(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(text);
  };
  const answerHtml = async () => (await callAs(page, faqCalls.detail, { id })).faq.answerHtml;

  await type(' One');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await see(page, 'Saved');
  assert.equal(await answerHtml(), '<p>An answer. One</p>');

  await page.goto(`${console.url}${address}&id=${id}`);
  await type(' Two');
  // By a script, as a switch or a screen reader clicks: the editor keeps the focus.
  await page.getByRole('button', { name: 'Publish', exact: true }).evaluate((button: HTMLElement) => button.click());
  await see(page, 'Saved');
  assert.equal(await answerHtml(), '<p>An answer. One Two</p>');
});
