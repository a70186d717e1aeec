/** Categories and FAQs: the whole job by the keyboard alone. The other screens' is in their own files. */
import { test } from './fixtures';
import { signInAs, see, until } from './harness';
import { keysOf } from './harness/keyboard';
import { categoryWith } from './faqs/setup';

test('FAQs: the whole job by keyboard: one is added, changed, published, deleted and restored [E13.1]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address } = await categoryWith(page, ['Was it here before?']);
  await page.goto(console.url + address);
  const { press, choose, untilClosed } = keysOf(page);
  const question = 'How is it typed now?';
  const row = page.locator('[data-row]').filter({ hasText: question });
  const field = page.getByLabel('Question', { exact: true });
  const focused = () =>
    until('the question has the focus', () => field.evaluate((element) => element === document.activeElement));

  await page.locator('[data-row]').first().waitFor();
  await press('Add FAQ');
  await focused();
  await page.keyboard.type('How is it typed?');
  await page.getByRole('textbox', { name: /^Answer/ }).focus();
  // Before the editor is there; Tab leads on from it.
  await page.keyboard.type('By keys');
  await page.locator('.ck-editor__editable.ck-focused').waitFor();
  await page.keyboard.type(' alone.');
  await press('Add FAQ');
  await see(page, 'Added');
  await page.locator('[data-row]').filter({ hasText: 'How is it typed?' }).waitFor();
  await untilClosed();
  await page.locator('[data-row]').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await field.waitFor();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await see(page, 'Saved');
  await choose(question, 'Publish');
  await row.getByText('Published').waitFor();
  await choose(question, 'Delete…');
  await page.getByRole('dialog').locator(':focus').waitFor();
  await press('Delete');
  await row.waitFor({ state: 'detached' });
  await untilClosed();
  await press('Recently deleted');
  await choose(question, 'Restore');
  await press('Back to FAQs');
  await row.getByText('Published').waitFor();
});

test('Categories: the whole job by keyboard: one is created, renamed, made inactive, deleted and restored [E13.1]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/category/list');
  const { press, choose, untilClosed } = keysOf(page);
  const [first, then] = ['Typed by hand', 'Typed again'];
  const row = (text: string) => page.locator('[data-category]').filter({ hasText: text });
  const name = page.getByLabel('Name', { exact: true });
  const focused = () =>
    until('the name has the focus', () => name.evaluate((element) => element === document.activeElement));

  await page.locator('[data-category]').first().waitFor();
  await choose('Business', 'Add sub-category');
  await focused();
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await row(first).waitFor();
  await choose(first, 'Edit');
  await name.waitFor();
  await name.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(then);
  await page.keyboard.press('Enter');
  await row(then).waitFor();
  await choose(then, 'Deactivate');
  await row(then).getByText('Inactive').waitFor();
  await choose(then, 'Delete…');
  await see(page, 'It can be restored from Recently deleted for 30 days.');
  await press('Delete');
  await row(then).waitFor({ state: 'detached' });
  await untilClosed();
  await press('Recently deleted');
  await choose(then, 'Restore');
  await see(page, 'Restored');
});
