/** `/editor`: the editor with nothing around it, and what would be stored of a text. */
import { expect, test } from './fixtures';
import { expectAxeClean, see, signInAs } from './harness';

test.use({ consoleFor: 'readers' });

const ask = { name: 'Show what would be stored' };

test('editor: its own page shows how a text would be stored, which parts not, and asks again after a failure', async ({
  page,
  console,
  expectErrors,
}) => {
  await signInAs(page, console.url, 2, '/editor');
  const area = page.locator('.ck-editor__editable');
  await area.waitFor();
  await page.getByRole('button', ask).click();
  await see(page, 'Text is required');

  await area.click();
  await page.keyboard.type('Two words');
  expectErrors(/ERR_FAILED .api.editor.clean/);
  await page.route('**/api/editor/clean', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', ask).click();
  await page.getByRole('button', { name: 'Retry' }).click();
  const html = page.getByRole('region', { name: 'As HTML' });
  await expect(html).toContainText('<p>Two words</p>');
  await see(page, 'All of the text was kept');

  await area.evaluate((element) => {
    const { ckeditorInstance: editor } = element as unknown as { ckeditorInstance: { setData(text: string): void } };
    editor.setData('<p>More <a href="ftp://a.example/">words</a></p>');
  });
  await see(page, 'The text has changed since. What is shown below is older.');
  await page.getByRole('button', ask).click();
  await see(page, /^Not kept in the text: /);
  await expect(page.locator('.Toastify__toast, [data-toast]')).toHaveCount(0);
  await expectAxeClean(page, 'the editor’s page');
});
