/** Each constant of the specification's editor, seen in the editor that people use: docs/editor.md. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
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

test('editor: undo takes back 20 characters, an indent is 40 px, and a font size is tiny, default or big [9.8, K1, K2, K3]', async ({
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

test('editor: a new table is 2 by 2 from a grid of 10 by 10, its palette has 15 colours in 5 columns [9.8, K4, K5, K6]', async ({
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

test('editor: each autoformat of the specification forms what it names while it is typed [5.27, K16]', async ({
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

test('editor: the form of a table names what is wrong after a pause, does not save it, and Cancel takes back all that it changed [4.9, 5.25, 9.8, 9.9, K9]', async ({
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

/** Opens the form of a new table with this border style; gives its fields. */
const tableForm = async (page: Page, style: string) => {
  await ask(page, (editor) => editor.execute('insertTable'));
  await page.getByRole('button', { name: 'Table properties' }).click();
  const form = page.locator('.ck-table-form');
  const choose = async (name: string): Promise<void> => {
    await form.getByRole('button', { name: /^Style/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await choose(style);
  return {
    choose,
    border: { width: form.getByLabel('Width').first(), colour: form.getByRole('textbox', { name: 'Color' }).first() },
    width: form.getByLabel('Width').last(),
    height: form.getByLabel('Height'),
    background: form.getByRole('textbox', { name: 'Color' }).last(),
    save: form.getByRole('button', { name: 'Save' }),
  };
};
const colours = [
  '#f00',
  '#ff0000',
  'rgb(1, 2, 3)',
  'rgba(1, 2, 3, 0.5)',
  'hsl(10, 20%, 30%)',
  'hsla(10, 20%, 30%, 0.5)',
  'teal',
];
const units = ['px', 'cm', 'mm', 'in', 'pc', 'pt', 'ch', 'em', 'ex', 'rem', 'vh', 'vw', 'vmin', 'vmax'];
/** Colours are written without the spaces after commas, whatever was typed. */
const tight = (text: string): string => text.replace(/, /g, ',');

test('editor: a table takes the colours and lengths of the specification, and refuses any other [5.22, 5.23, 5.24]', async ({
  page,
  console,
}) => {
  await open(page, console.url);
  const { border, width, height, background, save } = await tableForm(page, 'Solid');
  const takes = async (field: Locator, value: string, stored: string): Promise<void> => {
    await field.fill(value);
    await expect.poll(async () => tight(await written(page)), `${value} is taken`).toContain(tight(stored));
  };
  const refuses = async (field: Locator, value: string, message: RegExp): Promise<void> => {
    await field.fill(value);
    await page.getByText(message).waitFor();
    assert.equal(await save.isDisabled(), true);
    await field.fill('');
    await page.getByText(message).waitFor({ state: 'hidden' });
  };
  for (const colour of colours) {
    await takes(border.colour, colour, `border-color:${colour}`);
    await takes(background, colour, `background-color:${colour}`);
  }
  for (const field of [border.colour, background]) await refuses(field, 'no colour', /The color is invalid/);
  for (const unit of units) await takes(border.width, `2${unit}`, `border-width:2${unit}`);
  await takes(border.width, '3', 'border-width:3px');
  await refuses(border.width, '50%', /The value is invalid/);
  await takes(width, '50%', 'width:50%');
  await takes(height, '70%', 'height:70%');
  await takes(width, '12', 'width:12px');
  for (const field of [width, height]) await refuses(field, 'wide', /The value is invalid/);
});

test('editor: without a border style the border has neither width nor colour [5.26]', async ({ page, console }) => {
  await open(page, console.url);
  const { border, choose } = await tableForm(page, 'Solid');
  await border.width.fill('3px');
  await border.colour.fill('teal');
  await choose('None');
  for (const field of [border.width, border.colour]) {
    await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.disabled || input.readOnly)).toBe(true);
  }
  await expect.poll(() => written(page)).not.toContain('teal');
});

test('editor: a to-do item is checked and unchecked by its box and by keyboard [3.11, 4.9]', async ({
  page,
  console,
}) => {
  await open(page, console.url);
  await page.getByRole('button', { name: 'To-do List' }).click();
  await page.keyboard.type('Hand in');
  const isChecked = async () => (await written(page)).includes('checked="checked"');
  await page.locator('.ck-editor__editable input[type=checkbox]').click();
  await expect.poll(isChecked).toBe(true);
  await page.getByText('Hand in').click();
  await page.keyboard.press('Control+Enter');
  await expect.poll(isChecked).toBe(false);
});
