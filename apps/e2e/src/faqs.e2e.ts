import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { callAs, categoryWith, questionsShown } from './faqs/setup';
import { faqCategoryCalls } from '@lectern/contract/content';

test('FAQs: one category is listed in its order, which keys and the pointer change [E13.3]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address } = await categoryWith(page, ['Alpha, is it?', 'Beta, is it?', 'Gamma, is it?', 'Delta, is it?']);
  const order = (...words: string[]) =>
    until(
      words.join(),
      async () => (await questionsShown(page)).map((question) => question.split(',')[0]).join() === words.join(),
    );
  await page.goto(console.url + address);
  await order('Alpha', 'Beta', 'Gamma', 'Delta');

  await page.getByRole('row', { name: /Alpha/ }).focus();
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await until('the place is told', () => page.getByText('Dropped. Alpha, is it?: position 2 of 4').count());
  await order('Beta', 'Alpha', 'Gamma', 'Delta');
  for (const key of ['Space', 'End', 'Escape']) await page.keyboard.press(key);
  await order('Beta', 'Alpha', 'Gamma', 'Delta');

  const grip = (await page.getByRole('row', { name: /Delta/ }).locator('.order-grip').boundingBox())!;
  const top = (await page.getByRole('row', { name: /Beta/ }).boundingBox())!;
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 10, top.y + top.height, { steps: 8 });
  await page.mouse.move(grip.x + 10, top.y + 4, { steps: 4 });
  await page.mouse.up();
  await order('Delta', 'Beta', 'Alpha', 'Gamma');
  await until('the drop is stored', () => page.getByText('Dropped. Delta, is it?: position 1 of 4').count());
  await page.reload();
  await order('Delta', 'Beta', 'Alpha', 'Gamma');

  await page.getByRole('button', { name: 'Actions for Gamma, is it?' }).click();
  await page.getByRole('menuitem', { name: 'Move…' }).click();
  await page.getByLabel('Position').selectOption({ label: 'Before “Beta, is it?”' });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await order('Delta', 'Gamma', 'Beta', 'Alpha');
});

test('FAQs: categories are added, renamed, and deleted with another that takes their FAQs', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors('409 /api/admin/faqs/category');
  await signInAs(page, console.url, 1, '/FAQs');
  const [from, to] = [await categoryWith(page, ['Where will I go?']), await categoryWith(page, [])];
  await page.goto(`${console.url}/FAQs`);
  await page.getByRole('button', { name: 'Categories' }).click();
  await page.getByRole('button', { name: 'Add category' }).click();
  await page.getByLabel('Audience').selectOption({ label: 'Agencies' });
  await page.getByLabel('Name').fill(to.category.name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click();
  await page.getByRole('region', { name: 'Agencies' }).getByText(to.category.name).waitFor();
  await page
    .getByRole('region', { name: 'Students' })
    .getByRole('button', { name: `Actions for ${from.category.name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name').fill(to.category.name);
  await page.getByRole('button', { name: 'Save' }).click();
  await see(page, 'Name is already in use');
  await page.getByLabel('Name').fill(`${from.category.name} renamed`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Actions for ${from.category.name} renamed` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByLabel('Move FAQs to').selectOption({ label: `Students: ${to.category.name}` });
  await page.getByRole('button', { name: 'Delete category' }).click();
  await see(page, 'Category deleted');
  const { items } = await callAs(page, faqCategoryCalls.list, { audience: 'student' });
  if (
    items.some((each) => each.id === from.category.id) ||
    items.find((each) => each.id === to.category.id)?.faqs !== 1
  )
    throw new Error('the FAQ has not moved');
});
