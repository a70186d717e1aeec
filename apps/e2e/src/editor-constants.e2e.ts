/** Each constant of the specification's editor, seen in the editor that people use: docs/editor.md. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { expect, test } from './fixtures';
import { signInAs } from './harness';

interface Running {
  readonly config: { get(name: string): unknown };
  readonly editing: { readonly view: { focus(): void } };
  getData(options: object): string;
  setData(html: string): void;
  execute(command: string, options?: object): void;
}
/** Asks the editor of the page; the question's text is sent. */
const ask = <R>(page: Page, question: (editor: Running) => R): Promise<R> =>
  page.evaluate(`(${question.toString()})(document.querySelector('.ck-editor__editable').ckeditorInstance)`);
const written = (page: Page): Promise<string> => ask(page, (editor) => editor.getData({ skipListItemIds: true }));

const open = async (page: Page, url: string): Promise<void> => {
  await signInAs(page, url, 1, '/FAQs?id=new');
  await page.getByRole('textbox', { name: /^Answer/ }).focus();
  await page.locator('.ck-editor__editable.ck-focused').waitFor();
};

test('editor: undo takes back 20 characters, an indent is 40 px, and a font size is tiny, default or big', async ({
  page,
  console,
}) => {
  await open(page, console.url);
  await page.keyboard.type('a'.repeat(45));
  await page.keyboard.press('Control+z');
  const left = await written(page);
  assert.ok(['<p>' + 'a'.repeat(40) + '</p>', '<p>' + 'a'.repeat(41) + '</p>'].includes(left), left);
  await page.getByRole('button', { name: 'Increase indent' }).click();
  assert.match(await written(page), /^<p style="margin-left:40px;">/);
  await page.getByRole('button', { name: 'Font Size' }).click();
  const sizes = await page.locator('.ck-font-size-dropdown .ck-list__item').allInnerTexts();
  assert.deepEqual(sizes, ['Tiny', 'Default', 'Big']);
});

test('editor: a new table is 2 by 2 from a grid of 10 by 10, its palette has 15 colours in 5 columns', async ({
  page,
  console,
}) => {
  await open(page, console.url);
  await page.getByRole('button', { name: 'Insert table' }).first().click();
  assert.equal(await page.locator('.ck-insert-table-dropdown-grid-box').count(), 100);
  await page.keyboard.press('Escape');
  await ask(page, (editor) => editor.execute('insertTable'));
  assert.equal((await written(page)).match(/<td>/g)?.length, 4);
  await page.getByRole('button', { name: 'Table properties' }).click();
  await page.locator('.ck-table-form').getByRole('button', { name: 'Color picker' }).last().click();
  const columns = page.locator('.ck-color-grid:visible');
  assert.equal(await columns.locator('.ck-color-grid__tile').count(), 15);
  assert.equal(await columns.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length), 5);
});

const shortcuts: readonly (readonly [typed: string, becomes: string])[] = [
  ['* one', '<ul><li>one</li></ul>'],
  ['- one', '<ul><li>one</li></ul>'],
  ['1. one', '<ol><li>one</li></ol>'],
  ['1) one', '<ol><li>one</li></ol>'],
  ['# one', '<h1>one</h1>'],
  ['## one', '<h2>one</h2>'],
  ['### one', '<h3>one</h3>'],
  ['#### one', '<h4>one</h4>'],
  ['##### one', '<h5>one</h5>'],
  ['###### one', '<h6>one</h6>'],
  ['> one', '<blockquote><p>one</p></blockquote>'],
  ['```one', '<pre><code class="language-plaintext">one</code></pre>'],
  ['**one**', '<p><strong>one</strong></p>'],
  ['__one__', '<p><strong>one</strong></p>'],
  ['*one*', '<p><i>one</i></p>'],
  ['_one_', '<p><i>one</i></p>'],
  ['`one`', '<p><code>one</code></p>'],
];

test('editor: each autoformat of the specification forms what it names while it is typed', async ({
  page,
  console,
}) => {
  await open(page, console.url);
  for (const [typed, becomes] of shortcuts) {
    await ask(page, (editor) => {
      editor.setData('');
      editor.editing.view.focus();
    });
    await page.keyboard.type(typed);
    await expect.poll(() => written(page), typed).toBe(becomes);
  }
});

test('editor: the form of a table names what is wrong after a pause, does not save it, and Cancel takes back all that it changed', async ({
  page,
  console,
}) => {
  await open(page, console.url);
  await ask(page, (editor) => editor.execute('insertTable'));
  const before = await written(page);
  await page.getByRole('button', { name: 'Table properties' }).click();
  const form = page.locator('.ck-table-form');
  await form.getByRole('button', { name: /^Style/ }).click();
  assert.deepEqual(await page.getByRole('menuitemradio').allInnerTexts(), [
    'None',
    'Solid',
    'Dotted',
    'Dashed',
    'Double',
    'Groove',
    'Ridge',
    'Inset',
    'Outset',
  ]);
  await page.getByRole('menuitemradio', { name: 'Dashed' }).click();
  assert.notEqual(await written(page), before);
  const width = form.getByLabel('Width').last();
  await width.fill('wide');
  await page.getByText(/The value is invalid/).waitFor();
  assert.equal(await form.getByRole('button', { name: 'Save' }).isDisabled(), true);
  await form.getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await written(page), before);
});
