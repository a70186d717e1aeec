/** What a category says of itself, in a real browser. */
import { open, row } from './categories/tree';
import { expect, test } from './fixtures';
import { expectAxeClean, see } from './harness';
import { keysOf } from './harness/keyboard';

test('what a category says of itself is written by keyboard, previewed as a search result, and is there again', async ({
  page,
  console,
}) => {
  const { press } = keysOf(page);
  const panel = page.getByRole('dialog');
  const description = panel.getByRole('textbox', { name: /^Description/ });
  await open(page, console.url, 1);
  await row(page, 'Business').getByRole('link', { name: 'Business' }).click();
  await description.focus();
  await page.locator('.ck-editor__editable.ck-focused').waitFor();
  await page.keyboard.type('## For founders');
  await panel.getByLabel(/^Search title/).focus();
  await page.keyboard.type('Learn business');
  await panel.getByRole('textbox', { name: /^Keywords/ }).focus();
  await page.keyboard.type('trade,');
  const result = panel.getByRole('figure', { name: 'Preview of the search result' });
  await expect(result).toContainText('Learn business');
  await expect(result).toContainText('For founders');
  await expectAxeClean(page, 'the panel of a category');
  await press('Save');
  await see(page, 'Business saved');
  await panel.waitFor({ state: 'detached' });
  await page.reload();
  await row(page, 'Business').getByRole('link', { name: 'Business' }).click();
  await expect(description.locator('h2, h3')).toHaveText('For founders');
  await expect(result).toContainText('Learn business');
  await panel.getByText('trade', { exact: true }).waitFor();
});
