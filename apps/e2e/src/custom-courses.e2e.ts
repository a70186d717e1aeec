import { customTopicCalls } from '@lectern/contract/content';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { keysOf } from './harness/keyboard';

test('Custom courses: the whole job by keyboard: a chapter is added, its topic written, priced, moved and published, then the chapter', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/li-custom-course/chapter');
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  const { keyboard } = page;
  const { press, choose } = keysOf(page);
  await row('Fractions').or(row('Integrals')).first().waitFor();

  await press('Add chapter');
  await page.getByRole('dialog', { name: 'New chapter' }).waitFor();
  await page.getByLabel('Title', { exact: true }).focus();
  await keyboard.type('Matrices');
  await keyboard.press('Tab');
  await keyboard.type('alg');
  await page.locator('[role=listbox][aria-busy=false] [role=option]').first().waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await press('Add chapter');
  await see(page, 'Added');

  await choose('Matrices', 'Show topics');
  await page.getByRole('heading', { level: 1, name: 'Topics' }).waitFor();
  for (const title of ['Rows and columns', 'Products']) {
    await press('Add topic');
    await page.getByRole('dialog', { name: 'New topic' }).waitFor();
    await page.getByLabel('Title', { exact: true }).focus();
    await keyboard.type(title);
    await page.getByRole('textbox', { name: /^Text/ }).focus();
    await page.locator('.ck-editor__editable.ck-focused').waitFor();
    await keyboard.type(`About ${title.toLowerCase()}.`);
    await page.getByLabel('Price', { exact: true }).focus();
    await keyboard.press('Control+a');
    await keyboard.type('250');
    await press('Add topic');
    await row(title).waitFor();
  }
  const inOrder = async () =>
    (await page.locator('[data-row]').allInnerTexts()).map((text) => /Rows and columns|Products/.exec(text)?.[0]);
  await until('both are in their order', async () => (await inOrder()).join() === 'Rows and columns,Products');
  await choose('Products', 'Move…');
  await page.getByLabel('Position').focus();
  await keyboard.type('Before');
  await press('Move');
  await until('the other order', async () => (await inOrder()).join() === 'Products,Rows and columns');
  await choose('Products', 'Publish');
  await row('Products').getByText('Published').waitFor();
  const [made] = (await callAs(page, customTopicCalls.list, { q: 'about products' })).items;
  if (made?.words !== 2 || made.price !== '250.00' || made.status !== 'published')
    throw new Error(JSON.stringify(made));

  await page.goto(`${console.url}/li-custom-course/chapter`);
  await row('Matrices').getByText('1 of 2 published').waitFor();
  await choose('Matrices', 'Publish');
  await row('Matrices').getByText('Published', { exact: true }).waitFor();
});
